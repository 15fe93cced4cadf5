// What the linter looks for in the client: mistakes. Style is Prettier's, types of templates are svelte-check's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules/", "pocket/", "src/lib/api/schema.d.ts", "**/*.generated.*"] },
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // A value is declared as what it is, in tests, too; $lib/testing and each game's testing.ts make whole ones.
      "no-restricted-syntax": [
        "error",
        { selector: "TSAsExpression > TSAsExpression", message: "Say what the value is instead of casting twice." },
        { selector: "TSAsExpression > TSNeverKeyword", message: "Say what the value is instead of `as never`." },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // Props are written as methods of their interface; none of them has a `this`.
      "@typescript-eslint/unbound-method": "off",
      // What is to be reactive says so: $state.raw with values that are replaced, never changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts", "**/*.svelte.test.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // Here values of Python are handled, of which nothing is known beforehand.
    files: ["src/pocket/python.ts", "src/pocket/records.ts", "src/pocket/given.ts"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        "off",
      ]),
    ),
  },
  {
    // The parser does not know components, snippets' parameters and bindings, nor that `$derived` runs again.
    files: ["**/*.svelte"],
    rules: {
      "no-useless-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.test.ts"],
    rules: { "@typescript-eslint/no-unnecessary-type-assertion": "off" },
  },
  {
    files: ["public/**/*.js", "*.config.js"],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker },
  },
);

// @vitest-environment node
import { readFileSync } from "node:fs";
import { canBeRead, type Pair } from "../common/contrast";

const CARS = ["yellow", "blue", "orange", "green", "black", "red", "brown"];
const PAIRS: Pair[] = [
  ...CARS.map((car) => [`cc-on-${car}`, `cc-${car}`] as const),
  ["cc-figures-on-purple", "cc-purple"],
  ["cc-ink", "cc-page"],
  ["cc-ink", "cc-street"],
  ["cc-soft", "cc-page"],
  ["#22303a", "cc-shine"],
];
canBeRead(readFileSync(new URL("./palette.css", import.meta.url), "utf8"), PAIRS);

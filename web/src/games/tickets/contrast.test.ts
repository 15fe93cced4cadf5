// @vitest-environment node
import { readFileSync } from "node:fs";
import { canBeRead, type Pair } from "../common/contrast";

const PAIRS: Pair[] = [
  ...[0, 1, 2, 3].map((seat) => [`tk-on-seat-${seat}`, `tk-seat-${seat}`] as const),
  ["tk-dark", "tk-cream"],
  ["tk-on-lit", "tk-lit-edge"],
  ["tk-name", "tk-paper"],
  ...["tk-sea", "tk-deep", "tk-mid", "tk-shallow"].map((water) => ["tk-words", water] as const),
];
canBeRead(readFileSync(new URL("./palette.css", import.meta.url), "utf8"), PAIRS);

/** A short way to write sections of a rules page. */
import type { Section } from "../contract";

/** A section: the id of its title, its paragraphs each with the ids of its rules, and the names of its figures. */
export function section(
  title: string,
  paragraphs: readonly (readonly [text: string, ...rules: string[]])[],
  ...figures: string[]
): Section {
  return { title, paragraphs: paragraphs.map(([text, ...rules]) => ({ text, rules })), figures };
}

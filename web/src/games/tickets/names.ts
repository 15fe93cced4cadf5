/** The names on a board in one language. French names come with articles, which sentences need and maps do not. */
import type { BoardData } from "./types.generated";

/** A name's article; `d` stands for a name without one that begins with a vowel. */
export type Article = "le" | "la" | "les" | "l" | "d" | "none";

interface Named {
  name: string;
  names: Readonly<Record<string, string>>;
}

/** A board as people of a language call it. */
export function inLanguage(board: BoardData, language: string): BoardData {
  return {
    ...board,
    name: called(board, language),
    locations: board.locations.map((place) => ({ ...place, name: parted(called(place, language), language).name })),
    scenery: board.scenery.map((item) => ({ ...item, name: called(item, language) })),
  };
}

/** The articles of a board's places, by their ids. */
export function articlesOf({ locations }: BoardData, language: string): ReadonlyMap<string, Article> {
  return new Map(locations.map((place) => [place.id, parted(called(place, language), language).article]));
}

function called({ name, names }: Named, language: string): string {
  return names[language] ?? name;
}

/** A name and its article. */
function parted(name: string, language: string): { name: string; article: Article } {
  const [, article = "", bare = name] = (language === "fr" && /^(le |la |les |l[’'])?(.*)$/i.exec(name)) || [];
  const bound = article.toLowerCase().replace(/[ ’']/, "");
  if (bound) return { name: bare, article: bound as Article };
  return { name, article: /^[aeiouyé]/i.test(name) ? "d" : "none" };
}

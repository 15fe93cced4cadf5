// Fixes Korean sentences once names are filled in: particles that fit the word before them, no honorific for bots.

const PARTICLES: Readonly<Record<string, readonly [after: string, otherwise: string]>> = {
  "이(가)": ["이", "가"],
  "을(를)": ["을", "를"],
  "은(는)": ["은", "는"],
  "과(와)": ["과", "와"],
  "(으)로": ["으로", "로"],
};
const OPEN = /(.)(이\(가\)|을\(를\)|은\(는\)|과\(와\)|\(으\)로)/gu;
/** Digits whose Korean names end in a consonant. */
const CLOSED_DIGITS = "013678";

/** Whether what ends with a character ends in a consonant. */
function closed(last: string): boolean {
  const code = last.codePointAt(0)! - 0xac00;
  if (code >= 0 && code < 11172) return code % 28 !== 0;
  if (/\d/.test(last)) return CLOSED_DIGITS.includes(last);
  return /[bcdgklmnpqrt]/i.test(last);
}

/** A sentence with its particles chosen: 이(가) becomes 이 or 가. */
export function finish(text: string): string {
  return text
    .replaceAll("봇 님", "봇")
    .replaceAll(
      OPEN,
      (_, last: string, particle: string) => last + PARTICLES[particle]![takes(last, particle) ? 0 : 1],
    );
}

/** Whether the first form of a particle follows: after a consonant, but ㄹ (also of 1, 7 and 8) is followed by 로. */
function takes(last: string, particle: string): boolean {
  if (particle !== "(으)로") return closed(last);
  const code = last.codePointAt(0)! - 0xac00;
  return closed(last) && (code < 0 || code % 28 !== 8) && !"178l".includes(last);
}

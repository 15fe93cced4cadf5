/** Keeps the face-up cards in their places: a view only counts them, but a card that stays should not move. */
import { type CardKind, type Cards, spread } from "./view";

/** The row after a change: cards that stayed where they lay, new ones where others were taken, `taken` before its equals. */
export function settle(lay: readonly CardKind[], row: Cards, taken = -1): CardKind[] {
  const rest: Partial<Record<CardKind, number>> = { ...row };
  const slots: (CardKind | undefined)[] = lay.map(() => undefined);
  // The last one here goes first: the card that was taken, or else the leftmost of its kind.
  const order = [...lay.keys()].sort((one, other) => Number(one === taken) - Number(other === taken) || other - one);
  for (const slot of order) {
    const kind = lay[slot]!;
    if (!rest[kind]) continue;
    rest[kind]--;
    slots[slot] = kind;
  }
  const fresh = spread(rest);
  return [...slots.map((kind) => kind ?? fresh.shift()).filter((kind) => kind !== undefined), ...fresh];
}

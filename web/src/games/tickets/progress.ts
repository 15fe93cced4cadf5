/** How far a ticket is: what its owner could know by counting spaces on the board. */
import type { TrackShape } from "./board";
import type { Ticket, View } from "./view";

/** Spaces that a seat still has to claim to join a ticket's two locations: 0 when they are, null when it cannot be any more. */
export function spacesLeft(
  tracks: readonly TrackShape[],
  view: View,
  seat: number,
  ticket: Pick<Ticket, "a" | "b">,
): number | null {
  const cost = costsFrom(ticket.a, tracks, view, seat).get(ticket.b);
  return cost !== undefined && cost <= view.players[seat]!.cars ? cost : null;
}

/** The tracks that a seat has yet to claim on any shortest way to complete its tickets. */
export function missingTracks(tracks: readonly TrackShape[], view: View, seat: number): Set<string> {
  const missing = new Set<string>();
  for (const ticket of view.players[seat]!.tickets) {
    const left = ticket.completed ? null : spacesLeft(tracks, view, seat, ticket);
    if (left === null) continue;
    const [from, to] = [ticket.a, ticket.b].map((end) => costsFrom(end, tracks, view, seat)) as [Costs, Costs];
    for (const track of tracks) {
      const price = priceOf(track, view, seat);
      const ways = [
        [track.a.id, track.b.id],
        [track.b.id, track.a.id],
      ] as const;
      if (price && ways.some(([a, b]) => (from.get(a) ?? Infinity) + price + (to.get(b) ?? Infinity) === left))
        missing.add(track.id);
    }
  }
  return missing;
}

type Costs = ReadonlyMap<string, number>;

/** What it costs a seat in cars to get from a location to each that it can still reach. */
function costsFrom(start: string, tracks: readonly TrackShape[], view: View, seat: number): Costs {
  const costs = new Map<string, number>([[start, 0]]);
  const settled = new Set<string>();
  for (;;) {
    const [here, cost] = [...costs].filter(([id]) => !settled.has(id)).sort((one, other) => one[1] - other[1])[0] ?? [];
    if (here === undefined || cost === undefined) return costs;
    settled.add(here);
    for (const track of tracks) {
      const next = track.a.id === here ? track.b.id : track.b.id === here ? track.a.id : null;
      const price = next === null ? null : priceOf(track, view, seat);
      if (next !== null && price !== null) costs.set(next, Math.min(costs.get(next) ?? Infinity, cost + price));
    }
  }
}

/** What a track costs a seat in cars: nothing when it is its own, null when it can never be. */
function priceOf(track: TrackShape, view: View, seat: number): number | null {
  const owner = view.owners[track.id];
  if (owner !== undefined) return owner === seat ? 0 : null;
  return isClosed(track, view, seat) ? null : track.length;
}

/** Whether a seat can no longer claim a track that nobody has, because of the other track of its route (TK-20). */
export function isClosed(track: TrackShape, view: View, seat: number | null): boolean {
  const partner = track.partner === null ? undefined : view.owners[track.partner];
  return (
    view.owners[track.id] === undefined && partner !== undefined && (partner === seat || view.players.length === 2)
  );
}

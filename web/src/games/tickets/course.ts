/** How points grow during a game of tickets: with every route. Tickets and tokens count at the end. */
import type { Course } from "../contract";
import type { Tickets } from "./view";

export const course: Course<Tickets> = {
  gain: (event) => (event.type === "route_claimed" ? { seat: event.seat, points: event.points } : null),
  color: (seat) => `var(--tk-seat-${seat})`,
};

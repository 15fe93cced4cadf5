/** How points grow during a game of Cable Car: with every line that ends. Shares are worth nothing before the end. */
import type { Course } from "../contract";
import { type CableCar, seatColor } from "./view";

export const course: Course<CableCar> = {
  gain(event, view) {
    if (event.type !== "line_scored" || event.color === null || view.shares) return null;
    return { seat: view.colors.indexOf(event.color), points: event.points };
  },
  color(seat, view) {
    const color = seatColor(view, seat);
    return color && `var(--cc-${color})`;
  },
};

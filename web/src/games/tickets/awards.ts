// Drawings of the game's achievements, by their names in the order in which a profile shows them.
import { PHOTO, RUNAWAY } from "../common/medals";

export const AWARDS: Record<string, string> = {
  planner: "M4 7h16v3.5a2 2 0 0 0 0 4V18H4v-3.5a2 2 0 0 0 0-4zM9 12.5l2 2 4-4",
  souvenirs: "M12 3l2.5 6 6.5.5-5 4.2 1.6 6.3-5.6-3.5L6.400 20 8 13.7 3 9.5 9.5 9z",
  lastcar: "M6 5h12v11H6zM6 10.5h12M9 19l-2 2.5M15 19l2 2.5M9 13.5h.01M15 13.5h.01M12 2v3",
  photo: PHOTO,
  runaway: RUNAWAY,
};

// Drawings of the game's achievements, by their names in the order in which a profile shows them.
import { PHOTO, RUNAWAY } from "../common/medals";

export const AWARDS: Record<string, string> = {
  haul: "M2.5 20c3 0 2.5-6 5.5-6s3 4 6 4 3-7 4.5-9M16.5 4.5h5v5h-5z",
  powerhouse: "M13 3L6 13.5h5L10 21l7.5-10.5h-5.5z",
  spotless: "M12 3v6M12 15v6M3 12h6M15 12h6M7 7l1.5 1.5M15.5 15.5L17 17M17 7l-1.5 1.5M8.5 15.5L7 17",
  photo: PHOTO,
  runaway: RUNAWAY,
};

// Drawings of achievements that several games share: one line each, in a square of 24.
export const PHOTO = "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z";
export const RUNAWAY = "M3 19L17 7M17 7h-5.5M17 7v5.5M7 21h14";

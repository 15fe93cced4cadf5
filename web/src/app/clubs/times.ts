// Converts between the server's times and the values of date and time fields.

/** A moment as a field shows it: the time on the wall, to the minute. */
export function onTheWall(moment: string): string {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What a field says, as a moment. */
export function momentOf(wall: string): string {
  return new Date(wall).toISOString();
}

/** Eight in the evening, today or tomorrow, as a field shows it: most clubs play then. */
export function nextEvening(now: Date): string {
  const evening = new Date(now);
  evening.setHours(20, 0, 0, 0);
  if (evening <= now) evening.setDate(evening.getDate() + 1);
  return onTheWall(evening.toISOString());
}

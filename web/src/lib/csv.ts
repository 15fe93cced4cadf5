// Tables as text that spreadsheets and programs read.

/** A line of names, then a line for each row; RFC 4180. */
export function toCsv(rows: readonly Record<string, string | number | boolean | null>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? "")))];
  return lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

// The text and the small picture for sharing a day's result: they show how it went, without spoilers.

/** How a deal went, in words. */
export interface Shared {
  game: string;
  date: string;
  /** The opponent: Against Mabel, Normal. */
  rival: string;
  /** Won, 97 : 80. */
  result: string;
  won: boolean;
  /** How many days in a row. */
  streak: string;
  /** The day of the week: Monday is 0. Bots grow stronger day by day. */
  weekday: number;
  /** Where others can play it. */
  address: string;
}

/** The size of link preview images. */
export const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, WEEK] = [96, 7];
const COLORS = {
  paper: "#f8f5ee",
  water: "#dce9ec",
  deep: "#1f4a5c",
  ink: "#22303a",
  soft: "#4b5a64",
  accent: "#c0442e",
};

export function textOf({ game, date, rival, result, streak, address }: Shared): string {
  return [`Fog City, ${game}, ${date}`, rival, result, streak, address].join("\n");
}

/** Draw the picture: text next to a bridge, and the day of the week. */
export async function draw(canvas: HTMLCanvasElement, shared: Shared): Promise<void> {
  const styles = getComputedStyle(document.documentElement);
  const [plain, display] = ["--font", "--font-display"].map((name) => styles.getPropertyValue(name).trim());
  const font = (size: number, family = plain): string => `${size}px ${family}`;
  await Promise.all([40, 76].map((size) => document.fonts?.load(font(size, display)))).catch(() => null);
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = COLORS.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  bridge(pen);
  const write = (text: string, y: number, size: number, color: string, family = plain): void => {
    pen.fillStyle = color;
    pen.font = font(size, family);
    pen.fillText(text, LEFT, y, WIDTH - 2 * LEFT);
  };
  write("Fog City", 110, 40, COLORS.accent, display);
  write(shared.game, 200, 76, COLORS.ink, display);
  write(`${shared.date} · ${shared.rival}`, 262, 40, COLORS.soft);
  write(shared.result, 364, 76, shared.won ? COLORS.accent : COLORS.ink); // the display face has figures of old style
  write(shared.streak, 424, 40, COLORS.soft);
  for (let day = 0; day < WEEK; day++) {
    pen.beginPath();
    pen.arc(LEFT + 14 + 44 * day, 476, 14, 0, 2 * Math.PI);
    pen.fillStyle = day <= shared.weekday ? COLORS.accent : "#ddd6c8";
    pen.fill();
  }
}

/** The bay at the foot of the picture, with a bridge in the fog. */
function bridge(pen: CanvasRenderingContext2D): void {
  const sea = HEIGHT - 90;
  pen.fillStyle = COLORS.water;
  pen.fillRect(0, sea, WIDTH, HEIGHT - sea);
  pen.strokeStyle = pen.fillStyle = COLORS.accent;
  pen.lineWidth = 5;
  const towers = [820, 1060];
  for (const x of towers) pen.fillRect(x, sea - 190, 16, 230);
  pen.fillRect(620, sea - 20, WIDTH - 620, 8);
  pen.beginPath();
  pen.moveTo(620, sea - 20);
  pen.quadraticCurveTo(760, sea - 50, towers[0]! + 8, sea - 186);
  pen.quadraticCurveTo(948, sea + 110, towers[1]! + 8, sea - 186);
  pen.quadraticCurveTo(1110, sea - 70, WIDTH, sea - 40);
  pen.stroke();
  pen.fillStyle = "rgb(255 255 255 / 0.85)";
  for (const [x, width] of [
    [780, 130],
    [930, 170],
    [1120, 150],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, sea + 22, width, 34, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = COLORS.deep;
  pen.fillRect(0, HEIGHT - 12, WIDTH, 12);
}

/** The picture as a file. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], `${name}.png`, { type: blob.type })), "image/png"),
  );
}

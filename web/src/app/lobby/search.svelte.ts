// The search for opponents: at most one at a time; it lasts as long as its socket, on whatever page you are.
import { go } from "$app/router.svelte";
import type { SearchMessage } from "$lib/api/types";
import { call } from "$lib/attention";
import { need, t } from "$lib/i18n.svelte";
import { introduce } from "$lib/me.svelte";
import { toast } from "$lib/toasts.svelte";
import { mine } from "./mine.svelte";

export interface Seek {
  game: string;
  players: number;
}
type Told = Extract<SearchMessage, { type: "searching" }>;

const AGAIN = 2_000; // milliseconds until a broken line is opened again
const REFUSED: Record<number, string> = {
  4409: "seek-elsewhere",
  4429: "problem-limit-searches",
  4404: "problem-limit-searches",
};

class Search {
  seek: Seek | null = $state.raw(null);
  /** The state of the search, as sent by the server. */
  told: Told | null = $state.raw(null);
  /** When it began, by the clock of this device. */
  began = 0;
  #socket: WebSocket | undefined;

  /** Look for opponents, instead of for others. */
  async start(seek: Seek): Promise<void> {
    await Promise.all([introduce(), need("friends")]);
    this.stop();
    this.seek = seek;
    this.began = Date.now();
    this.#open(seek);
  }

  /** Look no longer. */
  stop(): void {
    this.seek = this.told = null;
    this.#socket?.close();
    this.#socket = undefined;
  }

  #open(seek: Seek): void {
    const query = new URLSearchParams({ game: seek.game, players: String(seek.players) });
    const address = `${location.origin.replace("http", "ws")}/api/search/socket?${query}`;
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as SearchMessage;
      if (this.#socket !== socket) return;
      if (message.type === "searching") this.told = message;
      else this.#found(message.table);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      const why = REFUSED[code];
      if (why) toast(t(why), "bad");
      if (why || code === 4401) this.stop();
      else setTimeout(() => this.#socket === socket && this.#open(seek), AGAIN);
    };
  }

  #found(table: string): void {
    this.stop();
    void call("Fog City", t("seek-found"), { bell: true });
    toast(t("seek-found"));
    void mine.look();
    go(`/table/${table}`);
  }
}

export const search = new Search();

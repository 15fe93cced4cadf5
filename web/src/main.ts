// Starts the client: settings and texts come first, so that the first thing on the screen is right.
import "$lib/fonts.css";
import "$lib/tokens.css";
import "$lib/base.css";
import { mount } from "svelte";
import App from "$app/App.svelte";
import { askGames, OWN } from "$app/games.svelte";
import { ahead } from "$app/pages";
import { here } from "$app/router.svelte";
import { chosen, speak } from "$lib/i18n.svelte";
import { introduce } from "$lib/me.svelte";
import { listenForTouch } from "$lib/sound";

introduce().catch(() => {}); // pages that need an account ask again and say what is wrong
listenForTouch();
askGames().catch(() => {}); // for the names of games that have no words here
await speak(chosen(), ...OWN, ...ahead(here()));
mount(App, { target: document.getElementById("app")! });

// It fetches the files of all pages: on a slow line they wait until this one is here.
if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => void keep().catch(() => {}), 5000);

async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  (await navigator.serviceWorker.ready).active?.postMessage("all"); // also what bots know
}

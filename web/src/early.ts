// Runs by itself before the first paint: sets the chosen theme, hides a prerendered page that doesn't fit this user, and
// sends the first requests, so that their answers are there when the client needs them (see $lib/api/client).
// The storage keys are those of $lib/settings.svelte, $lib/me.svelte and the tutorials' progress.
{
  const root = document.documentElement;
  const kept = (key: string): Record<string, unknown> => {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  const { theme, language } = kept("fogcity-settings");
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : night ? "dark" : "light";

  const [, page, about = ""] = location.pathname.split("/");
  const elsewhere = page === "learn" && kept("fogcity-learn")[about];
  if (elsewhere || (language && language !== root.lang)) root.dataset.shell = "plain";

  const hosted = page === "table" && !about.startsWith("device-");
  const table = hosted && kept("fogcity-account").known ? [`/api/tables/${about}`] : [];
  const questions = ["/api/games", ...table, ...table.map((one) => `${one}/board`)];
  const asked = Object.fromEntries(questions.map((address) => [address, fetch(address)]));
  for (const answer of Object.values(asked)) answer.catch(() => {}); // whoever wants it hears of it
  Object.assign(globalThis, { asked });
}

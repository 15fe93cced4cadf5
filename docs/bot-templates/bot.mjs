// A bot in JavaScript: fogcity arena tickets --bots "cmd:node docs/bot-templates/bot.mjs,planner"
//
// One JSON object a line comes on stdin; hello and choose are answered on stdout. Print what you want to see on stderr.
import { createInterface } from "node:readline";

let game, options, board, seat, chance, history;

const answers = {
  hello(message) {
    ({ game, options, board } = message);
    return { name: "javascript template", protocol: message.protocol };
  },

  new_game(message) {
    seat = message.seat;
    history = []; // what everybody saw so far: of each step its seat, its action and its events
    chance = random(message.seed);
  },

  // `view` is what the seat sees, `actions` all that is legal; `seconds` is how long you may think. Your idea goes here.
  choose({ id, view, actions, seconds, since, history: news }) {
    history = [...history.slice(0, since), ...news];
    return { id, action: actions[Math.floor(chance() * actions.length)].text };
  },

  game_over({ places, scores }) {
    console.error(`place ${places[seat]} of ${scores}`);
  },
};

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer = answers[message.type]?.(message);
  if (answer) process.stdout.write(JSON.stringify(answer) + "\n");
}

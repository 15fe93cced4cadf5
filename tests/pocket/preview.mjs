// Answers calls of the functions that pages ask of views, which come as JSON on standard input.
import { text } from "node:stream/consumers";

const answers = [];
for (const { game, name, given } of JSON.parse(await text(process.stdin))) {
  const functions = await import(`../../web/src/games/${game}/preview.generated.js`);
  answers.push(functions[name](...given));
}
process.stdout.write(JSON.stringify(answers));

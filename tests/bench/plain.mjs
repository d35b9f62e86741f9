// node:http and nothing else: what no server in JavaScript can do better. Answers every request with
// the same bytes, ready or made by `JSON.stringify` each time; prints where it listens.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { isReady, body, headers } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const ready = Buffer.from(body, 'base64');
const value = isReady ? null : JSON.parse(ready.toString());

function answer(response) {
  const bytes = isReady ? ready : Buffer.from(JSON.stringify(value));
  response.writeHead(200, { ...headers, 'content-length': bytes.length });
  response.end(bytes);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') answer(response);
  // A request's body must be read, or the next one would begin in the middle of it.
  else request.resume().on('end', () => answer(response));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});

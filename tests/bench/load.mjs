// Sends requests over many connections for some seconds, and prints what came of it as JSON.
// Plain JavaScript in a process of its own, on bare sockets: it shares two cores with the server
// that is measured, and must take as little of them as it can.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const { port, connections, seconds, requests, status, holds, from } = JSON.parse(
  await text(process.stdin),
);
// `%N%` in a request is another number each time; of nine digits always, so that lengths stay true.
const templates = requests.map((request) => request.split('%N%'));
const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '0\r\n\r\n';
const times = [];
let next = from;
const end = performance.now() + seconds * 1000;

function requestAt(n) {
  const parts = templates[n % templates.length];
  return parts.length === 1 ? parts[0] : parts.join(String(next++));
}

/** Sends requests until the time is over; an answer that is not as expected ends everything. */
function ask(place) {
  return new Promise((resolve, reject) => {
    let n = place;
    let begun = 0;
    let early = null;
    let missing = 0;
    let isChunked = false;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });

    function send() {
      begun = performance.now();
      socket.write(requestAt(n));
      n += connections;
    }

    function answered() {
      const now = performance.now();
      times.push(now - begun);
      if (now < end) send();
      else socket.end(resolve);
    }

    /** Reads the head once it is there; gives how many bytes of the body came with it. */
    function begin(chunk) {
      const whole = early ? Buffer.concat([early, chunk]) : chunk;
      const headerEnd = whole.indexOf(HEAD_END);
      early = headerEnd < 0 ? whole : null;
      if (headerEnd < 0) return 0;
      const head = whole.latin1Slice(0, headerEnd + 2);
      const got = Number(head.slice(9, 12));
      if (got !== status)
        reject(new Error(`${head}${whole.toString('utf8', headerEnd, headerEnd + 500)}`));
      // Errors of GraphQL come with 200 as well.
      if (holds && !whole.includes(holds)) reject(new Error(whole.toString('utf8', 0, 1500)));
      isChunked = /\r\ntransfer-encoding: chunked\r\n/i.test(head);
      missing = isChunked ? 1 : Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1] ?? 0);
      return whole.length - headerEnd - HEAD_END.length;
    }

    let isWaiting = true;
    // The last chunk may come in two parts.
    let ending = '';
    socket.on('connect', send).on('error', reject);
    socket.on('data', (chunk) => {
      const came = isWaiting ? begin(chunk) : chunk.length;
      isWaiting = early !== null;
      if (isWaiting) return;
      ending = (ending + chunk.subarray(-LAST_CHUNK.length).toString('latin1')).slice(
        -LAST_CHUNK.length,
      );
      if (isChunked) missing = ending === LAST_CHUNK ? 0 : 1;
      else missing -= came;
      if (missing > 0) return;
      isWaiting = true;
      answered();
    });
    socket.on('close', () => reject(new Error('The server closed a connection.')));
  });
}

const begun = performance.now();
await Promise.all(Array.from({ length: connections }, (_, place) => ask(place)));
const took = performance.now() - begun;
times.sort((a, b) => a - b);
const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
const result = { answered: times.length, took, next, p99 };
process.stdout.write(JSON.stringify(result), () => process.exit(0));

// Floods a shop over many connections at once, and prints how it was answered as JSON. Plain
// JavaScript on bare sockets in a process of its own: it shares two cores with the shop.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** `pipelined` requests are written at once; one at a time is written again for `seconds`. */
const { port, connections, pipelined, path, seconds } = JSON.parse(await text(process.stdin));
const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');
const PATIENCE_MS = 60_000;
const statuses = {};
let unanswered = 0;
let withoutRetryAfter = 0;
let next = 0;

/** `%N%` in the path is another number each time. */
const request = () =>
  `GET ${path.replace('%N%', String(next++))} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`;

/** Gives what reads answers from the chunks of a connection; each is told once it is there whole. */
function reader(answered) {
  let early = Buffer.alloc(0);
  let missing = 0;
  let isChunked = false;
  return (chunk) => {
    let rest = early.length > 0 ? Buffer.concat([early, chunk]) : chunk;
    early = Buffer.alloc(0);
    while (rest.length > 0) {
      if (isChunked) {
        const end = rest.indexOf(LAST_CHUNK);
        early = end < 0 ? rest.subarray(-LAST_CHUNK.length) : early;
        if (end < 0) return;
        rest = rest.subarray(end + LAST_CHUNK.length);
        isChunked = false;
        answered();
      } else if (missing > 0) {
        const taken = Math.min(missing, rest.length);
        rest = rest.subarray(taken);
        missing -= taken;
        if (missing === 0) answered();
      } else {
        const end = rest.indexOf(HEAD_END);
        early = end < 0 ? rest : early;
        if (end < 0) return;
        const head = rest.latin1Slice(0, end + 2);
        noteStatus(head);
        isChunked = /\r\ntransfer-encoding: chunked\r\n/i.test(head);
        missing = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1] ?? 0);
        // The last line break of the head is where a body of no chunks begins.
        rest = rest.subarray(end + (isChunked ? 2 : HEAD_END.length));
        if (!isChunked && missing === 0) answered();
      }
    }
  };
}

function noteStatus(head) {
  const status = head.slice(9, 12);
  statuses[status] = (statuses[status] ?? 0) + 1;
  const isRefusal = status === '503' || status === '429';
  if (isRefusal && !/\r\nretry-after: \d/i.test(head)) withoutRetryAfter += 1;
}

const open = async () => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Floods one connection until all is answered, the time is over or the shop hangs up. */
function flood(socket, until) {
  return new Promise((resolve) => {
    let left = pipelined;
    const send = (count) => socket.write(Array.from({ length: count }, request).join(''));
    const read = reader(() => {
      left -= 1;
      if (left > 0) return;
      if (pipelined > 1 || performance.now() > until) socket.destroy();
      else send((left = 1));
    });
    socket.on('data', read);
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('close', () => {
      unanswered += left;
      resolve();
    });
    send(pipelined);
  });
}

const begun = performance.now();
const sockets = await Promise.all(Array.from({ length: connections }, open));
await Promise.all(sockets.map((socket) => flood(socket, begun + seconds * 1000)));
const result = { statuses, unanswered, withoutRetryAfter, ms: performance.now() - begun };
process.stdout.write(JSON.stringify(result), () => process.exit(0));

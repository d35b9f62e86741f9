// Floods a shop over many connections at once, and prints how it answered as JSON. Plain JavaScript
// on bare sockets in a process of its own: it shares two cores with the shop.
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { text } from 'node:stream/consumers';

/**
 * `pipelined` requests are written at once, on a new connection again until `seconds` are over. With
 * `drips`, a connection writes its begin and then a byte a second; with `isDeaf`, it reads nothing.
 */
const { port, isSecure, addresses, connections, pipelined, path, seconds, drips, isDeaf } =
  JSON.parse(await text(process.stdin));
// No body has such a text: they are compressed.
const HEAD = /HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/g;
const PATIENCE_MS = 60_000;
const statuses = {};
let cutOff = 0;
let withoutRetryAfter = 0;
let longestOpenMs = 0;
let next = 0;

/** `%N%` in the path is another number each time; the shop closes the connection after the last one. */
function request(isLast) {
  const target = path.replace('%N%', String(next++));
  const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n`;
  return `${head}${isLast ? 'Connection: close\r\n' : ''}\r\n`;
}

function write(socket) {
  if (!drips) {
    const requests = Array.from({ length: pipelined }, (_, n) => request(n === pipelined - 1));
    return socket.write(requests.join(''));
  }
  socket.write(drips.begin);
  const timer = setInterval(() => socket.write(drips.byte), 1000);
  return socket.on('close', () => clearInterval(timer));
}

/** Resolves once the connection is closed. */
function flood(place) {
  return new Promise((resolve) => {
    const opened = performance.now();
    let left = pipelined;
    let rest = '';
    const from = { localAddress: addresses[place % addresses.length] };
    const where = { port, host: '127.0.0.1', noDelay: true, rejectUnauthorized: false, ...from };
    const socket = isSecure ? connectTls(where) : connect(where);
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on(isSecure ? 'secureConnect' : 'connect', () => {
      write(socket);
      if (!isDeaf) return;
      socket.pause();
      setTimeout(() => socket.destroy(), seconds * 1000);
    });
    socket.on('data', (chunk) => {
      rest += chunk;
      let read = 0;
      for (const match of rest.matchAll(HEAD)) {
        const [head, status] = match;
        statuses[status] = (statuses[status] ?? 0) + 1;
        left -= 1;
        const isRefusal = status === '503' || status === '429';
        if (isRefusal && !/\r\nretry-after: \d/i.test(head)) withoutRetryAfter += 1;
        read = match.index + head.length;
      }
      // A head that has begun is less than this.
      rest = rest.slice(Math.max(read, rest.length - 8_192));
    });
    socket.on('close', () => {
      cutOff += left;
      longestOpenMs = Math.max(longestOpenMs, performance.now() - opened);
      resolve();
    });
  });
}

const end = performance.now() + (drips || isDeaf ? 0 : seconds * 1000);
await Promise.all(
  Array.from({ length: connections }, async (_, place) => {
    do await flood(place);
    while (performance.now() < end);
  }),
);
const result = { statuses, cutOff, withoutRetryAfter, longestOpenMs };
process.stdout.write(JSON.stringify(result), () => process.exit(0));

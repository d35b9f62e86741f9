// Sends one request over many connections for some seconds, and prints how many were answered well.
// Plain JavaScript, because it runs as a process of its own beside the server that is measured.
import { Agent, request } from 'node:http';

const { url, connections, seconds, token, bodies } = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const end = performance.now() + seconds * 1000;
let answered = 0;

function ask(body) {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: token,
    };
    request(`${url}/graphql`, { method: 'POST', headers, agent })
      .on('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().on('end', resolve);
      })
      .on('error', reject)
      .end(body);
  });
}

await Promise.all(
  Array.from({ length: connections }, async (_, place) => {
    for (let n = place; performance.now() < end; n += 1) {
      await ask(bodies[n % bodies.length]);
      answered += 1;
    }
  }),
);
process.stdout.write(`${answered}\n`);
process.exit(0);

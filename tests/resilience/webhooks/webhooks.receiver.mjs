// A receiver of webhooks as a process of its own, to be killed: it writes each request down before it
// answers. Arguments: port, file. Prints its port.
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Some are refused, and must come again. */
const REFUSED = 0.05;

const [port, file] = process.argv.slice(2);
const server = createServer(async (request, response) => {
  const { headers } = request;
  try {
    const body = Buffer.concat(await request.toArray()).toString();
    if (Math.random() < REFUSED) return void response.writeHead(500).end();
    const received = {
      id: headers['webhook-id'],
      timestamp: headers['webhook-timestamp'],
      signature: headers['webhook-signature'],
      body,
    };
    appendFileSync(file, `${JSON.stringify(received)}\n`);
    response.writeHead(204).end();
  } catch {
    // The shop was killed while it sent.
    response.destroy();
  }
}).listen(Number(port), '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));

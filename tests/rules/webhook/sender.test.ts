import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createWebhookSender, type SenderOptions } from '../../../server/webhook/sender.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../support/http/certificate.ts';

/** A receiver on this machine, for one test; gives its port. */
async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${await listening(server)}/hook?a=1`;
}

function post(url: string, options: Partial<SenderOptions> = {}) {
  const sender = createWebhookSender({ isLoopbackAllowed: true, maxMs: 60_000, ...options });
  return sender.send({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"é"}' });
}

const never = () => new Promise<never>(() => {});
const unknownHost = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
const to = (...addresses: readonly string[]) => {
  const found = addresses.map((address) => ({ address }));
  return () => Promise.resolve(found);
};

test('a webhook is posted as it is, on a connection of its own', async () => {
  const seen: { request: IncomingMessage; body: string }[] = [];
  const url = await receiver((request, response) => {
    void request.toArray().then((chunks: readonly Buffer[]) => {
      seen.push({ request, body: Buffer.concat(chunks).toString() });
      return response.writeHead(204).end();
    });
  });
  expect(await post(url)).toEqual({ status: 204, ms: expect.any(Number), error: null });
  const headers = { 'webhook-id': 'msg_1', 'content-length': '13', connection: 'close' };
  const request = { method: 'POST', url: '/hook?a=1', headers };
  expect(seen).toMatchObject([{ request, body: '{"type":"é"}' }]);
});

test('a redirect is a response, which is not followed', async () => {
  let requests = 0;
  const url = await receiver((_, response) => {
    requests += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await post(url)).toMatchObject({ status: 307, error: null });
  expect(requests).toBe(1);
});

test('an endless body is cut off, and one that stops is not waited for beyond the limit', async () => {
  const closed: Promise<unknown>[] = [];
  const endless = await receiver((_, response) => {
    closed.push(once(response, 'close'));
    const more = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
    };
    response.on('drain', more);
    more();
  });
  expect(await post(endless)).toMatchObject({ status: 200, error: null });
  await Promise.all(closed);
  const unfinished = await receiver((_, response) => void response.write('x'));
  expect(await post(unfinished, { maxMs: 100 })).toMatchObject({ status: 200, error: null });
});

test('a receiver without a response is given up, and its reason reported', async () => {
  const silent = await receiver(() => {});
  const late = { status: null, error: 'No response within 50 ms' };
  expect(await post(silent, { maxMs: 50 })).toMatchObject(late);
  const nameless = { maxMs: 50, resolve: never };
  expect(await post('https://hooks.example/', nameless)).toMatchObject(late);

  const none = { status: null, error: 'Connection closed without a response' };
  const cut = await receiver((request) => request.socket.destroy());
  expect(await post(cut)).toMatchObject(none);
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n';
  const switching = await receiver((request) => void request.socket.end(upgrade));
  expect(await post(switching)).toMatchObject(none);

  const unknown = await post('https://hooks.example/', { resolve: unknownHost });
  expect(unknown).toMatchObject({ status: null, error: 'Unknown host' });
});

test('a host is resolved once, and its next address is not used', async () => {
  const url = await receiver((request, response) => {
    response.writeHead(request.headers.host?.startsWith('hooks.example:') ? 200 : 400).end();
  });
  const addresses = ['127.0.0.1', '10.0.0.1'];
  const resolve = async () => [{ address: addresses.shift() ?? '' }];
  const sender = createWebhookSender({ isLoopbackAllowed: true, resolve });
  const named = { url: url.replace('127.0.0.1', 'hooks.example'), headers: {}, body: '' };
  expect(await sender.send(named)).toMatchObject({ status: 200 });
  expect(addresses).toEqual(['10.0.0.1']);
  const refused = { status: null, error: 'The host is not public' };
  expect(await sender.send(named)).toMatchObject(refused);
});

test('a name with one private address among public ones is refused', async () => {
  const resolve = to('93.184.215.14', '169.254.169.254');
  for (const isLoopbackAllowed of [true, false]) {
    expect(await post('https://hooks.example/', { isLoopbackAllowed, resolve })).toMatchObject({
      status: null,
      error: 'The host is not public',
    });
  }
});

test('an address that no webhook may have is refused before its name is resolved', async () => {
  const options = { isLoopbackAllowed: false, resolve: unknownHost };
  const errorOf = async (url: string) => (await post(url, options)).error;
  expect(await errorOf('http://hooks.example/')).toBe('Not an https address');
  expect(await errorOf('https://localhost/')).toBe('The host is not public');
  expect(await errorOf('ftp://hooks.example/')).toBe('Not an http or https address');
});

test('TLS names the host of the URL, and trusts no certificate of its own making', async () => {
  const names: string[] = [];
  const options = {
    key: CERTIFICATE_KEY,
    cert: CERTIFICATE,
    SNICallback(name: string, done: (error: null) => void) {
      names.push(name);
      done(null);
    },
  };
  const port = await listening(createTlsServer(options, (_, response) => response.end()));
  const response = await post(`https://hooks.example:${port}/`, { resolve: to('127.0.0.1') });
  expect(response.error).toBe('Connection failed (DEPTH_ZERO_SELF_SIGNED_CERT)');
  expect(names).toEqual(['hooks.example']);
});

test('closing ends what is in progress, and refuses more', async () => {
  const sender = createWebhookSender({ isLoopbackAllowed: true, maxMs: 60_000 });
  const url = await receiver(() => sender.close());
  const request = { url, headers: {}, body: '' };
  const stopped = { status: null, error: 'The shop is stopping' };
  expect(await sender.send(request)).toMatchObject(stopped);
  expect(await sender.send(request)).toMatchObject(stopped);
});

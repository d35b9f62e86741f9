import { PictureUnavailable } from '../../../server/catalog/picture/picture.rules.ts';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchPicture, type FetchOptions } from '../../../server/cli/picture-fetch.ts';
import { png } from '../../support/pictures.ts';

const PICTURE = png(4, 5);

/** Starts a server of this machine for one test; gives its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/robe.png`;
}

/** Why an address gave no picture. */
async function faultOf(address: string, options: Partial<FetchOptions> = {}) {
  const fetched = fetchPicture(address, { isLoopbackAllowed: true, ...options });
  const error: unknown = await fetched.catch((reason: unknown) => reason);
  if (error instanceof PictureUnavailable) return error.fault;
  throw new Error('The picture was fetched', { cause: error });
}

const never = () => new Promise<never>(() => {});
const notFound = () => Promise.reject(new Error('ENOTFOUND'));
const answering = (addresses: readonly string[]) => async () =>
  addresses.map((address) => ({ address }));

describe('a picture at an address', () => {
  test('is fetched, and asked for without telling anything', async () => {
    const heads: object[] = [];
    const address = await serve((request, response) => {
      heads.push(request.headers);
      response.end(PICTURE);
    });
    expect(await fetchPicture(address, { isLoopbackAllowed: true })).toEqual(PICTURE);
    expect(Object.keys(heads[0] ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
    ]);
  });

  test('is asked of what its host was found to be, and the host is found once', async () => {
    const address = await serve((request, response) => response.end(request.headers.host));
    const { port } = new URL(address);
    let requested = 0;
    const resolve = async () => {
      requested += 1;
      return [{ address: requested === 1 ? '127.0.0.1' : '10.0.0.1' }];
    };
    const named = `http://images.example:${port}/`;
    const bytes = await fetchPicture(named, { isLoopbackAllowed: true, resolve });
    expect([bytes.toString(), requested]).toEqual([`images.example:${port}`, 1]);
  });

  // Which addresses these are: tests/rules/shared/public-url.test.ts.
  test.each(['10.1.2.3', 'fe80::1%eth0'])(
    'is not fetched from inside of a network: %s',
    async (address) => {
      const options = { isLoopbackAllowed: false, resolve: answering([address]) };
      const refused = { code: 'NOT_PUBLIC', host: 'images.example' };
      expect(await faultOf('https://images.example/', options)).toEqual(refused);
      const mixed = answering(['93.184.215.14', address]);
      const both = { isLoopbackAllowed: true, resolve: mixed };
      expect(await faultOf('https://images.example/', both)).toEqual(refused);
    },
  );

  test('is not asked for on this machine unless that is allowed', async () => {
    const refused = await faultOf('https://127.0.0.1/', { isLoopbackAllowed: false });
    expect(refused).toMatchObject({ code: 'NOT_PUBLIC' });
  });

  test.each(['ftp://images.example/x.png', 'http://images.example/x.png'])(
    'has an https address: %s has not',
    async (address) => {
      const resolve = answering(['93.184.215.14']);
      expect(await faultOf(address, { resolve })).toMatchObject({ code: 'NO_HTTPS' });
    },
  );

  test.each([
    [301, 'REDIRECTED'],
    [302, 'REDIRECTED'],
    [204, 'STATUS'],
    [404, 'STATUS'],
    [500, 'STATUS'],
  ])('is not followed elsewhere, nor taken from a failure: %i', async (status, code) => {
    let requests = 0;
    const address = await serve((_, response) => {
      requests += 1;
      response.writeHead(status, { location: '/other.png' }).end();
    });
    expect(await faultOf(address)).toMatchObject({ code });
    expect(requests).toBe(1);
  });

  test('is left off when it is too large, whether or not it says so', async () => {
    const announced = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 6 * 1024 * 1024 }).flushHeaders();
    });
    expect(await faultOf(announced)).toEqual({ code: 'TOO_LARGE' });
    const endless = await serve((_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    expect(await faultOf(endless)).toEqual({ code: 'TOO_LARGE' });
  });

  test('is not waited for without end: for an answer, for its body, for its host', async () => {
    const silent = await serve(() => {});
    expect(await faultOf(silent, { maxMs: 50 })).toEqual({ code: 'TIMED_OUT' });
    const unfinished = await serve((_, response) => void response.write(PICTURE));
    expect(await faultOf(unfinished, { maxMs: 50 })).toEqual({ code: 'TIMED_OUT' });
    const unknown = await faultOf('https://images.example/', { maxMs: 50, resolve: never });
    expect(unknown).toEqual({ code: 'TIMED_OUT' });
  });

  test('that nobody serves is said to be out of reach', async () => {
    const address = await serve((request) => request.socket.destroy());
    expect(await faultOf(address)).toEqual({ code: 'UNREACHABLE', host: '127.0.0.1' });
    const unknown = await faultOf('https://images.example/', { resolve: notFound });
    expect(unknown).toEqual({ code: 'UNREACHABLE', host: 'images.example' });
  });
});

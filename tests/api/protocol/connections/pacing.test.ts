import { describe, afterEach, expect, test } from 'vitest';
import { heldRenderer, smallClient } from '../../../support/browser/held-renderer.ts';
import { openSocket, readResponse } from '../../../support/http/raw.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';
import { PATIENT } from '../bounds.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** A shop that has the requests of every connection parsed one by one, and renders pages when it is let. */
async function startPaced() {
  const { rendered, pageRenderer, hold, release } = heldRenderer();
  const clientFolder = await smallClient();
  const unpaced = { all: 0, ofOneAddress: 0 };
  shop = await startShop({ pageRenderer, clientFolder, admission: { unpaced } });
  const begun = async (count: number) => {
    await expect.poll(() => rendered.length, PATIENT).toBe(count);
  };
  return { rendered, hold, release, begun };
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('a connection beyond those whose requests are parsed as they come', () => {
  const LAST = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

  async function answersTo(text: string): Promise<readonly string[]> {
    const socket = await openSocket(shop.url);
    socket.write(text);
    const { status, body } = await readResponse(socket);
    return [
      String(status),
      ...Array.from(body.matchAll(/HTTP\/1\.1 (\d+)/g), ([, code = '']) => code),
    ];
  }

  test('leaves others their turn between any two of its requests', async () => {
    await startPaced();
    let turns = 0;
    let isDone = false;
    // The shop's loop is this process's: whatever else there is to do is done once a turn.
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    count();
    await answersTo(request('/nope.js').repeat(100) + LAST);
    isDone = true;
    expect(turns).toBeGreaterThan(100);
  });

  test('gets an answer to each request, in their order', async () => {
    await startPaced();
    const paths = Array.from({ length: 60 }, (_, n) => (n % 3 === 0 ? '/nope.js' : '/healthz'));
    const statuses = paths.map((path) => (path === '/healthz' ? '200' : '404'));
    expect(await answersTo(paths.map(request).join('') + LAST)).toEqual([...statuses, '200']);
  });

  test('may send bodies, whole or by and by, and what is no request', async () => {
    await startPaced();
    const body = JSON.stringify({ query: '{ brands { name } }', operationName: 'é'.repeat(9_000) });
    const head =
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    expect(await answersTo(head + body + head + body + request('/%zz') + LAST)).toEqual([
      '400',
      '400',
      '404',
      '200',
    ]);
    const socket = await openSocket(shop.url);
    for (const part of (head + body + LAST).match(/[^]{1,1000}/g) ?? []) {
      socket.write(part);
      await new Promise(setImmediate);
    }
    expect((await readResponse(socket)).status).toBe(400);
    expect(await answersTo(`${request('/healthz')}NO REQUEST\r\n\r\n`)).toEqual(['200', '400']);
  });

  test('has nothing parsed ahead of an answer', async () => {
    const { hold, release, begun } = await startPaced();
    hold();
    const answers = answersTo(`${request('/products?q=un')}NO REQUEST\r\n\r\n`);
    await begun(1);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    release();
    // Read at once, it would have ended the connection before the first answer.
    expect(await answers).toEqual(['200', '400']);
  });

  test('is answered all that it sent before the shop closed', async () => {
    const { hold, release, begun } = await startPaced();
    hold();
    const answers = answersTo(request('/products?q=un') + request('/healthz'));
    await begun(1);
    const closed = shop.close();
    release();
    expect(await answers).toEqual(['200', '200']);
    await closed;
    shop = await startShop();
  });

  test('loses it with more than 128 KB ahead of the answers', async () => {
    const { rendered, hold, release, begun } = await startPaced();
    hold();
    const answers = answersTo(request('/products?q=un').repeat(5_000));
    await begun(1);
    expect(await answers).toEqual(['0']);
    release();
    expect(rendered).toHaveLength(1);
  });
});

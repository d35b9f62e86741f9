import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConnectionBounds } from '../../../server/http/limits/connections.ts';
import { connect } from '../../resilience/request.ts';
import { openSocket, readResponse } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { expectAlive } from '../request.ts';

const CONNECTIONS = 40;
const BEGUN = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

interface Attack {
  readonly bounds: ConnectionBounds;
  readonly requestsOnOneConnection: number;
}

export function endsSlowConnections({ bounds, requestsOnOneConnection }: Attack): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop({ connections: bounds });
  });
  afterAll(() => shop.close());

  /** Opens many connections that write a byte at times after what they begin with, until they are closed. */
  async function drip(begin: string, byte: string): Promise<readonly number[]> {
    const sockets: Socket[] = [];
    const answers: Array<ReturnType<typeof readResponse>> = [];
    for (let n = 0; n < CONNECTIONS; n += 1) {
      const socket = await openSocket(shop.url);
      answers.push(readResponse(socket));
      socket.write(begin);
      sockets.push(socket);
    }
    const timer = setInterval(() => {
      for (const socket of sockets) if (socket.writable && byte !== '') socket.write(byte);
    }, bounds.headerMs / 5);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    clearInterval(timer);
    return statuses;
  }

  // Each waits until its bound is reached: together, so that it is once.
  describe.concurrent('who takes for ever is refused with 408 and loses the connection', () => {
    test.each([
      ['DOS-001', 'a head', 'GET /api/products HTTP/1.1\r\nHost: x\r\nX: ', 'a'],
      ['DOS-002', 'a body', `${BEGUN}Content-Length: 1000\r\n\r\n{`, ' '],
      ['DOS-002', 'chunks', `${BEGUN}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
      [
        'RST-017',
        'a body that never comes',
        `${BEGUN}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
        '',
      ],
    ])('%s: with %s', async (_, __, begin, byte) => {
      const statuses = drip(begin, byte);
      await expectAlive(shop);
      for (const status of await statuses) expect([100, 408]).toContain(status);
      await expectAlive(shop);
    });
  });

  test(`DOS-006: ${requestsOnOneConnection} requests on one connection, one after the other, are all answered`, async () => {
    const connection = connect(shop.url);
    const statuses = new Set<number>();
    for (let n = 0; n < requestsOnOneConnection; n += 1) {
      statuses.add((await connection.graphql('{ category(id: "robes") { id } }')).status);
    }
    connection.close();
    expect([...statuses]).toEqual([200]);
  });
}

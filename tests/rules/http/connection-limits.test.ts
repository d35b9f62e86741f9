import { Server } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import {
  connectionLimits,
  limitConnections,
} from '../../../server/http/limits/connection-limits.ts';
import { OpenConnections } from '../../../server/http/limits/open-connections.ts';

/** A connection from an address that no test can connect from. */
class From extends Socket {
  constructor(remoteAddress: string) {
    super();
    Object.defineProperty(this, 'remoteAddress', { value: remoteAddress });
  }
}

function connectAll(addresses: readonly string[], trusted: readonly string[] = []) {
  const server = new Server();
  const limits = { ...connectionLimits(true), ofOneAddress: 2 };
  const isTrustedProxy = (ip: string) => trusted.includes(ip);
  limitConnections(server, new OpenConnections(), { limits, isTrustedProxy, note: () => {} });
  const sockets = addresses.map((address) => new From(address));
  for (const socket of sockets) server.emit('connection', socket);
  return sockets.map(({ destroyed }) => destroyed);
}

test.each([
  ['a network of IPv6', ['2001:db8::1', '2001:db8::2', '2001:db8::3'], [true, false, false]],
  [
    'another network of IPv6',
    ['2001:db8::1', '2001:db8:0:1::1', '2001:db8::3'],
    [false, false, false],
  ],
  ['IPv4 in IPv6', ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:c000:201'], [true, false, false]],
])('%s is counted as one address: %j', (_, addresses, destroyed) => {
  expect(connectAll(addresses)).toEqual(destroyed);
});

test('what this machine connects to itself is limited like every other, unless it is trusted', () => {
  const loopback = ['127.0.0.1', '127.0.0.1', '127.0.0.1'];
  expect(connectAll(loopback)).toEqual([true, false, false]);
  expect(connectAll(loopback, ['127.0.0.1'])).toEqual([false, false, false]);
});

test('a shop that does not count addresses has no limit of one address', () => {
  const { all, ofOneAddress } = connectionLimits(false);
  expect(ofOneAddress).toBe(all);
  expect(connectionLimits(true).ofOneAddress).toBeLessThan(all);
});

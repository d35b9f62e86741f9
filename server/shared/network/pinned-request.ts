import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';
import { hostOf } from './public-url.ts';

export type Resolve = (host: string) => Promise<ReadonlyArray<{ readonly address: string }>>;

export class NotPublic extends Error {
  constructor(readonly host: string) {
    super(`${host} is not a public host`);
  }
}

interface HostOptions {
  /** Allows this machine, if the host has no other address. */
  readonly isLoopbackAllowed: boolean;
  /** A resolver itself cannot be interrupted. */
  readonly signal: AbortSignal;
  readonly resolve?: Resolve;
}

interface PinnedHost {
  readonly addresses: readonly string[];
  readonly isThisMachine: boolean;
}

/**
 * Resolves the host of a URL, once. Throws NotPublic if any address is not public, and the errors of
 * the resolver and the signal.
 */
export async function resolveHost(
  url: URL,
  { isLoopbackAllowed, signal, resolve = (host) => lookup(host, { all: true }) }: HostOptions,
): Promise<PinnedHost> {
  const host = hostOf(url);
  const found = isIP(host) ? [{ address: host }] : await unlessAborted(signal, resolve(host));
  const addresses = found.map(({ address }) => address);
  if (addresses.length === 0) throw new Error(`${host} has no address`);
  const isThisMachine = isLoopbackAllowed && addresses.every(isLoopback);
  if (!isThisMachine && !addresses.every(isPublicAddress)) throw new NotPublic(host);
  return { addresses, isThisMachine };
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}

interface PinnedRequest extends Pick<RequestOptions, 'method' | 'headers'> {
  readonly signal: AbortSignal;
  readonly body?: string;
}

/**
 * Connects only to the addresses of `resolveHost`, since a second resolution could give others. TLS
 * checks the host's name. Redirects are not followed. The caller destroys the response. Throws the
 * errors of the connection and the signal.
 */
export function requestPinned(
  url: URL,
  { addresses }: PinnedHost,
  { body, ...options }: PinnedRequest,
): Promise<IncomingMessage> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      ...options,
      // Another request could have opened the connection of a shared agent.
      agent: false,
      lookup: (_, { all }, found) => {
        const [{ address, family } = { address: '', family: 0 }] = known;
        if (all) found(null, known);
        else found(null, address, family);
      },
    })
      .on('response', resolve)
      .on('error', reject)
      // A response that switches protocols is neither.
      .on('close', () => reject(new Error('The connection was closed without a response')))
      .end(body);
  });
}

import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { MAX_PICTURE_BYTES } from '../catalog/catalog.picture.rules.ts';
import { PictureUnavailable } from '../catalog/catalog.picture.source.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** Resolution and every byte included. */
const MAX_MS = 15_000;

export interface FetchOptions {
  /** Allows servers of this machine, by plain http too. */
  readonly isLoopbackAllowed: boolean;
  readonly maxMs?: number;
  readonly resolve?: (host: string) => Promise<ReadonlyArray<{ readonly address: string }>>;
}

/**
 * Resolves the host once and connects only to the addresses found, none of them private. Throws
 * PictureUnavailable.
 */
export async function fetchPicture(
  address: string,
  {
    isLoopbackAllowed,
    maxMs = MAX_MS,
    resolve = (host) => lookup(host, { all: true }),
  }: FetchOptions,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(maxMs);
  const url = readAddress(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const isPlain = url.protocol === 'http:';
    if (isPlain && !isLoopbackAllowed) throw new PictureUnavailable({ code: 'NO_HTTPS' });
    const found = await unlessAborted(signal, addressesOf(host, resolve));
    const isOwn = isLoopbackAllowed && found.every(isLoopback);
    if (isPlain && !isOwn) throw new PictureUnavailable({ code: 'NO_HTTPS' });
    if (!isOwn && !found.every(isPublicAddress)) {
      throw new PictureUnavailable({ code: 'NOT_PUBLIC', host });
    }
    return await bodyOf(await sendRequest(url, found, signal));
  } catch (error) {
    if (error instanceof PictureUnavailable) throw error;
    throw new PictureUnavailable(
      signal.aborted ? { code: 'TIMED_OUT' } : { code: 'UNREACHABLE', host },
    );
  }
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username || url.password) {
    throw new PictureUnavailable({ code: 'NO_HTTPS' });
  }
  return url;
}

async function addressesOf(
  host: string,
  resolve: NonNullable<FetchOptions['resolve']>,
): Promise<readonly string[]> {
  const found = isIP(host) ? [{ address: host }] : await resolve(host);
  if (found.length === 0) throw new Error(`${host} has no address`);
  return found.map(({ address }) => address);
}

/** A resolver takes no signal. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}

function sendRequest(
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: { accept: 'image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' },
    // A second resolution could give another address.
    lookup: (_, { all }, found) => {
      const [{ address, family } = { address: '', family: 0 }] = known;
      if (all) found(null, known);
      else found(null, address, family);
    },
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  try {
    const { statusCode: status = 0 } = response;
    if (status >= 300 && status < 400) throw new PictureUnavailable({ code: 'REDIRECTED' });
    if (status !== 200) throw new PictureUnavailable({ code: 'STATUS', status });
    if (Number(response.headers['content-length']) > MAX_PICTURE_BYTES) {
      throw new PictureUnavailable({ code: 'TOO_LARGE' });
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > MAX_PICTURE_BYTES) throw new PictureUnavailable({ code: 'TOO_LARGE' });
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    response.destroy();
  }
}

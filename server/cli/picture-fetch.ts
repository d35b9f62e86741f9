import type { IncomingMessage } from 'node:http';
import { MAX_PICTURE_BYTES, PictureUnavailable } from '../catalog/picture/picture.rules.ts';
import {
  NotPublic,
  requestPinned,
  resolveHost,
  type Resolve,
} from '../shared/network/pinned-request.ts';
import { hostOf, readWebUrl } from '../shared/network/public-url.ts';

/** Resolution and every byte included. */
const MAX_MS = 15_000;

export interface FetchOptions {
  /** Allows servers of this machine, by plain http too. */
  readonly isLoopbackAllowed: boolean;
  readonly maxMs?: number;
  readonly resolve?: Resolve;
}

/**
 * Resolves the host once and connects only to the addresses found, none of them private. Throws
 * PictureUnavailable.
 */
export async function fetchPicture(
  address: string,
  { isLoopbackAllowed, maxMs = MAX_MS, resolve }: FetchOptions,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(maxMs);
  const url = readWebUrl(address);
  const isPlain = url?.protocol === 'http:';
  if (!url || (isPlain && !isLoopbackAllowed)) throw new PictureUnavailable({ code: 'NO_HTTPS' });
  try {
    const host = await resolveHost(url, { isLoopbackAllowed, signal, ...(resolve && { resolve }) });
    if (isPlain && !host.isThisMachine) throw new PictureUnavailable({ code: 'NO_HTTPS' });
    const headers = { accept: 'image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' };
    return await bodyOf(await requestPinned(url, host, { headers, signal }));
  } catch (error) {
    throw unavailable(error, hostOf(url), signal);
  }
}

function unavailable(error: unknown, host: string, signal: AbortSignal): PictureUnavailable {
  if (error instanceof PictureUnavailable) return error;
  if (error instanceof NotPublic) return new PictureUnavailable({ code: 'NOT_PUBLIC', host });
  return new PictureUnavailable(
    signal.aborted ? { code: 'TIMED_OUT' } : { code: 'UNREACHABLE', host },
  );
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

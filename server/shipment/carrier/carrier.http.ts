import { scrub } from '../../shared/log/log.scrub.ts';
import { inMorocco } from '../../shared/time.ts';
import { storableText } from '../../storage/collection.ts';
import { CarrierRefused, CarrierUnavailable } from './carrier.ts';

export interface CarrierHttp {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
}

interface Answer {
  readonly status: number;
  /** Null where the body is no JSON. */
  readonly json: unknown;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_WORDS = 200;

/**
 * Redirects are refused: they would carry credentials to another host. Throws CarrierUnavailable without
 * an answer and for 408 and 5xx, whose request may have had its effect; its message names no address.
 */
export async function askCarrier(
  { baseUrl, timeoutMs }: CarrierHttp,
  path: string,
  init: RequestInit,
): Promise<Answer> {
  const { status, bytes } = await fetchBytes(`${baseUrl}${path}`, timeoutMs, init);
  if (status === 408 || status >= 500) throw new CarrierUnavailable(`status ${status}`);
  return { status, json: jsonIn(bytes) };
}

/** Throws CarrierUnavailable. */
export async function fetchBytes(
  url: string,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { status: response.status, bytes: await bytesOf(response) };
  } catch (error) {
    // The error itself may name the address, and with it credentials.
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new CarrierUnavailable(isLate ? 'no answer in time' : 'no answer');
  }
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  if (!body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/** Returns the refusal in the carrier's words, without what they repeat of the credentials. */
export function refusedWith(words: unknown, secrets: readonly string[]): CarrierRefused {
  return new CarrierRefused(wordsOf(words, secrets));
}

/** Returns one line to show; null for none. Personal data and credentials are taken out. */
export function wordsOf(words: unknown, secrets: readonly string[] = []): string | null {
  if (typeof words !== 'string') return null;
  const known = secrets.filter((secret) => secret.length > 3);
  const clean = known.reduce((text, secret) => text.replaceAll(secret, '…'), words);
  const line = scrub(storableText(clean).replace(/\s+/g, ' ').trim()).slice(0, MAX_WORDS);
  return line === '' ? null : line;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?$/;

/** Reads an instant; one without an offset is on the clocks of Morocco. Null for anything else. */
export function instantIn(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const local = LOCAL.exec(text.trim());
  if (!local) {
    const ms = /[zZ]$|[+-]\d{2}:?\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : new Date(ms).toISOString();
  }
  const [, date = '', minute = '', second = ':00'] = local;
  const clock = `${date}T${minute}${second}`;
  const asIfUtc = new Date(`${clock}Z`);
  if (Number.isNaN(asIfUtc.getTime())) return null;
  const offset = inMorocco(asIfUtc.toISOString()).slice(19);
  return new Date(`${clock}${offset}`).toISOString();
}

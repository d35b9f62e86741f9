import type { z } from 'zod';
import { ProviderUnavailable } from './payment.provider.ts';

/** Where Razorpay answers, and who asks. */
export interface RazorpayAccess {
  readonly keyId: string;
  readonly keySecret: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** After this a question counts as unanswered. */
  readonly timeoutMs: number;
}

/** A question to Razorpay's interface. */
export interface Question<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a good answer looks like. */
  readonly answer: z.ZodType<T>;
}

/**
 * Asks once. Null when Razorpay refuses the question itself (400, 404: no such thing, or not now);
 * throws ProviderUnavailable for no answer, for one that cannot be read and for every other status.
 */
export async function requestRazorpay<T>(
  { keyId, keySecret, baseUrl, timeoutMs }: RazorpayAccess,
  { method, path, body, headers, answer }: Question<T>,
): Promise<T | null> {
  const { status, json } = await send(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    // A payment interface that sends us elsewhere would be sent our key as well.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (status === 400 || status === 404) return null;
  const parsed = answer.safeParse(json);
  if (status !== 200 || !parsed.success) {
    throw new ProviderUnavailable(`${method} ${path} answered ${status}`);
  }
  return parsed.data;
}

async function send(url: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, json: await response.json() };
  } catch (cause) {
    throw new ProviderUnavailable('no answer', { cause });
  }
}

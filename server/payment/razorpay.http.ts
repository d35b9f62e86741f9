import type { z } from 'zod';
import { ProviderUnavailable } from './payment.provider.ts';

interface RazorpayAccess {
  readonly keyId: string;
  readonly keySecret: string;
  readonly baseUrl: string;
  readonly timeoutMs: number;
}

export interface RazorpayRequest<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: z.ZodType<T>;
}

/**
 * Null when Razorpay refuses the request (400, 404); throws ProviderUnavailable for no response, an
 * unreadable one and every other status.
 */
export async function requestRazorpay<T>(
  { keyId, keySecret, baseUrl, timeoutMs }: RazorpayAccess,
  { method, path, body, headers, answer }: RazorpayRequest<T>,
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
    // A redirect would disclose the key to another host.
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

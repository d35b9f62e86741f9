import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_DAYS } from '#shared/policies.ts';

/**
 * Recognises devices on which a customer has logged in. A token permits nothing by itself: it only
 * exempts its device from the limits that strangers' failed log-ins cause.
 */
export interface Devices {
  issue(customerId: string, now: Date): string;
  find(customerId: string, tokens: readonly string[], now: Date): string | undefined;
}

export const DEVICE_LIFETIME_SECONDS = DEVICE_DAYS * 24 * 60 * 60;

const NONCE_BYTES = 12;
/** Unix time, nonce, and a signature over both and the customer's id, which is not included. */
const TOKEN = /^(\d{1,12})\.[\w-]{16}\.([\w-]{43})$/;

/** Whether a text has the form of a token; only its shop knows whether it is one. */
export const isDeviceToken = (text: string) => TOKEN.test(text);

/** The prefix separates these signatures from others with the same secret. */
export function createDevices(secret: string): Devices {
  const sign = (customerId: string, content: string) =>
    createHmac('sha256', secret).update(`device|${customerId}|${content}`).digest('base64url');
  return {
    issue(customerId, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const content = `${seconds}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
      return `${content}.${sign(customerId, content)}`;
    },
    find: (customerId, tokens, now) =>
      tokens.find((token) => {
        const [, seconds, signature = ''] = TOKEN.exec(token) ?? [];
        const endsAt = (Number(seconds) + DEVICE_LIFETIME_SECONDS) * 1000;
        const content = token.slice(0, -signature.length - 1);
        return (
          endsAt > now.getTime() &&
          timingSafeEqual(Buffer.from(signature), Buffer.from(sign(customerId, content)))
        );
      }),
  };
}

interface DeviceContext {
  readonly devices: Devices;
  readonly deviceTokens: readonly string[];
  readonly clock: () => Date;
  readonly answer: { deviceTokens: readonly string[] | null };
}

const MAX_CUSTOMERS = 5;

/** Replaces the customer's earlier token in the response. */
export function rememberDevice(
  { devices, deviceTokens, clock, answer }: DeviceContext,
  customerId: string,
): void {
  const now = clock();
  const before = devices.find(customerId, deviceTokens, now);
  const others = deviceTokens.filter((token) => token !== before);
  answer.deviceTokens = [devices.issue(customerId, now), ...others].slice(0, MAX_CUSTOMERS);
}

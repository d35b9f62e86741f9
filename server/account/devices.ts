import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Knows devices again with which a customer has logged in. A proof opens nothing: whoever shows one still
 * needs the password, but is not held back by what strangers guess elsewhere.
 */
export interface Devices {
  /** Makes a proof for the device that is before us, another one each time. */
  runProof(customerId: string, now: Date): string;
  /** The first of these proofs that is the customer's, if any. */
  find(customerId: string, proofs: readonly string[], now: Date): string | undefined;
}

/** As long as a device is remembered. */
export const DEVICE_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

const NONCE_BYTES = 12;
/** Seconds since 1970, a nonce, and the signature of both with the customer's id, which it does not name. */
const PROOF = /^(\d{1,12})\.[\w-]{16}\.([\w-]{43})$/;

/** `secret` is the shop's; the prefix keeps these signatures apart from all others made with it. */
export function createDevices(secret: string): Devices {
  const sign = (customerId: string, content: string) =>
    createHmac('sha256', secret).update(`device|${customerId}|${content}`).digest('base64url');
  return {
    runProof(customerId, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const content = `${seconds}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
      return `${content}.${sign(customerId, content)}`;
    },
    find: (customerId, proofs, now) =>
      proofs.find((proof) => {
        const [, seconds, signature = ''] = PROOF.exec(proof) ?? [];
        const endsAt = (Number(seconds) + DEVICE_LIFETIME_SECONDS) * 1000;
        const content = proof.slice(0, -signature.length - 1);
        return (
          endsAt > now.getTime() &&
          timingSafeEqual(Buffer.from(signature), Buffer.from(sign(customerId, content)))
        );
      }),
  };
}

interface DeviceContext {
  readonly devices: Devices;
  readonly deviceProofs: readonly string[];
  readonly clock: () => Date;
  readonly answer: { deviceProofs: readonly string[] | null };
}

/** A browser may be used by a family. */
const MOST_CUSTOMERS = 5;

/** Makes the device known to the customer from this answer on, in the place of what it was known by. */
export function keepDevice(
  { devices, deviceProofs, clock, answer }: DeviceContext,
  customerId: string,
): void {
  const now = clock();
  const before = devices.find(customerId, deviceProofs, now);
  const others = deviceProofs.filter((proof) => proof !== before);
  answer.deviceProofs = [devices.runProof(customerId, now), ...others].slice(0, MOST_CUSTOMERS);
}

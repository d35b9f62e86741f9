import type { NodemailerError } from 'nodemailer';
import { composed, RefusedForGood, type Transport } from './transport.ts';

const WAIT_MS = 10_000;
/** Slow byte-by-byte responses escape every other limit. Must stay below `MAIL_LEASE.maxAttemptMs`. */
const WHOLE_SEND_MS = 20_000;

async function openPool(url: string) {
  // Large, and a shop without SMTP needs none of it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    url,
    maxConnections: 3,
    // The outbox retries.
    maxRequeues: 0,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    dnsTimeout: WAIT_MS,
    idleTimeout: WAIT_MS,
  });
}

export function smtpTransport(url: string): Transport {
  const opening = openPool(url);
  return {
    async send(message) {
      try {
        const pool = await opening;
        await pool.sendMail({ ...composed(message), signal: AbortSignal.timeout(WHOLE_SEND_MS) });
      } catch (error) {
        if (isForGood(error)) throw new RefusedForGood(error.response ?? error.message);
        throw error;
      }
    },
    close: () => void opening.then((pool) => pool.close({ force: true })),
  };
}

/**
 * Accepts only refusals of the recipient or the message. Other permanent errors (wrong password,
 * sender not allowed) concern the configuration: mails wait until it is corrected.
 */
function isForGood(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false;
  const { permanent, command }: NodemailerError = error;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

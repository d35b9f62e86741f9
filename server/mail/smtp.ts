import { createTransport, type NodemailerError } from 'nodemailer';
import { composed, RefusedForGood, type Transport } from './transport.ts';

const WAIT_MS = 10_000;
/** A server that trickles its answers defeats every other limit. Stays below `LEASE_MS`. */
const WHOLE_SEND_MS = 20_000;

/** Sends by the SMTP server of `url`; a connection is kept for a while and used again. */
export function smtpTransport(url: string): Transport {
  const pool = createTransport({
    pool: true,
    url,
    maxConnections: 3,
    // Trying again is the outbox's business, which counts and waits.
    maxRequeues: 0,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    dnsTimeout: WAIT_MS,
    idleTimeout: WAIT_MS,
  });
  return {
    async send(message) {
      try {
        await pool.sendMail({ ...composed(message), signal: AbortSignal.timeout(WHOLE_SEND_MS) });
      } catch (error) {
        if (isForGood(error)) throw new RefusedForGood(error.response ?? error.message);
        throw error;
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/**
 * Whether it is the recipient or the message that was refused. Other permanent answers (a wrong
 * password, a sender that is not allowed) are about the shop's settings: mails outlive their mending.
 */
function isForGood(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false;
  const { permanent, command }: NodemailerError = error;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

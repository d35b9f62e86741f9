import type { SendMailOptions } from 'nodemailer';
import type { Message } from './message.ts';

/** Thrown by a transport for a mail that will never be taken, however often it is offered. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

/** Where mails leave the shop. */
export interface Transport {
  /** Resolves once somebody else answers for the mail. Throws RefusedForGood, or what may pass. */
  send(message: Message): Promise<void>;
  /** Lets go of connections at once; what is being sent fails. */
  close(): void;
}

/** A message as nodemailer composes it; it encodes names, so that no header can hide in one. */
export function composed({ id, from, to, date, letter }: Message): SendMailOptions {
  return {
    messageId: id,
    from: { ...from },
    to: { ...to },
    date,
    ...letter,
    // No vacation notice shall answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

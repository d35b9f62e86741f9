import pino from 'pino';

/** Where the shop tells whoever runs it what went wrong. Never give it personal data. */
export interface Log {
  /** Something odd that changed nothing. */
  warn(details: object, message: string): void;
  /** Something that failed and should not have. */
  error(details: object, message: string): void;
}

/** Writes to standard error, since standard output belongs to the ready line. */
export function createLog() {
  return pino({ level: 'warn' }, pino.destination(2));
}

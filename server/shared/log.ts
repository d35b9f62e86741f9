import pino, { type DestinationStream } from 'pino';
import { scrub } from './log.scrub.ts';

/** Where the shop tells whoever runs it what went wrong. Never give it personal data. */
export interface Log {
  /** Something odd that changed nothing. */
  warn(details: object, message: string): void;
  /** Something that failed and should not have. */
  error(details: object, message: string): void;
}

/** From which weight on the shop says something. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Writes to standard error unless told otherwise, since standard output belongs to the ready line. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)) {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, hooks: { streamWrite: scrub } }, destination);
}

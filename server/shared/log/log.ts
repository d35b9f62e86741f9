import pino, { type DestinationStream } from 'pino';
import { scrub } from './log.scrub.ts';

/** Never give it personal data. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Records also what happens in ordinary use, and is read when it is needed. */
export interface ShopLog extends Log {
  info(details: object, message: string): void;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Writes to standard error by default: standard output has the start line. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)) {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, hooks: { streamWrite: scrub } }, destination);
}

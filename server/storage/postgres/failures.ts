import pg from 'pg';
import { QueryFailed, type FailureKind } from './query-failed.ts';

export function failureOf(error: unknown): QueryFailed {
  return new QueryFailed(report(error), {
    kind: kindOf(error),
    isAnswered: error instanceof pg.DatabaseError && error.severity === 'ERROR',
  });
}

// Codes and classes of https://www.postgresql.org/docs/current/errcodes-appendix.html

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Lock not available, timeout, read only (a standby), too early. */
const NOT_NOW = new Set(['55P03', '57014', '25006', '25P03']);
/** Connection, authorization, resources, operator, system. */
const NOT_NOW_CLASSES = new Set(['08', '28', '53', '57', '58']);
const SYNTAX_OR_ACCESS = '42';

function kindOf(error: unknown): FailureKind {
  if (!(error instanceof pg.DatabaseError)) return 'UNAVAILABLE';
  const { code = '' } = error;
  if (isFatal(error)) return 'UNAVAILABLE';
  if (code === SERIALIZATION_FAILURE || code === DEADLOCK) return 'CONFLICT';
  if (code === UNIQUE_VIOLATION) return 'DUPLICATE';
  return NOT_NOW.has(code) || NOT_NOW_CLASSES.has(code.slice(0, 2)) ? 'UNAVAILABLE' : 'MISTAKE';
}

function isFatal({ severity }: pg.DatabaseError): boolean {
  return severity === 'FATAL' || severity === 'PANIC';
}

function report(error: unknown): string {
  if (error instanceof pg.DatabaseError) {
    const { code = 'no code', table, constraint, message } = error;
    // Other messages may contain values.
    const isOurs = code.startsWith(SYNTAX_OR_ACCESS) || isFatal(error);
    return [code, table, constraint, isOurs ? message : null].filter(Boolean).join(' ');
  }
  if (error instanceof Error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  }
  return String(error);
}

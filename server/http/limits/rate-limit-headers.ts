import type { FastifyReply } from 'fastify';
import type { Allowance } from '../../shared/limits.ts';
import { WINDOWS } from './rate-limits.ts';

/** How requests are counted. */
export type RequestKind = 'READ' | 'WRITE';

const NAMES = { READ: '"read"', WRITE: '"write"' } as const satisfies Record<RequestKind, string>;

function policyOf(kind: RequestKind): string {
  const { points, duration } = WINDOWS[kind];
  return `${NAMES[kind]};q=${points};w=${duration}`;
}

const POLICY = `${policyOf('READ')}, ${policyOf('WRITE')}`;

/**
 * Says how many requests of this kind the caller has left, and which limits there are, as the
 * working group's draft 10 writes it (draft-ietf-httpapi-ratelimit-headers).
 */
export function setRateLimitHeaders(
  reply: FastifyReply,
  kind: RequestKind,
  { remaining, seconds }: Allowance,
): void {
  reply
    .header('ratelimit-policy', POLICY)
    .header('ratelimit', `${NAMES[kind]};r=${remaining};t=${seconds}`);
}

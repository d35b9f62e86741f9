import type { FastifyReply } from 'fastify';
import type { Allowance } from '../../shared/limits.ts';
import { WINDOWS } from './rate-limits.ts';

export type RequestKind = 'READ' | 'WRITE';

const NAMES = { READ: '"read"', WRITE: '"write"' } as const satisfies Record<RequestKind, string>;

function policyOf(kind: RequestKind): string {
  const { points, duration } = WINDOWS[kind];
  return `${NAMES[kind]};q=${points};w=${duration}`;
}

const POLICY = `${policyOf('READ')}, ${policyOf('WRITE')}`;

/** As draft-ietf-httpapi-ratelimit-headers-10 writes it. */
export function setRateLimitHeaders(
  reply: FastifyReply,
  kind: RequestKind,
  { remaining, seconds }: Allowance,
): void {
  reply
    .header('ratelimit-policy', POLICY)
    .header('ratelimit', `${NAMES[kind]};r=${remaining};t=${seconds}`);
}

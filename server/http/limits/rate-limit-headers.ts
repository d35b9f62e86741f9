import type { FastifyReply } from 'fastify';
import type { Allowance, Window } from '../../shared/limits.ts';
import { WINDOWS } from './rate-limits.ts';

export type RequestKind = 'READ' | 'WRITE';

const NAMES = { READ: '"read"', WRITE: '"write"' } as const satisfies Record<RequestKind, string>;

const TOKEN = '"token"';

function policyOf(name: string, { points, duration }: Window): string {
  return `${name};q=${points};w=${duration}`;
}

const POLICY = [policyOf(NAMES.READ, WINDOWS.READ), policyOf(NAMES.WRITE, WINDOWS.WRITE)].join(
  ', ',
);
const POLICY_OF_TOKENS = `${POLICY}, ${policyOf(TOKEN, WINDOWS.API_TOKEN)}`;

/** Writes the headers of draft-ietf-httpapi-ratelimit-headers-10. */
export function setRateLimitHeaders(
  reply: FastifyReply,
  kind: RequestKind,
  { remaining, seconds }: Allowance,
): void {
  reply
    .header('ratelimit-policy', POLICY)
    .header('ratelimit', `${NAMES[kind]};r=${remaining};t=${seconds}`);
}

/** Beside that of the address. */
export function addTokenLimitHeaders(reply: FastifyReply, { remaining, seconds }: Allowance): void {
  const ofToken = `${TOKEN};r=${remaining};t=${seconds}`;
  const ofAddress = reply.getHeader('ratelimit');
  reply
    .header('ratelimit-policy', POLICY_OF_TOKENS)
    .header('ratelimit', typeof ofAddress === 'string' ? `${ofAddress}, ${ofToken}` : ofToken);
}

import type { Shop } from '../context.ts';
import { isUseOutdated, noteInBackground } from '../shared/last-use.ts';
import { Forbidden, Unauthenticated } from '../shared/problems.ts';
import type { Allowance } from '../shared/limits.ts';
import { hashOfToken } from '../shared/secret-token.ts';
import { apiSecretIn, hasScope, isExpired, type ApiScope } from './api-token.rules.ts';
import type { ApiTokenRecord } from './api-token.store.ts';

interface UsedToken {
  readonly token: ApiTokenRecord;
  /** Allowance of the token's own limit; null where nothing is counted. */
  readonly allowance: Allowance | null;
}

/**
 * The token that the header names, counted as one use; null if the header names none. Throws
 * Unauthenticated for an unknown, expired or revoked one, and RateLimited.
 */
export async function useApiToken(
  shop: Pick<Shop, 'store' | 'clock' | 'limits' | 'log'>,
  authorization: string | undefined,
): Promise<UsedToken | null> {
  const secret = apiSecretIn(authorization);
  if (secret === null) return null;
  const now = shop.clock();
  const token = await shop.store.read.apiTokens.byHash(hashOfToken(secret));
  if (!token || isExpired(token, now)) throw new Unauthenticated('API_TOKEN');
  const allowance = await shop.limits.consume('API_TOKEN', token.id);
  if (isUseOutdated(token.lastUsedAt, now)) recordUseInBackground(shop, token.id, now);
  return { token, allowance };
}

/** Throws Forbidden. */
export function requireScope(token: ApiTokenRecord, scope: ApiScope): void {
  if (!hasScope(token, scope)) throw new Forbidden('SCOPE', scope);
}

function recordUseInBackground(
  { store, log }: Pick<Shop, 'store' | 'log'>,
  id: string,
  now: Date,
): void {
  const noted = store.transaction(async ({ apiTokens }) => {
    const token = await apiTokens.token(id);
    if (token && isUseOutdated(token.lastUsedAt, now)) {
      await apiTokens.save({ ...token, lastUsedAt: now.toISOString() });
    }
  });
  noteInBackground(noted, log, 'the use of an API token was not noted');
}

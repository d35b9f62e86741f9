import { v4 as uuid } from 'uuid';
import { logChange } from '../audit/audit.ts';
import type { CommandContext } from '../context.ts';
import { Refusal } from '../shared/problems.ts';
import { hashOfToken } from '../shared/secret-token.ts';
import { MAX_API_TOKENS, newApiSecret, prefixOf, readNewToken } from './api-token.rules.ts';
import type { ApiTokenRecord } from './api-token.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Time in the future; null for never. */
  readonly expiresAt?: string | null | undefined;
}

/** Oldest first, expired ones too. */
export function listApiTokens({
  store,
}: Pick<Context, 'store'>): Promise<readonly ApiTokenRecord[]> {
  return store.read.apiTokens.all();
}

/** The secret is returned here alone. Refuses with REQUIRED, INVALID, LIMIT_REACHED. */
export function createApiToken(
  context: Context,
  input: NewApiToken,
): Promise<{ readonly token: ApiTokenRecord; readonly secret: string }> {
  const now = context.clock();
  const read = readNewToken(input, now);
  const secret = newApiSecret();
  const id = uuid();
  return context.store.transaction(async (ports) => {
    if ((await ports.apiTokens.all()).length >= MAX_API_TOKENS) {
      throw new Refusal({ code: 'LIMIT_REACHED', reason: 'API_TOKENS', max: MAX_API_TOKENS });
    }
    const token: ApiTokenRecord = {
      id,
      ...read,
      hash: hashOfToken(secret),
      prefix: prefixOf(secret),
      createdAt: now.toISOString(),
      lastUsedAt: null,
    };
    await ports.apiTokens.save(token);
    await logChange(ports, context, {
      action: 'token.create',
      subject: token.name,
      before: null,
      after: loggedToken(token),
    });
    return { token, secret };
  });
}

/** Revokes the token at once, on every instance. Refuses with UNKNOWN_API_TOKEN. */
export function revokeApiToken(context: Context, id: string): Promise<ApiTokenRecord> {
  return context.store.transaction(async (ports) => {
    const token = await ports.apiTokens.token(id);
    if (!token) throw new Refusal({ code: 'UNKNOWN_API_TOKEN', field: 'id' });
    await ports.apiTokens.remove(id);
    await logChange(ports, context, {
      action: 'token.revoke',
      subject: token.name,
      before: loggedToken(token),
      after: null,
    });
    return token;
  });
}

export const loggedToken = ({ prefix, scopes, expiresAt }: ApiTokenRecord) => ({
  prefix,
  scopes,
  expiresAt,
});

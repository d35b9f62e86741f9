import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { inRabat } from '../shared/time.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-token.service.ts';

export const listTokensCommand = staffCommand(z.strictObject({}), async (context) => ({
  tokens: (await listApiTokens(context)).map(
    ({ id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      prefix,
      scopes,
      createdAt: inRabat(createdAt),
      expiresAt: expiresAt === null ? null : inRabat(expiresAt),
      lastUsedAt: lastUsedAt === null ? null : inRabat(lastUsedAt),
    }),
  ),
}));

/** The secret is shown here alone. */
export const createTokenCommand = staffCommand(
  z.strictObject({
    name: z.string(),
    scopes: z.array(z.string()),
    expiresAt: z.string().nullable(),
  }),
  async (context, input) => {
    const { token, secret } = await createApiToken(context, input);
    return { id: token.id, secret };
  },
);

export const revokeTokenCommand = staffCommand(
  z.strictObject({ id: z.string() }),
  async (context, { id }) => {
    const { name } = await revokeApiToken(context, id);
    return { id, name };
  },
);

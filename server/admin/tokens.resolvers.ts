import { createApiToken, listApiTokens, revokeApiToken } from '../api-token/api-token.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { refusable } from '../shared/payload.ts';

export const tokenResolvers = {
  Query: {
    apiTokens: (_, __, context) => listApiTokens(context),
  },
  Mutation: {
    createApiToken: async (_, { input }, context) => {
      const { value, userErrors } = await refusable(context, () => createApiToken(context, input));
      return { apiToken: value?.token ?? null, secret: value?.secret ?? null, userErrors };
    },
    revokeApiToken: async (_, { id }, context) => {
      const { value, userErrors } = await refusable(context, () => revokeApiToken(context, id));
      return { apiTokens: value && (await listApiTokens(context)), userErrors };
    },
  },
} satisfies Resolvers;

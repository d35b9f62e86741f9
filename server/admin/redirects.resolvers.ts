import {
  addRedirects,
  findRedirects,
  isShown,
  removeRedirect,
} from '../catalog/redirect/redirect.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { payloadOf } from '../shared/payload.ts';

export const redirectResolvers = {
  Query: {
    redirects: (_, args, context) => findRedirects(context, args),
  },
  Mutation: {
    saveRedirects: (_, { redirects }, context) =>
      payloadOf(context, 'redirects', () => addRedirects(context, redirects)),
    removeRedirect: (_, { from }, context) =>
      payloadOf(context, 'from', async () => {
        await removeRedirect(context, from);
        return from;
      }),
  },
  Redirect: {
    isShown: (redirect, _, context) => isShown(context, redirect),
  },
} satisfies Resolvers;

import type { Resolvers } from '../generated/admin.ts';
import { messageOf } from '../shared/text/messages.ts';

export const problemResolvers = {
  UserError: { message: (problem) => messageOf(problem) },
} satisfies Resolvers;

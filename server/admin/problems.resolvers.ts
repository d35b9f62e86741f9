import type { Resolvers } from '../generated/admin.ts';
import { messageOf } from '../messages.ts';

export const problemResolvers = {
  UserError: { message: (problem) => messageOf(problem) },
  CartDiscountCode: { reason: ({ problem }) => problem && messageOf(problem) },
} satisfies Resolvers;

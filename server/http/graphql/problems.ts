import type { Resolvers } from '../../generated/resolvers.ts';
import { messageOf } from '../../shared/messages.ts';

/** Where problems of shoppers get their sentences. */
export const problemResolvers = {
  UserError: { message: (problem) => messageOf(problem) },
  CartWarning: { message: (warning) => messageOf(warning) },
} satisfies Resolvers;

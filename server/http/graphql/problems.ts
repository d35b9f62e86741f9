import type { Resolvers } from '../../generated/resolvers.ts';
import { messageOf } from '../../shared/messages.ts';

export const problemResolvers = {
  UserError: { message: (problem) => messageOf(problem) },
  CartWarning: { message: (warning) => messageOf(warning) },
} satisfies Resolvers;

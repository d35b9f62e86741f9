import type { Resolvers } from '../../generated/admin.ts';
import { sewingJobsOf, sewingMoves } from '../../order/sewing/sewing.rules.ts';
import { findSewingJobs, moveSewingJob } from '../../order/sewing/sewing.service.ts';
import { payloadOf } from '../../shared/payload.ts';

export const sewingResolvers = {
  Query: {
    sewingJobs: (_root, position, context) => findSewingJobs(context, position),
  },
  Mutation: {
    moveSewingJob: (_root, input, context) =>
      payloadOf(context, 'job', () => moveSewingJob(context, input)),
  },
  Order: { sewingJobs: sewingJobsOf },
  SewingJob: { moves: sewingMoves },
} satisfies Resolvers;

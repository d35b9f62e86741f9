import { auditLog } from '../audit/audit.list.ts';
import type { Resolvers } from '../generated/admin.ts';
import { inRabat } from '../shared/time.ts';

export const auditResolvers = {
  Query: {
    auditLog: (_, args, { store }) => auditLog(store.read, args),
  },
  AuditEntry: {
    at: ({ at }) => inRabat(at),
  },
} satisfies Resolvers;

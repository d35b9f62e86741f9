import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Forbidden } from '../shared/problems.ts';
import { requireStaff } from '../staff/staff.viewer.ts';
import type { Access, AccessTable } from './admin.access.ts';
import type { AdminContext } from './admin.context.ts';

/** Root fields resolve only for those whom the table names. Throws for a field without an entry. */
export function guardRootFields(schema: GraphQLSchema, table: AccessTable): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const levels = new Map(
      Object.entries<Access>(root?.name === 'Mutation' ? table.Mutation : table.Query),
    );
    for (const field of Object.values(root?.getFields() ?? {})) {
      const access = levels.get(field.name);
      if (access === undefined) throw new Error(`Nothing says who may use ${field.name}`);
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context: AdminContext, info) => {
        requireAccess(context, access);
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}

/** Throws Unauthenticated, Forbidden. */
function requireAccess(context: AdminContext, access: Access): void {
  if (access === 'EVERYONE') return;
  const { staff } = requireStaff(context);
  if (access === 'OWNER' && staff.role !== 'OWNER') throw new Forbidden('ROLE');
}

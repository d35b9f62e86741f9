import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { ApiScope } from '../api-token/api-token.rules.ts';
import { requireScope } from '../api-token/api-token.use.ts';
import { Forbidden } from '../shared/problems.ts';
import { requireStaff } from '../staff/staff.viewer.ts';
import type { Access, AccessTable } from './admin.access.ts';
import type { AdminContext } from './admin.context.ts';

type FieldScopes = Readonly<Record<string, Readonly<Record<string, ApiScope>>>>;

/**
 * Root fields resolve only for those whom the table names, and the fields of `scopes` only for tokens
 * that have theirs. Throws for a root field without an entry, and for an entry without a field.
 */
export function guardFields(
  schema: GraphQLSchema,
  table: AccessTable,
  scopes: FieldScopes,
): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const levels = new Map(
      Object.entries<Access>(root?.name === 'Mutation' ? table.Mutation : table.Query),
    );
    for (const field of Object.values(root?.getFields() ?? {})) {
      const access = levels.get(field.name);
      if (access === undefined) throw new Error(`Nothing says who may use ${field.name}`);
      guard(field, (context) => requireAccess(context, access));
    }
  }
  for (const [typeName, fields] of Object.entries(scopes)) {
    const type = schema.getType(typeName);
    for (const [name, scope] of Object.entries(fields)) {
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (field === undefined) throw new Error(`There is no ${typeName}.${name}`);
      guard(field, (context) => requireScopeOfToken(context, scope));
    }
  }
  return schema;
}

function guard(
  field: GraphQLField<unknown, AdminContext>,
  require: (context: AdminContext) => void,
): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    require(context);
    return resolve(source, args, context, info);
  };
}

/** Throws Unauthenticated, Forbidden. */
function requireAccess(context: AdminContext, [who, scope]: Access): void {
  const { staffViewer } = context;
  if (staffViewer.kind === 'TOKEN') {
    if (scope === undefined) throw new Forbidden('TOKEN');
    return requireScope(staffViewer.token, scope);
  }
  if (who === 'EVERYONE') return;
  const { staff } = requireStaff(context);
  if (who === 'OWNER' && staff.role !== 'OWNER') throw new Forbidden('ROLE');
}

/** For what members of staff may do anyhow. Throws Forbidden. */
export function requireScopeOfToken({ staffViewer }: AdminContext, scope: ApiScope): void {
  if (staffViewer.kind === 'TOKEN') requireScope(staffViewer.token, scope);
}

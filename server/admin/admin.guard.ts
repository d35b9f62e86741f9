import {
  defaultFieldResolver,
  getNamedType,
  isObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import type { ApiScope } from '../api-token/api-token.rules.ts';
import { requireScope } from '../api-token/api-token.use.ts';
import { Forbidden } from '../shared/problems.ts';
import type { Access, AccessTable } from './admin.access.ts';
import { type AdminContext, requireRecentLogIn, requireStaff } from '../staff/staff.viewer.ts';

type FieldScopes = Readonly<Record<string, Readonly<Record<string, ApiScope>>>>;

/**
 * Root fields resolve only for those whom the table names, and with fields of `scopes` only for tokens
 * that have theirs: refused before a mutation has changed anything. Those of `recent` require a recent
 * log-in. Throws for a root field without
 * an entry, and for an entry without a field.
 */
export function guardFields(
  schema: GraphQLSchema,
  table: AccessTable,
  scopes: FieldScopes,
  recent: ReadonlySet<string> = new Set(),
): GraphQLSchema {
  for (const [type, fields] of Object.entries(scopes)) {
    for (const name of Object.keys(fields)) {
      if (!fieldOf(schema, type, name)) throw new Error(`There is no ${type}.${name}`);
    }
  }
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const levels = new Map(
      Object.entries<Access>(root?.name === 'Mutation' ? table.Mutation : table.Query),
    );
    for (const field of Object.values(root?.getFields() ?? {})) {
      const access = levels.get(field.name);
      if (access === undefined) throw new Error(`Nothing says who may use ${field.name}`);
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context: AdminContext, info) => {
        try {
          requireAccess(context, access);
          if (recent.has(field.name) && context.staffViewer.kind !== 'TOKEN')
            requireRecentLogIn(context);
          for (const [type, name] of fieldsIn(info)) {
            const scope = scopes[type]?.[name];
            if (scope !== undefined) requireScopeOfToken(context, scope);
          }
        } catch (error) {
          if (error instanceof Forbidden) {
            const { log, actor } = context;
            log.warn({ actor, field: info.fieldName }, 'a field of the back office was refused');
          }
          throw error;
        }
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields()[name] : undefined;
}

/** Everything that is selected below a root field, as type and field. */
function* fieldsIn({
  schema,
  fragments,
  fieldNodes,
  returnType,
}: GraphQLResolveInfo): Iterable<readonly [type: string, field: string]> {
  const seen = new Set<string>();
  const selected: Array<readonly [type: string, SelectionNode]> = [];
  const add = (type: string, selections: readonly SelectionNode[] = []) => {
    for (const selection of selections) selected.push([type, selection]);
  };
  for (const { selectionSet } of fieldNodes) {
    add(getNamedType(returnType).name, selectionSet?.selections);
  }
  for (const [type, node] of selected) {
    if (node.kind === 'Field') {
      yield [type, node.name.value];
      const field = fieldOf(schema, type, node.name.value);
      if (field) add(getNamedType(field.type).name, node.selectionSet?.selections);
    } else if (node.kind === 'InlineFragment') {
      add(node.typeCondition?.name.value ?? type, node.selectionSet.selections);
    } else if (!seen.has(node.name.value)) {
      seen.add(node.name.value);
      const fragment = fragments[node.name.value];
      if (fragment) add(fragment.typeCondition.name.value, fragment.selectionSet.selections);
    }
  }
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

/** Checks what members of staff may do anyhow. Throws Forbidden. */
export function requireScopeOfToken({ staffViewer }: AdminContext, scope: ApiScope): void {
  if (staffViewer.kind === 'TOKEN') requireScope(staffViewer.token, scope);
}

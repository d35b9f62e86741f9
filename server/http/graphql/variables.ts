import {
  GraphQLError,
  isNonNullType,
  Kind,
  TypeInfo,
  ValidationContext,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { fr } from '../http.fr.ts';
import type { RequestedOperation } from './limits.ts';

interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

const positions = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>();

function inNonNullPositions({ schema, document, operation }: Operation): ReadonlySet<string> {
  const known = positions.get(operation);
  if (known) return known;
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => {});
  const names = context
    .getRecursiveVariableUsages(operation)
    .filter(({ type }) => isNonNullType(type))
    .map(({ node }) => node.name.value);
  const found = new Set(names);
  positions.set(operation, found);
  return found;
}

/**
 * Validation allows a nullable variable in a non-null position with a default; an explicit null
 * would then fail during execution, like a fault of the server.
 */
function findForbiddenNull(
  requested: Operation,
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  const nulls = (requested.operation.variableDefinitions ?? [])
    .filter(({ variable: { name }, defaultValue }) => {
      const value = variables[name.value];
      return value === null || (value === undefined && defaultValue?.kind === Kind.NULL);
    })
    .map(({ variable: { name } }) => name.value);
  return nulls.length === 0
    ? undefined
    : nulls.find((name) => inNonNullPositions(requested).has(name));
}

/** Throws GraphQLError. */
export function refuseForbiddenNulls(requested: RequestedOperation): void {
  const name = findForbiddenNull(requested, requested.variables);
  if (name === undefined) return;
  throw new GraphQLError(fr.graphql.forbiddenNull(name), {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

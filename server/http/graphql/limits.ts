import {
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fr } from '../http.fr.ts';
import { costOf } from './cost.ts';

export const MAX_TOKENS = 800;
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 10;
export const MAX_MUTATIONS = 5;
/** With fragments written out: ends a chain of spreads early. */
const MAX_SELECTIONS = 500;
/** Four times the client's largest page. */
export const MAX_OBJECTS = 5000;

const INTROSPECTION = -1;

function tooComplex(limit: number, what: keyof typeof fr.graphql.limits): GraphQLError {
  return new GraphQLError(fr.graphql.tooComplex(limit, fr.graphql.limits[what]), {
    extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } },
  });
}

/**
 * Validation compares every two selections of a name, with all that is below them. Pages of
 * ten lists in one document name a field some ninety times.
 */
export const MAX_REPETITIONS = 100;

/** Returns the refusal of a document that may be too dear to validate; null for any other. */
export function refusalBeforeValidation(document: DocumentNode): GraphQLError | null {
  const counts = new Map<string, number>();
  let most = 0;
  visit(document, {
    Field({ alias, name, selectionSet }) {
      if (!selectionSet) return;
      const response = (alias ?? name).value;
      const count = (counts.get(response) ?? 0) + 1;
      counts.set(response, count);
      most = Math.max(most, count);
    },
  });
  return most > MAX_REPETITIONS ? tooComplex(MAX_REPETITIONS, 'repetitions') : null;
}

/** Validation has already refused circular fragments. */
function measure(
  { operation, selectionSet: root }: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) {
  let mutations = 0;
  let aliases = 0;
  let met = 0;
  const walk = (selections: SelectionSetNode, depth: number): void => {
    if (depth > MAX_DEPTH) throw tooComplex(MAX_DEPTH, 'depth');
    for (const selection of selections.selections) {
      if (++met > MAX_SELECTIONS) throw tooComplex(MAX_SELECTIONS, 'selections');
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) walk(fragment.selectionSet, depth);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth);
      } else {
        if (selection.alias && ++aliases > MAX_ALIASES) {
          throw tooComplex(MAX_ALIASES, 'aliases');
        }
        if (operation === 'mutation' && depth === 1 && ++mutations > MAX_MUTATIONS) {
          throw tooComplex(MAX_MUTATIONS, 'mutations');
        }
        if (!selection.selectionSet) continue;
        // Open to the sandbox only, and deeper than our own schema.
        const isIntrospection = depth === INTROSPECTION || selection.name.value.startsWith('__');
        walk(selection.selectionSet, isIntrospection ? INTROSPECTION : depth + 1);
      }
    }
  };
  walk(root, 1);
}

export interface RequestedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Costs of operations within all limits but that of objects, which depends on their variables. */
const costs = new WeakMap<OperationDefinitionNode, ReturnType<typeof costOf>>();

function measuredCostOf({ schema, document, operation }: RequestedOperation) {
  const known = costs.get(operation);
  if (known) return known;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  measure(operation, fragments);
  const cost = costOf({ schema, operation, fragments });
  costs.set(operation, cost);
  return cost;
}

/** Takes a valid document. Throws GraphQLError, QUERY_TOO_COMPLEX. */
export function requireWithinLimits(requested: RequestedOperation): void {
  if (measuredCostOf(requested)(requested.variables) > MAX_OBJECTS) {
    throw tooComplex(MAX_OBJECTS, 'objects');
  }
}

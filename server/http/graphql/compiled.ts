import {
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { ShopContext } from '../../context.ts';
import { reportResult, type Consequence } from './errors.ts';
import { isWithinCost } from './limits.ts';
import { readsCatalogOnly } from './public-operations.ts';
import { findForbiddenNull } from './variables.ts';

/** As many as documents are remembered for Apollo (graphql.documents.ts). */
const MAX_COMPILED = 200;
/** Compiling costs what some ten answers cost: it is for documents that come again and again. */
const ASKED_BEFORE = 5;

/** A request's parts as they came. */
export interface Requested {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

interface Known {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly isPublic: boolean;
  requested: number;
  /** Null until it was asked often enough. */
  compiled: CompiledQuery | null;
}

/** What a compiled document answered. */
export interface CompiledAnswer extends Consequence {
  readonly text: string;
  /** Whether it is the same for everybody. */
  readonly isPublic: boolean;
}

/**
 * Documents that Apollo has answered often, compiled to JavaScript that answers them without it, in
 * half of the time and less. What was not begun yet is left to Apollo when something is wrong with
 * it, a variable or what it would cost; and so is a query that fails, since it may be asked again.
 * Answers say the same as Apollo's; a field asked for under two names may stand in another place.
 */
export class CompiledDocuments {
  readonly #known = new LRUCache<string, Known>({ max: MAX_COMPILED });

  /** Notes a valid document that Apollo has just answered without an error. */
  note(text: string, document: DocumentNode, schema: GraphQLSchema): void {
    const known = this.#known.get(text) ?? read(text, document, schema);
    if (!known) return;
    this.#known.set(text, known);
    known.requested += 1;
    if (known.requested < ASKED_BEFORE || known.compiled) return;
    const compiled = compileQuery(schema, document, known.operation.name?.value ?? '');
    if (isCompiledQuery(compiled)) known.compiled = compiled;
  }

  /** Answers a request whose document is compiled; null for all that Apollo must see. */
  async answer(requested: Requested, context: ShopContext): Promise<CompiledAnswer | null> {
    const known =
      typeof requested.query === 'string' ? this.#known.get(requested.query) : undefined;
    if (!known?.compiled || !isPlain(requested, known.operation)) return null;
    const { schema, document, operation, fragments, isPublic } = known;
    const variables = requested.variables ?? {};
    if (!isRecord(variables)) return null;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (!coerced || !isWithinCost({ schema, operation, fragments, variables })) return null;
    if (findForbiddenNull({ schema, document, operation }, variables) !== undefined) return null;
    // As graphql-js reads them: compiled code knows no default of a variable that must not be null.
    const result = await known.compiled.query(undefined, context, coerced);
    const shouldRetry = result.errors && operation.operation === OperationTypeNode.QUERY;
    return shouldRetry ? null : { ...reportResult(result, context), isPublic };
  }
}

/** Whether a request names no other operation and asks for nothing beside its document. */
function isPlain(
  { operationName, extensions }: Requested,
  { name }: OperationDefinitionNode,
): boolean {
  const isNamed = operationName == null || operationName === name?.value;
  return (
    isNamed && (extensions == null || (isRecord(extensions) && !('persistedQuery' in extensions)))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What there is to know of a document that may be compiled; null for one that may not. */
function read(text: string, document: DocumentNode, schema: GraphQLSchema): Known | null {
  const operation = getOperationAST(document);
  if (!operation || UNSAFE.test(text) || !isOneStep(operation)) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const isPublic = readsCatalogOnly(schema, document);
  return { schema, document, operation, fragments, isPublic, requested: 0, compiled: null };
}

/** Whether no change follows another one: after one that fails, compiled code would go on with the next. */
function isOneStep({ operation, selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const isOneField = selections.length === 1 && selections[0]?.kind === Kind.FIELD;
  return operation === OperationTypeNode.QUERY || isOneField;
}

/**
 * What no document that is compiled may hold. graphql-jit 0.8.9 turns texts that begin with a mark of
 * its own into code: whoever writes a text into a document could run anything. A name that begins
 * with two underscores could be `__proto__`. Of a field that stands twice it forgets that one was to
 * be left out (`@skip`, `@include`). What is left of a valid document are names and numbers.
 */
const UNSAFE = /["@]|__(?!typename\b)/;

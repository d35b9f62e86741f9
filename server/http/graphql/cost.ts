import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_CITIES } from '../../delivery/city/city.service.ts';

interface Operation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

type Variables = Readonly<Record<string, unknown>>;
/** `pageSize` is the `first` of the parent, whose list it bounds. */
type Cost = (given: Variables, pageSize: number | null) => number;

/** The services refuse a larger `first`. */
const MAX_PAGE = 100;
const LONGER_PAGES = new Map([['cities', MAX_CITIES]]);
/** The assumed length of a list without `first`. */
const USUAL_LIST = 10;
/** They are read with their product: a page of 100 with all its variants must pass. */
const CHEAP_LISTS = new Map([
  ['options', 1],
  ['values', 4],
  ['variants', 4],
  ['listedVariants', 4],
  ['selectedOptions', 1],
  ['images', 2],
  ['sources', 2],
  ['imageSources', 2],
  ['missingTranslations', 2],
  ['exchangeableLines', 4],
  ['prices', 2],
  ['choices', 4],
  ['alterations', 2],
  ['offeredAlterations', 2],
]);
/** It reads as much as a page of orders with their lines. */
const EXPORT = { field: 'dataExport', cost: 500 };

/**
 * Upper bound on the objects of a response, from the document and its `first` arguments. The
 * document must be valid and within the other limits, because fragments are walked once per spread.
 * Only the arguments are read for each request.
 */
export function costOf({
  schema,
  operation,
  fragments,
}: Operation): (variables: Variables) => number {
  const defaults = defaultsOf(operation);
  const root = schema.getRootType(operation.operation);
  const costs = root ? costsOf(operation.selectionSet, root) : [];
  return (variables) => sumOf(costs, { ...defaults, ...variables }, null);

  function costsOf({ selections }: SelectionSetNode, parent: GraphQLNamedType): readonly Cost[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return costOfField(selection, parent) ?? [];
      if (selection.kind === Kind.INLINE_FRAGMENT) return costsOf(selection.selectionSet, parent);
      const fragment = fragments.get(selection.name.value);
      return fragment ? costsOf(fragment.selectionSet, parent) : [];
    });
  }

  /** Null for a field without objects. */
  function costOfField(field: FieldNode, parent: GraphQLNamedType): Cost | null {
    const definition = isObjectType(parent) ? parent.getFields()[field.name.value] : undefined;
    if (!definition) return null;
    const type = getNamedType(definition.type);
    if (definition.name === EXPORT.field) return () => EXPORT.cost;
    if (!isCompositeType(type) || !field.selectionSet) return null;
    const firstOf = pageSizeOf(field, definition);
    const nested = costsOf(field.selectionSet, type);
    if (!isListType(getNullableType(definition.type))) {
      return (given) => 1 + sumOf(nested, given, firstOf(given));
    }
    const usual = CHEAP_LISTS.get(field.name.value) ?? USUAL_LIST;
    return (given, pageSize) =>
      (firstOf(given) ?? pageSize ?? usual) * (1 + sumOf(nested, given, null));
  }
}

function sumOf(costs: readonly Cost[], given: Variables, pageSize: number | null): number {
  return costs.reduce((sum, cost) => sum + cost(given, pageSize), 0);
}

/** Null without an argument `first`. */
function pageSizeOf(
  field: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
): (given: Variables) => number | null {
  const max = LONGER_PAGES.get(field.name.value) ?? MAX_PAGE;
  const argument = args.find(({ name }) => name === 'first');
  if (!argument) return () => null;
  const written = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  return (given) => {
    const first = written ? valueFromASTUntyped(written, given) : undefined;
    const size = first ?? argument.defaultValue;
    return typeof size === 'number' && size >= 0 && size <= max ? size : max;
  };
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode) {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue ? valueFromASTUntyped(defaultValue) : undefined,
    ]),
  );
}

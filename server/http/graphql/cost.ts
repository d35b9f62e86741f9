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

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The services refuse a larger `first`. */
const MAX_PAGE = 100;
/** The assumed length of a list without `first`. */
const USUAL_LIST = 10;
/** They are read with their product: a page of 100 with all its variants must pass. */
const CHEAP_LISTS = new Map([
  ['options', 1],
  ['values', 4],
  ['variants', 4],
  ['selectedOptions', 1],
  ['images', 2],
  ['sources', 2],
  ['imageSources', 2],
  ['missingTranslations', 2],
]);
/** It reads as much as a page of orders with their lines. */
const EXPORT = { field: 'dataExport', cost: 500 };

/**
 * Upper bound on the objects of a response, from the document and its `first` arguments. The
 * document must be valid and within the other limits, because fragments are walked once per spread.
 */
export function costOf({ schema, operation, fragments, variables }: Operation): number {
  const given = { ...defaultsOf(operation), ...variables };
  const root = schema.getRootType(operation.operation);
  return root ? costOfSelections(operation.selectionSet, root, null) : 0;

  function costOfSelections(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType,
    pageSize: number | null,
  ): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, parent, pageSize);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        cost += costOfSelections(selection.selectionSet, parent, pageSize);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) cost += costOfSelections(fragment.selectionSet, parent, pageSize);
      }
    }
    return cost;
  }

  function costOfField(
    field: FieldNode,
    parent: GraphQLNamedType,
    pageSize: number | null,
  ): number {
    const definition = isObjectType(parent) ? parent.getFields()[field.name.value] : undefined;
    if (!definition) return 0;
    const type = getNamedType(definition.type);
    if (definition.name === EXPORT.field) return EXPORT.cost;
    if (!isCompositeType(type) || !field.selectionSet) return 0;
    const isList = isListType(getNullableType(definition.type));
    const first = firstOf(field, definition);
    const length = first ?? pageSize ?? CHEAP_LISTS.get(field.name.value) ?? USUAL_LIST;
    const nested = costOfSelections(field.selectionSet, type, isList ? null : first);
    return (isList ? length : 1) * (1 + nested);
  }

  function firstOf(field: FieldNode, { args }: GraphQLField<unknown, unknown>): number | null {
    const argument = args.find(({ name }) => name === 'first');
    if (!argument) return null;
    const written = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    const first = written ? valueFromASTUntyped(written, given) : undefined;
    const size = first ?? argument.defaultValue;
    return typeof size === 'number' && size >= 0 && size <= MAX_PAGE ? size : MAX_PAGE;
  }
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode) {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue ? valueFromASTUntyped(defaultValue) : undefined,
    ]),
  );
}

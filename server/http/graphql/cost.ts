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

/** What is asked of which schema. */
export interface Operation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** As they were sent: no check has been made of them yet. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A page is never longer than this: a larger `first` is refused by its service. */
const LONGEST_PAGE = 100;
/** How long a list is taken to be that has no `first`: an order's lines, the brands. */
const USUAL_LIST = 10;

/**
 * How many objects an answer may hold, reckoned from the document and its `first` arguments before
 * anything is read. Fragments count as often as they are spread. The document is valid, and short
 * enough to be walked with its fragments written out.
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
    // A field of the schema's own schema, whose size no argument changes.
    if (!definition) return 0;
    const type = getNamedType(definition.type);
    if (!isCompositeType(type) || !field.selectionSet) return 0;
    const isList = isListType(getNullableType(definition.type));
    const length = isList ? (pageSize ?? USUAL_LIST) : 1;
    return length * (1 + costOfSelections(field.selectionSet, type, firstOf(field, definition)));
  }

  /** The length of the lists right below a field that has `first`; null for one that has none. */
  function firstOf(field: FieldNode, { args }: GraphQLField<unknown, unknown>): number | null {
    const argument = args.find(({ name }) => name === 'first');
    if (!argument) return null;
    const written = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    const first = written ? valueFromASTUntyped(written, given) : undefined;
    const size = first ?? argument.defaultValue;
    // Variables were not checked yet: one that is no number is refused soon after.
    return typeof size === 'number' && size >= 0 && size <= LONGEST_PAGE ? size : LONGEST_PAGE;
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

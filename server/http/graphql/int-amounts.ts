import {
  getNamedType,
  Kind,
  TypeInfo,
  ValidationContext,
  type DocumentNode,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';

const AMOUNT = 'Centimes';

/**
 * Accepts documents written when amounts were `Int`: before validation, an `Int` variable that is
 * used for amounts alone becomes `Centimes`, which accepts all its values.
 */
export function acceptIntAmounts(schema: GraphQLSchema, document: DocumentNode): void {
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => {});
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const definition of operation.variableDefinitions ?? []) {
      const amount = asAmount(definition.type);
      if (!amount) continue;
      const usages = context
        .getRecursiveVariableUsages(operation)
        .filter(({ node }) => node.name.value === definition.variable.name.value);
      const isAmount = usages.every(({ type }) => type && getNamedType(type).name === AMOUNT);
      if (usages.length > 0 && isAmount) Object.assign(definition, { type: amount });
    }
  }
}

function asAmount(type: TypeNode): TypeNode | null {
  if (type.kind === Kind.LIST_TYPE) return null;
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  if (named.kind !== Kind.NAMED_TYPE || named.name.value !== 'Int') return null;
  const amount = { ...named, name: { ...named.name, value: AMOUNT } };
  return type.kind === Kind.NON_NULL_TYPE ? { ...type, type: amount } : amount;
}

import { isTypeDefinitionNode, specifiedScalarTypes, visit, type DocumentNode } from 'graphql';

/** A schema, with the types of the shop's schema that it names, directly or by another one, and does not define. */
export function withShopTypes(own: DocumentNode, shop: DocumentNode): DocumentNode {
  const definitions = [...own.definitions];
  const ofShop = shop.definitions.filter(isTypeDefinitionNode);
  const defined = new Set([
    ...specifiedScalarTypes.map(({ name }) => name),
    ...own.definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value),
  ]);
  // The list grows while it is read.
  for (const definition of definitions) {
    visit(definition, {
      NamedType({ name: { value: name } }) {
        const missing = defined.has(name)
          ? undefined
          : ofShop.find((one) => one.name.value === name);
        if (!missing) return;
        defined.add(name);
        definitions.push(missing);
      },
    });
  }
  return { ...own, definitions };
}

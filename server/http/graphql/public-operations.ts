import {
  BREAK,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * Whose answers are made of the catalogue and their arguments alone. What is not named here is
 * never shared; a test holds this list to the table of who may use what.
 */
export const catalogueFields: ReadonlySet<string> = new Set([
  'products',
  'product',
  'productsById',
  'featuredProducts',
  'categories',
  'category',
  'brands',
]);

/** Every type that these fields lead to. */
export const catalogueTypes: ReadonlySet<string> = new Set([
  'Product',
  'Ratings',
  'Category',
  'Brand',
  'Money',
  'ProductConnection',
  'ProductEdge',
  'PageInfo',
  'ProductFacets',
  'FacetCount',
]);

/**
 * Whether everything that a valid document asks for, in whichever of its operations, is the same
 * for everybody: one query at least, and nothing but the catalogue.
 */
export function readsCatalogOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isPublic = true;
  const refuse = () => {
    isPublic = false;
    return BREAK;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: ({ operation }) => (operation === 'query' ? undefined : refuse()),
      Field({ name: { value: field } }) {
        const parent = types.getParentType();
        const isAllowed =
          parent === schema.getQueryType()
            ? catalogueFields.has(field)
            : parent !== null && parent !== undefined && catalogueTypes.has(parent.name);
        return isAllowed ? undefined : refuse();
      },
    }),
  );
  return isPublic && document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
}

import {
  BREAK,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Viewer } from '../../shared/viewer.ts';

/** Fields whose values depend only on the catalogue, the list of cities and their arguments. */
export const catalogueFields: ReadonlySet<string> = new Set([
  'products',
  'product',
  'productsById',
  'featuredProducts',
  'home',
  'campaign',
  'campaigns',
  'categories',
  'category',
  'brands',
  'sizeGuides',
  'cities',
  'cityNamed',
]);

export const catalogueTypes: ReadonlySet<string> = new Set([
  'Product',
  'Ratings',
  'Category',
  'Brand',
  'Home',
  'HomePart',
  'HomeImage',
  'Campaign',
  'ReducingCampaign',
  'Money',
  'ProductConnection',
  'ProductEdge',
  'PageInfo',
  'ProductFacets',
  'FacetCount',
  'OptionFacet',
  'OptionValueCount',
  'FrameWidthCount',
  'PriceRange',
  'ProductOption',
  'ProductOptionValue',
  'ProductVariant',
  'SelectedOption',
  'FrameMeasures',
  'ProductImage',
  'ImageSource',
  'ProductDetail',
  'Alteration',
  'AlterationMeasure',
  'SizeGuide',
  'SizeGuideEntry',
  'BodyMeasureRange',
  'ProductLanguages',
  'City',
]);

/** They change with time alone, so that no answer with them is cached until the catalogue changes. */
const timedFields: ReadonlySet<string> = new Set(['lowestPrice30Days']);

/**
 * A customer's token that is no longer valid breaks no query: this stands beside the guest's answer, unless that is
 * the same for everyone.
 */
export function tokenExtensions(viewer: Viewer): {
  readonly extensions?: { readonly token: 'INVALID' };
} {
  const isRefused = viewer.kind === 'GUEST' && viewer.token === 'UNREADABLE';
  return isRefused ? { extensions: { token: 'INVALID' } } : {};
}

const known = new WeakMap<DocumentNode, boolean>();

export function isPublic(schema: GraphQLSchema, document: DocumentNode): boolean {
  let result = known.get(document);
  if (result === undefined) known.set(document, (result = readsCatalogOnly(schema, document)));
  return result;
}

function readsCatalogOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isOnly = true;
  const refuse = () => {
    isOnly = false;
    return BREAK;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: ({ operation }) => (operation === 'query' ? undefined : refuse()),
      Field({ name: { value: field }, arguments: given = [] }) {
        // A draft that a preview link opens is for who has the link.
        if (given.some(({ name }) => name.value === 'previewToken')) return refuse();
        if (timedFields.has(field)) return refuse();
        const parent = types.getParentType();
        const isAllowed =
          parent === schema.getQueryType()
            ? catalogueFields.has(field)
            : parent !== null && parent !== undefined && catalogueTypes.has(parent.name);
        return isAllowed ? undefined : refuse();
      },
    }),
  );
  return isOnly && document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
}

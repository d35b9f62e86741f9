import type { TestAdmin } from '../../support/shop/admin.ts';

const ERRORS = 'userErrors { code field message }';
const PRODUCT = `id version title brand description categoryName image imageAlt
  price { amount } originalPrice { amount } outOfStock
  options { name values { value swatch } }
  variants { id sku title values ownPrice ownOriginalPrice price { amount } stockOnHand allocated
    quantityAvailable waiting frame { lensWidth frameWidth } }
  images { url alt value sources { url width } } details { label value } sizeGuide updatedAt archivedAt`;

export const PRODUCTS = `query ($filter: ProductFilter, $first: Int, $after: String) {
  products(filter: $filter, first: $first, after: $after) {
    nodes { id } totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;
export const READ_PRODUCT = `query ($id: ID!) { product(id: $id) { ${PRODUCT} } }`;
export const SAVE = `mutation ($input: ProductInput!, $expectedVersion: Int) {
  saveProduct(input: $input, expectedVersion: $expectedVersion) { product { ${PRODUCT} } ${ERRORS} }
}`;
export const ARCHIVE = `mutation ($id: ID!) {
  archiveProduct(id: $id) { product { id archivedAt } ${ERRORS} }
}`;
export const UNARCHIVE = `mutation ($id: ID!) {
  unarchiveProduct(id: $id) { product { id archivedAt version } ${ERRORS} }
}`;
export const SET_STOCK = `mutation ($variantId: ID!, $stockOnHand: Int, $expected: Int) {
  setStock(variantId: $variantId, stockOnHand: $stockOnHand, expected: $expected) {
    variant { id stockOnHand } product { id version outOfStock } ${ERRORS}
  }
}`;
export const SET_STOCKS = `mutation ($changes: [StockChange!]!) {
  setStocks(changes: $changes) {
    variants { id stockOnHand allocated } products { id version } ${ERRORS}
  }
}`;
export const ADD_IMAGE = `mutation ($productId: ID!, $files: [Upload!]!, $alt: String!) {
  addProductImage(productId: $productId, files: $files, alt: $alt) { product { ${PRODUCT} } ${ERRORS} }
}`;

export interface ErrorNode {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

export interface ImageNode {
  readonly url: string;
  readonly alt: string;
  readonly value: string | null;
  readonly sources: ReadonlyArray<{ readonly url: string; readonly width: number }>;
}

export interface VariantNode {
  readonly id: string;
  readonly sku: string | null;
  readonly title: string;
  readonly values: readonly string[];
  readonly ownPrice: number | null;
  readonly ownOriginalPrice: number | null;
  readonly stockOnHand: number | null;
  readonly allocated: number;
  readonly quantityAvailable: number | null;
  readonly waiting: number;
  readonly frame: { readonly lensWidth: number; readonly frameWidth: number } | null;
}

export interface ProductNode {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly brand: string;
  readonly description: string | null;
  readonly categoryName: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly price: { readonly amount: number };
  readonly originalPrice: { readonly amount: number };
  readonly outOfStock: boolean;
  readonly options: ReadonlyArray<{
    readonly name: string;
    readonly values: ReadonlyArray<{ readonly value: string; readonly swatch: string | null }>;
  }>;
  readonly variants: readonly VariantNode[];
  readonly images: readonly ImageNode[];
  readonly details: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  readonly sizeGuide: string | null;
  readonly updatedAt: string;
  readonly archivedAt: string | null;
}

export interface Saved {
  readonly product: ProductNode | null;
  readonly userErrors: readonly ErrorNode[];
}

export function problemsIn({
  userErrors,
}: {
  readonly userErrors: readonly ErrorNode[];
}): readonly string[] {
  return userErrors.map(({ code, field }) => `${code} ${field}`);
}

export async function saveBy(
  staff: TestAdmin,
  input: object,
  expectedVersion?: number | null,
): Promise<Saved> {
  const variables = { input, expectedVersion };
  return (await staff.request<{ saveProduct: Saved }>(SAVE, variables)).data.saveProduct;
}

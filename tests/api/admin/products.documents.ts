import type { TestAdmin } from '../../support/shop/admin.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

const PRODUCT = `id version title brand description categoryName image imageAlt
  price { amount } originalPrice { amount } outOfStock
  options { name values { value swatch } }
  variants { id sku title values ownPrice ownOriginalPrice price { amount } stockOnHand allocated
    quantityAvailable waiting frame { lensWidth frameWidth } }
  images { url alt value sources { url width } } details { label value } sizeGuide fit silhouette { shape length color } updatedAt archivedAt isDraft`;

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
export const DUPLICATE = `mutation ($id: ID!) {
  duplicateProduct(id: $id) { product { ${PRODUCT} } ${ERRORS} }
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
export const SET_PRICES = `mutation ($changes: [PriceChange!]!) {
  setPrices(changes: $changes) {
    variants { id ownPrice ownOriginalPrice price { amount } originalPrice { amount } }
    products { id version price { amount } originalPrice { amount } } ${ERRORS}
  }
}`;
export const IMPORT = `mutation ($file: Upload!, $dryRun: Boolean, $createCategories: Boolean, $drafts: Boolean,
    $columns: [ImportColumnInput!], $skipInvalid: Boolean) {
  importProducts(file: $file, dryRun: $dryRun, createCategories: $createCategories, drafts: $drafts,
      columns: $columns, skipInvalid: $skipInvalid) {
    products { id title line outcome } headings { heading column } leftOut { code field message }
    added changed changes { id column from to } unchanged archived categories ${ERRORS}
  }
}`;
/** Imports the file of another shop. */
export const MOVE = `mutation ($file: Upload!, $combinations: Upload, $from: ImportSource, $dryRun: Boolean,
    $drafts: Boolean, $skipInvalid: Boolean) {
  importProducts(file: $file, combinations: $combinations, from: $from, dryRun: $dryRun, drafts: $drafts,
      skipInvalid: $skipInvalid) {
    products { id outcome } leftOut { code field message } notes { code field message } redirects
    added changed changes { id column from to } unchanged categories ${ERRORS}
  }
}`;
export const ADD_IMAGE = `mutation ($productId: ID!, $files: [Upload!]!, $alt: String!) {
  addProductImage(productId: $productId, files: $files, alt: $alt) { product { ${PRODUCT} } ${ERRORS} }
}`;

/** Fields that the tests look at by name; the documents select the whole product. */
export interface ProductNode {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly image: string;
  readonly variants: ReadonlyArray<{ readonly id: string; readonly title: string }>;
  readonly images: ReadonlyArray<{
    readonly url: string;
    readonly alt: string;
    readonly sources: readonly object[];
  }>;
  readonly archivedAt: string | null;
}

export interface Saved {
  readonly product: ProductNode | null;
  readonly userErrors: readonly UserError[];
}

export const problemsIn = ({ userErrors }: Pick<Saved, 'userErrors'>): readonly string[] =>
  userErrors.map(({ code, field }) => `${code} ${field}`);

export async function saveBy(
  staff: TestAdmin,
  input: object,
  expectedVersion?: number | null,
): Promise<Saved> {
  const variables = { input, expectedVersion };
  return (await staff.request<{ saveProduct: Saved }>(SAVE, variables)).data.saveProduct;
}

export async function archiveBy(staff: TestAdmin, id: string): Promise<Saved> {
  return (await staff.request<{ archiveProduct: Saved }>(ARCHIVE, { id })).data.archiveProduct;
}

export async function unarchiveBy(staff: TestAdmin, id: string): Promise<Saved> {
  const { data } = await staff.request<{ unarchiveProduct: Saved }>(UNARCHIVE, { id });
  return data.unarchiveProduct;
}

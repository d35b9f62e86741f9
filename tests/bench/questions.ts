import { deepStrictEqual } from 'node:assert/strict';
import { restProduct } from '../../server/catalog/catalog.rest.ts';
import type { ProductRecord } from '../../server/catalog/catalog.store.ts';
import { discountPercent } from '../../server/shared/pricing.ts';
import { EVER_NEW } from './load.ts';
import type { Sample } from './sample.ts';

const EVER_NEW_BYTES = 9;

/** What the shop's own pages ask of a product in a list. */
export const CARD = `id title brand description image imageAlt price { amount } originalPrice { amount }
  discountPercent outOfStock ratings { value } category { name }`;

export const LIST = `query List($first: Int!, $filter: ProductFilter) {
  products(first: $first, filter: $filter) { totalCount nodes { ${CARD} } }
}`;
export const ONE = `query One($id: ID!) { product(id: $id) { ${CARD} } }`;
export const SET = `mutation Set($id: ID!, $n: Int!) {
  setCartQuantity(productId: $id, quantity: $n) {
    cart { quantity payable { amount } lines { id quantity product { id } } } userErrors { code }
  }
}`;

/** A GraphQL request as a whole; `headers` come beside those that it must have. */
export function graphql(
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
  path = '/graphql',
): string {
  const body = JSON.stringify({ query, variables });
  const marks = body.split(EVER_NEW).length - 1;
  const length = Buffer.byteLength(body) + marks * (EVER_NEW_BYTES - EVER_NEW.length);
  const head = { 'content-type': 'application/json', 'content-length': String(length), ...headers };
  return `POST ${path} HTTP/1.1\r\n${headOf(head)}${body}`;
}

/** A GET request as a whole; `path` as it travels. */
export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return `GET ${path} HTTP/1.1\r\n${headOf(headers)}`;
}

function headOf(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers });
  return `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** What `CARD` must give of a product. */
export function cardOf(product: ProductRecord) {
  const { id, title, brand, description, image, imageAlt, outOfStock } = product;
  return {
    id,
    title,
    brand,
    description,
    image,
    imageAlt,
    price: { amount: product.price },
    originalPrice: { amount: product.originalPrice },
    discountPercent: discountPercent(product),
    outOfStock,
    ratings: { value: product.ratings.value },
    category: { name: product.categoryName },
  };
}

/** Throws unless this is, field by field, the answer to LIST that these products are. */
export function checkList({ body }: Sample, products: readonly ProductRecord[]): void {
  const expected = { totalCount: products.length, nodes: products.map(cardOf) };
  deepStrictEqual(JSON.parse(body.toString()), { data: { products: expected } });
}

/** Throws unless this is, field by field, the answer to ONE that this product is. */
export function checkOne({ body }: Sample, product: ProductRecord): void {
  deepStrictEqual(JSON.parse(body.toString()), { data: { product: cardOf(product) } });
}

/** Throws unless this is, field by field, the REST list that these products are. */
export function checkRest({ body }: Sample, products: readonly ProductRecord[]): void {
  deepStrictEqual(JSON.parse(body.toString()), {
    products: products.map((one) => restProduct(one)),
  });
}

import { deepStrictEqual } from 'node:assert/strict';
import { request as send, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ProductRecord } from '../../server/catalog/catalog.store.ts';
import { discountPercent } from '#shared/pricing.ts';
import { connect, openCart } from '../resilience/request.ts';

/** In a request this is another number, of nine digits, every time it is sent (`load.mjs`). */
export const EVER_NEW = '%N%';
const EVER_NEW_BYTES = 9;

export const CARD = `id title brand description image imageAlt price { amount } originalPrice { amount }
  discountPercent outOfStock ratings { value } category { name }`;

/** Returns the product in the form of `CARD`. */
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

/** A GraphQL request as a whole; `headers` come beside those that it must have. */
export function graphql(
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
): string {
  const body = JSON.stringify({ query, variables });
  const marks = body.split(EVER_NEW).length - 1;
  const length = Buffer.byteLength(body) + marks * (EVER_NEW_BYTES - EVER_NEW.length);
  const head = { 'content-type': 'application/json', 'content-length': String(length), ...headers };
  return `POST /graphql HTTP/1.1\r\n${headOf(head)}${body}`;
}

/** A GET request as a whole; `path` as it travels. */
export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return `GET ${path} HTTP/1.1\r\n${headOf(headers)}`;
}

function headOf(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers });
  return `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** An answer of the shop, its body as it travelled. */
export interface Sample {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Heads that belong to one connection or one answer. */
const OWN = /^(connection|keep-alive|transfer-encoding|content-length|date|x-request-id)$/;

/** Sends one of the requests, its ever new part being a number. Throws unless the answer is a success. */
export async function sampleOf(url: string, request: string): Promise<Sample> {
  const [head = '', ...body] = request.replaceAll(EVER_NEW, '999999999').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method, path] = first.split(' ');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url + path, { method, headers })
      .on('response', resolve)
      .on('error', reject)
      .end(body.join('\r\n\r\n'));
  });
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  const own = Object.entries(response.headers).filter(([name]) => !OWN.test(name));
  return {
    body: await buffer(response),
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
  };
}

export const CHANGED = '"userErrors":[]';

const PRODUCT = 'caftan-celeste';
const QUANTITIES = [1, 2, 3, 4];
const SET = `mutation Set($id: ID!, $n: Int!) {
  setCartQuantity(productId: $id, quantity: $n) {
    cart { quantity payable { amount } lines { id quantity product { id } } } userErrors { code }
  }
}`;

/**
 * Opens an account with a cart for each of so many shoppers, and returns requests that set quantities
 * in them: on `shoppers` connections each changes a cart of its own. Checks the first answer.
 */
export async function openCarts(url: string, shoppers: number): Promise<readonly string[]> {
  const connection = connect(url);
  const tokens: string[] = [];
  for (let n = 0; n < shoppers; n += 1) {
    tokens.push(await openCart(connection, PRODUCT));
  }
  const { body } = await connection.graphql(SET, { id: PRODUCT, n: 3 }, tokens[0]);
  const { cart, userErrors } = JSON.parse(body).data.setCartQuantity;
  deepStrictEqual([cart.quantity, cart.lines[0].product.id, userErrors], [3, PRODUCT, []]);
  connection.close();
  return QUANTITIES.flatMap((n) =>
    tokens.map((token) => graphql(SET, { id: PRODUCT, n }, { authorization: token })),
  );
}

/** A page that is measured, by its pattern. */
export interface Route {
  readonly name: string;
  readonly path: string;
}

import { deepStrictEqual } from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { sendRaw } from '../../support/http/raw.ts';
import { startBeside, type Beside } from '../beside.ts';
import { installBeside } from './packages.ts';
import { graphql } from '../questions.ts';

const PROGRAM = fileURLToPath(new URL('vendure.mjs', import.meta.url));
const PACKAGES = {
  name: 'vendure',
  dependencies: { '@vendure/core': '^3.7.0', 'better-sqlite3': '*' },
  // Its chain asks for a version that not every registry holds, as the shop's own does.
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
};
const PATH = '/shop-api';
const PATIENCE_MS = 60_000;

const SEARCH = `query { search(input: { take: 30, groupByProduct: true }) { totalItems items {
  productId productName slug description sku
  priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } }
} } }`;
const ONE = `query ($id: ID!) { product(id: $id) {
  id name slug description variants { id name sku price priceWithTax }
} }`;
const ADD = `mutation { addItemToOrder(productVariantId: 3, quantity: 1) {
  ... on Order { lines { id } }
} }`;
const ADJUST = `mutation ($line: ID!, $n: Int!) { adjustOrderLine(orderLineId: $line, quantity: $n) {
  ... on Order { totalQuantity totalWithTax lines { id quantity productVariant { id } } }
  ... on ErrorResult { errorCode }
} }`;

/** What every change of its carts answers. */
export const ADJUSTED = '"totalQuantity":';
/** What every answer about its catalogue begins with. */
export const FOUND = '"data":{';

/** A Vendure that sells the same products, and the same questions in its words. */
export interface Vendure extends Beside {
  readonly list: readonly string[];
  readonly one: readonly string[];
  /** Sets quantities of a cart of each of so many shoppers, by turns. */
  openCarts(shoppers: number): Promise<readonly string[]>;
}

/** Starts Vendure with SQLite in `folder` and waits until it can be searched. Throws NotHere. */
export async function startVendure(
  folder: string,
  products: readonly ProductRecord[],
): Promise<Vendure> {
  const program = await installBeside(PACKAGES, PROGRAM);
  const spec = join(folder, 'vendure.json');
  const data = join(folder, 'vendure');
  await mkdir(data);
  await writeFile(spec, JSON.stringify(products));
  const server = await startBeside([program, spec, data]);
  await untilSearchable(server.url, products);
  return {
    ...server,
    list: [graphql(SEARCH, {}, {}, PATH)],
    one: products.map((_, n) => graphql(ONE, { id: String(n + 1) }, {}, PATH)),
    async openCarts(shoppers) {
      const carts = Array.from({ length: shoppers }, () => openCart(server.url));
      const opened = await Promise.all(carts);
      return [1, 2, 3, 4].flatMap((n) =>
        opened.map(({ token, line }) =>
          graphql(ADJUST, { line, n }, { authorization: `Bearer ${token}` }, PATH),
        ),
      );
    },
  };
}

/** Its search index is made in the background. Throws when it does not hold what is sold. */
async function untilSearchable(url: string, products: readonly ProductRecord[]): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const { body } = await askIts(url, SEARCH);
    const { search } = JSON.parse(body).data;
    if (search.totalItems === products.length) {
      const found: ReadonlyArray<{ readonly productName: string }> = search.items;
      const names = found.map(({ productName }) => productName).sort();
      deepStrictEqual(names, products.map(({ title }) => title).sort());
      return;
    }
    if (performance.now() > end) throw new Error(`Vendure's search gives ${search.totalItems}`);
    await pause(500);
  }
}

async function openCart(url: string) {
  const { headers, body } = await askIts(url, ADD);
  const [line] = JSON.parse(body).data.addItemToOrder.lines;
  return { token: headers['vendure-auth-token'] ?? '', line: line.id };
}

function askIts(url: string, query: string) {
  return sendRaw(url, {
    method: 'POST',
    path: PATH,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
}

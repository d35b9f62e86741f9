import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, Kind, parse, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as client from '../../../client/generated/shop/graphql.ts';
import { costOf } from '../../../server/http/graphql/cost.ts';
import { MAX_OBJECTS } from '../../../server/http/graphql/limits.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

function cost(document: DocumentNode, variables: Readonly<Record<string, unknown>> = {}): number {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return costOf({ schema, operation, fragments })(variables);
}

const costOfText = (text: string, variables?: Readonly<Record<string, unknown>>) =>
  cost(parse(text), variables);

describe('the cost of a document', () => {
  test.each([
    // A product, its price and its category.
    ['{ product(id: "x") { id price { amount } category { id } } }', 3],
    // The connection, and ten times a product and its price.
    ['{ products(first: 10) { totalCount nodes { price { amount } } } }', 21],
    ['{ products(first: 10) { edges { node { id } } pageInfo { endCursor } } }', 22],
    // 24 unless it is said.
    ['{ products { nodes { id } } }', 25],
    // A list without `first` counts as ten; below a page it does not count as the page does.
    ['{ brands { name } }', 10],
    ['{ products(first: 2) { facets { brands { value } } } }', 12],
    // Customer, cart and page; a hundred orders of ten lines with a price each.
    ['{ me { orders(first: 100) { nodes { lines { price { amount } } } } } }', 2102],
    // A scalar that reads as much as many objects.
    ['{ me { a: dataExport b: dataExport } }', 1001],
    ['{ __schema { types { fields { name } } } }', 0],
    // Variants are read with their product: four of each, with one option, two prices and two pictures.
    [
      `{ products(first: 100) { nodes {
        variants { selectedOptions { value } price { amount } originalPrice { amount } images { url } }
      } } }`,
      2501,
    ],
    // A courier's whole list of cities fits.
    ['{ cities(first: 500) { id } }', 500],
    ['{ cities(first: 501) { id } }', 500],
    ['{ cities { id } }', 20],
    // Whatever its service makes of these, no page is longer.
    ['{ products(first: 1000000) { nodes { id } } }', 101],
    ['{ products(first: -1) { nodes { id } } }', 101],
  ])('%s is %i objects', (text, expected) => {
    expect(costOfText(text)).toBe(expected);
  });

  test('is reckoned with the variables that came, or with their defaults', () => {
    const text = 'query ($n: Int! = 50) { products(first: $n) { nodes { id } } }';
    expect(costOfText(text)).toBe(51);
    expect(costOfText(text, { n: 3 })).toBe(4);
    expect(costOfText(text, { n: 'all' })).toBe(101);
    expect(costOfText(text, { n: null })).toBe(25);
  });

  test('counts a fragment as often as it is spread', () => {
    const text = `{ a: products(first: 10) { ...P } b: products(first: 20) { ... on ProductConnection { ...P } } }
      fragment P on ProductConnection { nodes { id } }`;
    expect(costOfText(text)).toBe(11 + 21);
  });

  test('leaves room for every document of the client, with the longest pages', () => {
    const costs = Object.values(client)
      .filter((value): value is typeof client.ChoicesDocument => typeof value === 'object')
      .filter((document) => getOperationAST(document) !== null)
      .map((document) => cost(document, { first: 100 }));
    expect(costs.length).toBeGreaterThan(40);
    expect(Math.max(...costs)).toBeGreaterThan(1000);
    expect(Math.max(...costs)).toBeLessThan(MAX_OBJECTS / 2);
  });
});

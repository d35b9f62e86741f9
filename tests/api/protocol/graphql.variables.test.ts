import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();
const { token } = await shop.customer();

const forbidden = {
  status: 400,
  data: null,
  errors: [
    {
      message:
        'La variable «\u00a0$n\u00a0» vaut null là où null n’est pas permis\u00a0: donnez-lui une valeur ou ne l’envoyez pas.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ],
};

describe('an explicit null is BAD_USER_INPUT', () => {
  test.each([
    ['in an argument with a default', 'query ($n: Int) { products(first: $n) { totalCount } }'],
    ['in an enum with a default', 'query ($n: ProductSort) { products(sort: $n) { totalCount } }'],
    ['of a nested field', 'query ($n: Int) { me { orders(first: $n) { totalCount } } }'],
    [
      'of a mutation',
      'mutation ($n: Int) { addToCart(productId: "caftan-celeste", quantity: $n) { cart { quantity } } }',
    ],
    [
      'in a fragment',
      'query ($n: Int) { ...F } fragment F on Query { products(first: $n) { totalCount } }',
    ],
    [
      'in a field of an input',
      'query ($n: Int = 1) { quote(lines: [{ productId: "caftan-celeste", quantity: $n }]) { quantity } }',
    ],
    ['in a list', 'query ($n: ID = "caftan-celeste") { productsById(ids: [$n]) { id } }'],
    ['in a directive', 'query ($n: Boolean = true) { products { totalCount @include(if: $n) } }'],
  ])('%s', async (_, query) => {
    const { status, data, errors } = await shop.graphql(query, { n: null }, token);
    expect({ status, data, errors }).toEqual(forbidden);
  });

  test('also as the variable’s default; and nothing is written', async () => {
    const query = 'query ($n: Int = null) { products(first: $n) { totalCount } }';
    const { status, data, errors } = await shop.graphql(query);
    expect({ status, data, errors }).toEqual(forbidden);
    const after = await shop.graphql('{ me { cart { quantity } } }', {}, token);
    expect(after.data).toEqual({ me: { cart: { quantity: 0 } } });
  });
});

test('null where null is allowed is as if it were left out', async () => {
  const query =
    'query ($f: ProductFilter, $a: String) { products(filter: $f, after: $a, first: 1) { nodes { id } } }';
  const { status, data } = await shop.graphql(query, { f: null, a: null });
  expect({ status, data }).toMatchObject({ status: 200, data: { products: { nodes: [{}] } } });
});

import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { newShopper } from '../order/order.shopper.ts';

const shop = await sharedShop();
const shopper = await newShopper(shop);

const TOTAL = 91_800;
/** Beyond what an `Int` of GraphQL holds. */
const LARGE = 3_000_000_000;

interface Started {
  readonly startCardPayment: { readonly userErrors: ReadonlyArray<{ readonly code: string }> };
}

/** `value` is how the document writes the expected total; `declared` are its variables. */
async function start(declared: string, value: string, variables: object = {}) {
  const { status, data, errors } = await shop.graphql<Started | null>(
    `mutation ($addressId: ID!, $key: String!${declared}) {
      startCardPayment(addressId: $addressId, idempotencyKey: $key, expectedTotal: ${value}) {
        userErrors { code }
      }
    }`,
    { addressId: shopper.addressId, key: crypto.randomUUID(), ...variables },
    shopper.token,
  );
  const codes = data?.startCardPayment.userErrors.map(({ code }) => code);
  return { status, codes, errors: errors.map(({ extensions }) => extensions.code) };
}

const started = { status: 200, codes: [], errors: [] };
const tooDear = { status: 200, codes: ['PRICE_CHANGED'], errors: [] };

test('every scalar of the shop’s own says what it is, and where that is specified', async () => {
  const { data } = await shop.graphql<{
    schema: { types: ReadonlyArray<{ kind: string; name: string; specifiedByURL: string }> };
  }>('{ schema: __schema { types { kind name description specifiedByURL } } }');
  const builtIn = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);
  const own = data.schema.types.filter(({ kind, name }) => kind === 'SCALAR' && !builtIn.has(name));
  expect(own.map(({ name }) => name).sort()).toEqual(['Centimes', 'Date', 'DateTime']);
  for (const scalar of own) {
    expect(scalar).toMatchObject({
      description: expect.stringMatching(/./),
      specifiedByURL: expect.stringMatching(/^https:\/\//),
    });
  }
});

describe('an expected total', () => {
  test.each([', $t: Centimes', ', $t: Centimes!', ', $t: Int', ', $t: Int!', ', $t: Int = 1'])(
    'can be a variable declared as « %s »',
    async (declared) => {
      expect(await start(declared, '$t', { t: TOTAL - 1 })).toEqual(tooDear);
      expect(await start(declared, '$t', { t: TOTAL })).toEqual(started);
      expect(await start(declared, '$t', { t: LARGE })).toEqual(started);
    },
  );

  test.each<readonly [string, string, object, object]>([
    ['written into the document', String(TOTAL - 1), {}, tooDear],
    ['large', String(LARGE), {}, started],
    ['null', 'null', {}, started],
    ['a variable that is null', '$t', { t: null }, started],
    ['a variable that is left out', '$t', {}, started],
  ])('can be %s', async (_, value, variables, answer) => {
    expect(await start(value === '$t' ? ', $t: Centimes' : '', value, variables)).toEqual(answer);
  });

  test('stands in an input and through a fragment', async () => {
    const query = `mutation ($productId: ID!, $t: Int) { ...Place }
      fragment Place on Mutation {
        placeGuestOrder(
          idempotencyKey: "12345678"
          input: {
            lines: [{ productId: $productId, quantity: 1 }], expectedTotal: $t, name: "Nadia Alami"
            phone: "0612345678", street: "3, rue", city: "Rabat", region: "Rabat", postalCode: "10090"
          }
        ) { userErrors { code } }
      }`;
    const variables = { productId: 'jupe-plissee-safran', t: 1 };
    const { status, data } = await shop.graphql(query, variables);
    const placeGuestOrder = { userErrors: [{ code: 'PRICE_CHANGED' }] };
    expect({ status, data }).toEqual({ status: 200, data: { placeGuestOrder } });
  });

  test.each([['"91800"'], ['918.5'], ['1e3'], ['true'], ['[91800]'], ['9007199254740993']])(
    'cannot be %s',
    async (value) => {
      const literal = await start('', value);
      expect(literal).toMatchObject({ status: 400, errors: ['GRAPHQL_VALIDATION_FAILED'] });
      if (value === '1e3') return;
      for (const declared of [', $t: Centimes', ', $t: Int']) {
        const variable = await start(declared, '$t', { t: JSON.parse(value) });
        expect(variable).toMatchObject({ status: 400, errors: ['BAD_USER_INPUT'] });
      }
    },
  );

  test('takes no variable of another type, and an Int elsewhere none of Centimes', async () => {
    for (const declared of [', $t: Float', ', $t: String', ', $t: [Int]']) {
      const refused = await start(declared, '$t', { t: null });
      expect(refused).toMatchObject({ status: 400, errors: ['GRAPHQL_VALIDATION_FAILED'] });
    }
    const query = 'query ($n: Centimes) { products(first: $n) { totalCount } }';
    const { status, errors } = await shop.graphql(query);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });
});

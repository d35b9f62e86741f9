import { afterEach, expect, test } from 'vitest';
import { startShop, type TestShop, type TestShopOptions } from '../../support/shop/shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

const open = async (options: TestShopOptions) => {
  shop = await startShop(options);
};

const DEMO_PAIR = { email: 'demo@belle-vue.example', password: 'demo-belle-vue' };
const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) { session { token } userErrors { code message } }
}`;
const AS_DEMO = 'mutation { logInAsDemo { session { token } userErrors { code message } } }';
const HAS_DEMO = '{ shop { hasDemoAccount } }';

test('where the demo customer is off, the published pair logs nobody in; private copies open', async () => {
  await open({ settings: { isDemoCustomerOn: false } });
  const { data } = await shop.graphql(LOG_IN, { input: DEMO_PAIR });
  expect(data).toEqual({
    logIn: {
      session: null,
      userErrors: [
        {
          code: 'WRONG_PASSWORD',
          message: 'Le compte de démonstration est fermé dans cette boutique.',
        },
      ],
    },
  });
  expect((await shop.rest('POST', '/auth/login', DEMO_PAIR)).status).toBe(401);
  expect((await shop.graphql(HAS_DEMO)).data).toEqual({ shop: { hasDemoAccount: true } });
  expect((await shop.graphql(AS_DEMO)).data).toMatchObject({
    logInAsDemo: { session: { token: expect.any(String) }, userErrors: [] },
  });
});

test('an empty shop has no product, no demo account, and stays empty', async () => {
  await open({ isSeeded: false });
  const QUESTION = `{
    products { totalCount } featuredProducts { id } categories { id } brands { name }
    shop { hasDemoAccount }
  }`;
  const nothing = {
    products: { totalCount: 0 },
    featuredProducts: [],
    categories: [],
    brands: [],
    shop: { hasDemoAccount: false },
  };
  expect((await shop.graphql(QUESTION)).data).toEqual(nothing);
  expect((await shop.rest('GET', '/products')).body).toEqual({ products: [] });
  expect((await shop.graphql(AS_DEMO)).data).toEqual({
    logInAsDemo: {
      session: null,
      userErrors: [
        {
          code: 'NOT_ALLOWED_NOW',
          message: 'Cette boutique n’a pas de compte de démonstration.',
        },
      ],
    },
  });
  expect((await shop.graphql(LOG_IN, { input: DEMO_PAIR })).data).toMatchObject({
    logIn: { userErrors: [{ code: 'UNKNOWN_EMAIL' }] },
  });
  shop = await shop.restart({ isSeeded: true });
  expect((await shop.graphql(QUESTION)).data).toEqual(nothing);
});

test('where no cards are taken the checkout knows, and a payment is refused', async () => {
  await open({ settings: { takesCards: false } });
  expect((await shop.graphql('{ cardCheckout { isAvailable } }')).data).toEqual({
    cardCheckout: { isAvailable: false },
  });
  const { token } = await shop.customer();
  const started = await shop.graphql(
    `mutation { startCardPayment(addressId: "x", idempotencyKey: "a key of mine") {
      payment { id } order { id } userErrors { code message }
    } }`,
    {},
    token,
  );
  expect(started.data).toEqual({
    startCardPayment: {
      payment: null,
      order: null,
      userErrors: [
        {
          code: 'PAYMENT_UNAVAILABLE',
          message: 'Le paiement par carte n’est pas disponible dans cette boutique.',
        },
      ],
    },
  });
  expect((await shop.graphql('{ me { orders { nodes { id } } } }', {}, token)).data).toEqual({
    me: { orders: { nodes: [] } },
  });
});

test('the merchant is who the shop says it is', async () => {
  const merchant = {
    legalName: 'Belle Vue SARL',
    address: 'Rabat',
    ice: '001525713000084',
    rc: null,
    taxId: null,
    cndp: null,
    phone: null,
    email: null,
  };
  await open({ settings: { merchant } });
  const { data } = await shop.graphql(
    '{ shop { merchant { legalName address ice rc taxId cndp phone email } } }',
  );
  expect(data).toEqual({ shop: { merchant } });
});

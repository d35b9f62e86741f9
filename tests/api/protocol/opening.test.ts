import { afterEach, expect, test } from 'vitest';
import { settingsRecord } from '../../store/contract/records.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

const DEMO_PAIR = { email: 'demo@belle-vue.example', password: 'demo-belle-vue' };
const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) { session { token } userErrors { code message } }
}`;
const AS_DEMO = 'mutation { logInAsDemo { session { token } userErrors { code message } } }';

async function answerTo(query: string, variables: object = {}, token?: string): Promise<unknown> {
  return (await shop.graphql(query, variables, token)).data;
}

test('where the demo customer is off, the published pair logs no one in; private copies open', async () => {
  shop = await startShop({ settings: { isDemoCustomerOn: false } });
  const message = 'Le compte de démonstration est fermé dans cette boutique.';
  expect(await answerTo(LOG_IN, { input: DEMO_PAIR })).toEqual({
    logIn: { session: null, userErrors: [{ code: 'WRONG_PASSWORD', message }] },
  });
  expect((await shop.rest('POST', '/auth/login', DEMO_PAIR)).status).toBe(401);
  expect(await answerTo('{ shop { hasDemoAccount } }')).toEqual({ shop: { hasDemoAccount: true } });
  expect(await answerTo(AS_DEMO)).toMatchObject({
    logInAsDemo: { session: { token: expect.any(String) }, userErrors: [] },
  });
});

test('an empty shop has no product, no demo account, and stays empty', async () => {
  shop = await startShop({ isSeeded: false });
  const CATALOGUE = `{
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
  expect(await answerTo(CATALOGUE)).toEqual(nothing);
  expect((await shop.rest('GET', '/products')).body).toEqual({ products: [] });
  const message = 'Cette boutique n’a pas de compte de démonstration.';
  expect(await answerTo(AS_DEMO)).toEqual({
    logInAsDemo: { session: null, userErrors: [{ code: 'NOT_ALLOWED_NOW', message }] },
  });
  expect(await answerTo(LOG_IN, { input: DEMO_PAIR })).toMatchObject({
    logIn: { userErrors: [{ code: 'UNKNOWN_EMAIL' }] },
  });
  shop = await shop.restart({ isSeeded: true });
  expect(await answerTo(CATALOGUE)).toEqual(nothing);
});

test('where no cards are taken the checkout knows, and a payment is refused', async () => {
  shop = await startShop({ settings: { takesCards: false } });
  const isAvailable = await answerTo('{ cardCheckout { isAvailable } }');
  expect(isAvailable).toEqual({ cardCheckout: { isAvailable: false } });
  const { token } = await shop.customer();
  const started = await answerTo(
    `mutation { startCardPayment(addressId: "x", idempotencyKey: "a key of mine") {
      payment { id } order { id } userErrors { code message }
    } }`,
    {},
    token,
  );
  const message = 'Le paiement par carte n’est pas disponible dans cette boutique.';
  expect(started).toEqual({
    startCardPayment: {
      payment: null,
      order: null,
      userErrors: [{ code: 'PAYMENT_UNAVAILABLE', message }],
    },
  });
  const orders = await answerTo('{ me { orders { totalCount } } }', {}, token);
  expect(orders).toEqual({ me: { orders: { totalCount: 0 } } });
});

test('the merchant is who the shop says it is', async () => {
  const none = { rc: null, taxId: null, cndp: null, phone: null, email: null };
  const merchant = {
    legalName: 'Belle Vue SARL',
    address: 'Rabat',
    ice: '001525713000084',
    ...none,
  };
  shop = await startShop({ settings: { defaultMerchant: merchant } });
  const shown = () =>
    answerTo('{ shop { merchant { legalName address ice rc taxId cndp phone email } } }');
  expect(await shown()).toEqual({ shop: { merchant } });
  // An owner writes something else, field by field.
  const written = settingsRecord({ version: 1, address: 'Salé', phone: '0537204761' });
  await shop.store.transaction(({ settings }) => settings.save(written));
  expect(await shown()).toEqual({
    shop: { merchant: { ...merchant, address: 'Salé', phone: '0537204761' } },
  });
});

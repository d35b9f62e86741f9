import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { newShopper, pay } from '../order/order.shopper.ts';

interface Deleted {
  readonly deleteAccount: {
    readonly userErrors: ReadonlyArray<{ readonly code: string; readonly field: string | null }>;
  };
}

const PASSWORD = 'un mot de passe';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

async function deleteAccount(token: string | undefined, password: string) {
  const { data, errors } = await shop.graphql<Deleted>(
    'mutation ($password: String!) { deleteAccount(password: $password) { userErrors { code field } } }',
    { password },
    token,
  );
  return data?.deleteAccount.userErrors ?? errors;
}

const logIn = (email: string) => shop.rest('POST', '/auth/login', { email, password: PASSWORD });
const statusOf = async (token: string) =>
  (await shop.rest('GET', '/user/cart', undefined, token)).status;

describe('a customer who deletes the account', () => {
  test('is logged out everywhere and unknown from then on', async () => {
    const { token, email } = await shop.customer();
    const { body } = await logIn(email);
    const { encodedToken } = body as { encodedToken: string };
    expect(await deleteAccount(token, PASSWORD)).toEqual([]);
    expect([await statusOf(token), await statusOf(encodedToken)]).toEqual([401, 401]);
    expect((await logIn(email)).status).toBe(404);
    expect(await deleteAccount(token, PASSWORD)).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('leaves paid orders for the books, cancelled and refunded, without a person', async () => {
    const shopper = await newShopper(shop);
    const payment = await shopper.started();
    const { order } = await shopper.confirm(payment, await pay(shop, payment));
    expect(await deleteAccount(shopper.token, PASSWORD)).toEqual([]);
    const stored = await shop.store.read.orders.order(order?.id ?? '');
    expect(stored).toMatchObject({
      number: order?.number,
      status: 'CANCELLED',
      shippingInfo: { name: '', phone: null, email: null, street: '', city: 'Rabat' },
      refund: { amount: stored?.payable },
    });
  });

  test('is refused with a wrong or blank password', async () => {
    const { token } = await shop.customer();
    expect(await deleteAccount(token, 'un autre')).toEqual([
      { code: 'WRONG_PASSWORD', field: 'password' },
    ]);
    expect(await deleteAccount(token, ' ')).toEqual([{ code: 'REQUIRED', field: 'password' }]);
    expect(await statusOf(token)).toBe(200);
  });

  test('is refused while a card payment is open: nothing was deleted', async () => {
    const shopper = await newShopper(shop);
    await shopper.started();
    expect(await deleteAccount(shopper.token, PASSWORD)).toEqual([
      { code: 'NOT_ALLOWED_NOW', field: null },
    ]);
    expect(await shopper.cart()).toHaveLength(1);
    expect((await shopper.orders()).nodes).toMatchObject([{ status: 'PAYMENT_PENDING' }]);
  });

  test('does it once, however often it is sent at the same time', async () => {
    const { token } = await shop.customer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => deleteAccount(token, PASSWORD)),
    );
    expect(answers.filter((errors) => errors.length === 0)).toHaveLength(1);
  });

  test('places no order at the same time that is left without its person', async () => {
    const shopper = await newShopper(shop);
    await Promise.all([deleteAccount(shopper.token, PASSWORD), shopper.start().catch(() => null)]);
    const orders = await shop.store.read.orders.newest({ statuses: [], limit: 10 });
    const isThere = await shop.store.read.accounts.customerByEmail(shopper.email);
    expect(orders.filter(({ anonymisedAt }) => anonymisedAt === null)).toHaveLength(
      isThere ? 1 : 0,
    );
  });
});

test('demo accounts cannot be deleted', async () => {
  const { demo } = shop.within;
  const { body } = await shop.rest<{ encodedToken: string }>('POST', '/auth/login', {
    email: demo.email,
    password: demo.password,
  });
  const refused = [{ code: 'NOT_ALLOWED_NOW', field: null }];
  expect(await deleteAccount(body.encodedToken, demo.password)).toEqual(refused);
  const { data } = await shop.graphql<{ logInAsDemo: { session: { token: string } } }>(
    'mutation { logInAsDemo { session { token } } }',
  );
  expect(await deleteAccount(data.logInAsDemo.session.token, demo.password)).toEqual(refused);
});

test('a visitor deletes nothing', async () => {
  expect(await deleteAccount(undefined, PASSWORD)).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

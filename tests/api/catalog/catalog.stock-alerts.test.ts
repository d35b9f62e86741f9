import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { removeExpiredAlerts } from '../../../server/catalog/alerts/stock-alert.service.ts';
import { setStock } from '../../../server/catalog/catalog.stock.rules.ts';
import { openTestAdminSocket, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
import { openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { mailboxOf, type Mailbox } from '../account/account.recovery.ts';
import { archiveBy, saveBy, SET_STOCK, unarchiveBy } from '../admin/products.documents.ts';
import { guestOrder, place, request as ask } from '../order/order.documents.ts';
import { newShopper } from '../order/order.shopper.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

const SALMA = 'salma@example.com';
const ID = 'caftan-celeste';
const SOLD_OUT = 'caftan-celeste.42';
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestShop;
let mailbox: Mailbox;
beforeEach(async () => {
  shop = await startShop({ publicUrl: 'https://belle-vue.test' });
  mailbox = mailboxOf(shop);
  await leave(0);
});
afterEach(() => shop.close());

async function leave(quantity: number): Promise<void> {
  const product = await shop.store.read.catalog.product(ID);
  if (!product) throw new Error(`The catalogue has no ${ID}`);
  await shop.changeProduct(ID, setStock(product, SOLD_OUT, quantity));
}

interface Answer {
  readonly stockAlert?: { readonly isConfirmed: boolean } | null;
  readonly userErrors: readonly UserError[];
}

async function mutate(field: string): Promise<Answer> {
  const { data } = await shop.graphql<{ answer: Answer }>(`mutation { answer: ${field} }`);
  return data.answer;
}

const ALERT = `stockAlert { isConfirmed variant { id } product { id } } ${ERRORS}`;
const request = (email: string, variantId = SOLD_OUT) =>
  mutate(`requestStockAlert(variantId: "${variantId}", email: "${email}") { ${ERRORS} }`);
const confirm = (token: string) => mutate(`confirmStockAlert(token: "${token}") { ${ALERT} }`);
const cancel = (token: string) => mutate(`cancelStockAlert(token: "${token}") { ${ALERT} }`);
const waiting = async () => (await shop.store.read.stockAlerts.waiting([SOLD_OUT])).length;

async function confirmed(email: string): Promise<string> {
  await request(email);
  const token = await mailbox.tokenFor(email);
  expect((await confirm(token)).userErrors).toEqual([]);
  return token;
}

async function stateOf(token: string) {
  const { data } = await shop.graphql<{ stockAlert: unknown }>(
    `{ stockAlert(token: "${token}") { isConfirmed variant { id } product { id } } }`,
  );
  return data.stockAlert;
}

const INVALID_TOKEN = { userErrors: [{ code: 'INVALID_TOKEN', field: 'token' }] };
const ABOUT = { variant: { id: SOLD_OUT }, product: { id: ID } };

describe('a shopper who awaits a sold-out variant', () => {
  test('confirms the address with the link of a mail', async () => {
    expect((await request(' Salma@Example.com ')).userErrors).toEqual([]);
    const token = await mailbox.tokenFor(SALMA);
    expect(mailbox.mails.at(-1)?.text).toContain(
      `https://belle-vue.test/stock-alert?token=${token}`,
    );
    expect(await stateOf(token)).toEqual({ ...ABOUT, isConfirmed: false });
    expect(await waiting()).toBe(0);
    const done = { stockAlert: { ...ABOUT, isConfirmed: true }, userErrors: [] };
    expect([await confirm(token), await confirm(token)]).toEqual([done, done]);
    expect(await waiting()).toBe(1);
  });

  test('cancels with the same link, before and after the confirmation', async () => {
    await request(SALMA);
    const unconfirmed = await mailbox.tokenFor(SALMA);
    expect((await cancel(unconfirmed)).userErrors).toEqual([]);
    expect(await confirm(unconfirmed)).toMatchObject(INVALID_TOKEN);
    const token = await confirmed(SALMA);
    expect(await cancel(token)).toEqual({ stockAlert: null, userErrors: [] });
    expect((await cancel(token)).userErrors).toEqual([]);
    expect(await waiting()).toBe(0);
    expect(await stateOf(token)).toBeNull();
  });

  test('gets a new link for a repeated request, and none once the alert is confirmed', async () => {
    await request(SALMA);
    const first = await mailbox.tokenFor(SALMA);
    await request(SALMA);
    const second = await mailbox.tokenFor(SALMA);
    expect(second).not.toBe(first);
    expect(await stateOf(first)).toBeNull();
    await confirm(second);
    expect((await request(SALMA)).userErrors).toEqual([]);
    await mailbox.deliver();
    expect(mailbox.mails).toHaveLength(2);
    expect(await waiting()).toBe(1);
  });

  test('has seven days to confirm', async () => {
    await request(SALMA);
    const token = await mailbox.tokenFor(SALMA);
    shop.pass(7 * DAY_MS + 1000);
    expect(await confirm(token)).toMatchObject(INVALID_TOKEN);
    expect(await stateOf(token)).toBeNull();
    const { stockAlerts } = shop.store.read;
    expect(await stockAlerts.ofEmail(SALMA)).toHaveLength(1);
    await removeExpiredAlerts(shop.within);
    expect(await stockAlerts.ofEmail(SALMA)).toEqual([]);
  });

  test.each([
    ['a variant that can be bought', ID, SALMA, 'NOT_ALLOWED_NOW', 'variantId'],
    ['an unknown variant', `${ID}.99`, SALMA, 'UNKNOWN_VARIANT', 'variantId'],
    ['an unknown product', '__proto__', SALMA, 'UNKNOWN_VARIANT', 'variantId'],
    ['an address that is none', SOLD_OUT, 'salma', 'INVALID', 'email'],
  ])('is refused %s', async (_, variantId, email, code, field) => {
    expect((await request(email, variantId)).userErrors).toMatchObject([{ code, field }]);
    await mailbox.deliver();
    expect(mailbox.mails).toEqual([]);
  });

  test('is refused a fourth mail within an hour', async () => {
    await shop.close();
    shop = await startShop({ areRateLimitsOn: true });
    await leave(0);
    for (let time = 0; time < 3; time += 1) {
      expect((await request(SALMA)).userErrors).toEqual([]);
    }
    const { userErrors } = await request(SALMA);
    expect(userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
  });
});

describe('a variant that is back', () => {
  const announced = async () => {
    await mailbox.deliver();
    return mailbox.mails.filter(({ subject }) => subject.startsWith('De retour en stock'));
  };

  test('of a cancelled order is announced to three shoppers for each article, once', async () => {
    await leave(1);
    const lines = [{ productId: ID, variantId: SOLD_OUT, quantity: 1 }];
    const { order } = await place(shop, guestOrder([], { lines }));
    const id = order?.id ?? '';
    const key = shop.within.trackingKeys.keyOf(id);
    const emails = [0, 1, 2, 3].map((n) => `cliente-${n}@example.com`);
    for (const email of emails) await confirmed(email);
    expect(await announced()).toEqual([]);
    await shop.graphql(
      `mutation { cancelOrder(orderId: "${id}", trackingKey: "${key}") { userErrors { code } } }`,
    );
    const mails = await announced();
    expect(mails.map(({ to }) => to.address)).toEqual(emails.slice(0, 3));
    expect(mails[0]?.subject).toBe('De retour en stock\u00a0: Caftan Céleste');
    expect(mails[0]?.text).toContain(`https://belle-vue.test/products/${ID}?variante=${SOLD_OUT}`);
    expect(await waiting()).toBe(1);
  });

  test('only because its shopper pays otherwise is not announced', async () => {
    await leave(1);
    const shopper = await newShopper(shop);
    const add = `mutation { addToCart(productId: "${ID}", variantId: "${SOLD_OUT}") { ${ERRORS} } }`;
    await ask(shop, add, {}, shopper.token);
    await shopper.started();
    await confirmed(SALMA);
    const { order } = await shopper.placeOrder();
    expect(order).toMatchObject({ status: 'PENDING', quantity: 3 });
    expect(await announced()).toEqual([]);
  });

  const setCount = (admin: TestAdmin, stockOnHand: number) =>
    admin.request(SET_STOCK, { variantId: SOLD_OUT, stockOnHand });
  type Restock = (admin: TestAdmin, socket: TestAdminSocket) => Promise<unknown>;
  const restocks: Readonly<Record<string, Restock>> = {
    'counted by staff': (admin) => setCount(admin, 1),
    async 'of an imported file'(_, socket) {
      const { csv } = await socket.run('products export', {});
      const [header = '', ...lines] = csv.split('\n');
      const ofProduct = lines.filter((line) => line.includes(ID));
      const counted = ofProduct.map((line) => line.replace(/(?<=Taille=42,)0/, '1'));
      expect(counted).not.toEqual(ofProduct);
      await socket.run('products import', { csv: [header, ...counted].join('\n') });
    },
    async 'of a product that was out of stock'(admin) {
      await saveBy(admin, { id: ID, outOfStock: true });
      await leave(1);
      await shop.changeProduct(ID, { outOfStock: true });
      await saveBy(admin, { id: ID, outOfStock: false });
    },
    async 'of an archived product'(admin) {
      await archiveBy(admin, ID);
      await shop.store.transaction(async ({ catalog }) => {
        const archived = (await catalog.archivedById([ID])).get(ID);
        if (archived) await catalog.archive([setStock(archived, SOLD_OUT, 1)]);
      });
      await unarchiveBy(admin, ID);
    },
  };
  test.each(Object.entries(restocks))('%s is announced', async (_, restock) => {
    await confirmed(SALMA);
    const socket = await openTestAdminSocket(shop);
    onTestFinished(() => socket.close());
    const admin = await openAdmin(shop);
    await restock(admin, socket);
    expect(await announced()).toHaveLength(1);
    expect(await waiting()).toBe(0);
    for (const stock of [0, 9]) await setCount(admin, stock);
    expect(await announced()).toHaveLength(1);
  });
});

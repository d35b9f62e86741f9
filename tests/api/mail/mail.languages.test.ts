import { expect, test } from 'vitest';
import { setStock } from '../../../server/catalog/catalog.stock.rules.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { mailboxOf } from '../account/account.recovery.ts';
import { guestOrder } from '../order/order.documents.ts';

const URL = 'https://belle-vue.test';
const SOLD_OUT = 'caftan-celeste.42';

const shop = await sharedShop({ publicUrl: URL });
const mailbox = mailboxOf(shop);
const product = await shop.store.read.catalog.product('caftan-celeste');
if (product) await shop.changeProduct(product.id, setStock(product, SOLD_OUT, 0));

/** Requests that write a mail to a customer with this password, or to a guest. */
const requestsOf = (email: string, password: string) => [
  {
    page: '/track/',
    field: 'placeGuestOrder(input: $input, idempotencyKey: $key) { userErrors { code } }',
    variables: {
      input: guestOrder([['jupe-plissee-safran', 1]], { email }),
      key: crypto.randomUUID(),
    },
  },
  {
    page: '/reset-password?token=',
    field: `requestPasswordReset(email: "${email}") { userErrors { code } }`,
  },
  {
    page: '/profile/security',
    field: `logIn(input: { email: "${email}", password: "${password}" }) { userErrors { code } }`,
  },
  {
    page: '/confirm-email?token=',
    field: 'requestEmailVerification { userErrors { code } }',
  },
  {
    page: '/stock-alert?token=',
    field: `requestStockAlert(variantId: "${SOLD_OUT}", email: "${email}") { userErrors { code } }`,
  },
];

test.each([
  ['FR', '', '/livraison-et-retours'],
  ['AR', '/ar', '/ar/livraison-et-retours'],
  ['EN', '/en', '/en/livraison-et-retours'],
])('every link of a mail in %s leads to its pages', async (language, prefix, delivery) => {
  const { email, password, token } = await shop.customer();
  for (const { page, field, variables } of requestsOf(email, password)) {
    const parameters = variables ? '($input: GuestOrderInput!, $key: String!)' : '';
    const { data, errors } = await shop.graphql(
      `mutation ${parameters} @inContext(language: ${language}) { answer: ${field} }`,
      variables ?? {},
      token,
    );
    expect({ data, errors }).toEqual({ data: { answer: { userErrors: [] } }, errors: [] });
    await mailbox.deliver();
    const mail = mailbox.mails.at(-1);
    expect(mail?.to.address).toBe(email);
    const links = mail?.text.match(/https:\S+/g) ?? [];
    expect(links).toContain(URL + delivery);
    expect(links.filter((link) => link.startsWith(URL + prefix + page))).toHaveLength(1);
    const shared = new RegExp(`^${URL}${prefix}/(?!ar/|en/)`);
    expect(links.filter((link) => !shared.test(link))).toEqual([]);
  }
});

test.each(['FR', 'AR', 'EN'])('an order placed in %s says so in any language', async (language) => {
  const { data } = await shop.graphql<{ placed: { order: { id: string; trackingKey: string } } }>(
    `mutation ($input: GuestOrderInput!, $key: String!) @inContext(language: ${language}) {
      placed: placeGuestOrder(input: $input, idempotencyKey: $key) { order { id trackingKey } }
    }`,
    { input: guestOrder([['jupe-plissee-safran', 1]]), key: crypto.randomUUID() },
  );
  const tracked = await shop.graphql(
    'query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) { language } }',
    { id: data.placed.order.id, key: data.placed.order.trackingKey },
  );
  expect(tracked.data).toEqual({ trackedOrder: { language } });
});

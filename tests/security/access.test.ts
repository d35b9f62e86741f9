import { beforeAll, describe, expect, test, vi } from 'vitest';
import { newShopper } from '../api/order/order.shopper.ts';
import { guestOrder, place } from '../api/order/order.documents.ts';
import { sendRaw } from '../support/http/raw.ts';
import { codesOf, expectDiscreet, post, startAttacked } from './request.ts';

const shop = await startAttacked({ isSandboxOn: false });
const anna = await newShopper(shop);
const bea = await newShopper(shop);
beforeAll(async () => {
  // Only Béa's cart and wishlist hold these.
  await bea.add('caftan-celeste', 2);
  await asBea('mutation { addToWishlist(productId: "caftan-celeste") { wishlist { id } } }');
});

const asBea = (query: string) => shop.graphql(query, {}, bea.token);
const asAnna = (query: string, variables: object = {}) =>
  post(shop, '/graphql', { query, variables }, { authorization: anna.token });
const annasRest = (method: string, path: string, body?: object) =>
  sendRaw(shop.url, {
    method,
    path: `/api${path}`,
    headers: {
      authorization: anna.token,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : '',
  });

const beas = async () =>
  (
    await asBea(`{ me {
      cart { lines { quantity product { id } updatedAt } } wishlist { id }
      addresses { id name street phone updatedAt } orders { nodes { id status } }
    } }`)
  ).data;

const ADDRESS = { name: 'X', street: 'X', city: 'X', state: 'X', codePostal: 'X' };

describe('what is another customer’s is not there', () => {
  test('IDR-006: the address in the path is replaced, never the one that the body names', async () => {
    const before = await beas();
    const theirs = await annasRest('POST', `/user/address/${bea.addressId}`, { address: ADDRESS });
    expect(theirs.status).toBe(404);
    expectDiscreet(theirs);
    const answer = await annasRest('POST', `/user/address/${anna.addressId}`, {
      address: { ...ADDRESS, _id: bea.addressId },
    });
    expect(answer.status).toBe(201);
    const ids = JSON.parse(answer.body).address.map(({ _id: id }: { _id: string }) => id);
    expect(ids).toEqual([anna.addressId]);
    expect(await beas()).toEqual(before);
  });

  test('IDR-007: what names another owner is saved for who asks', async () => {
    const before = await beas();
    const owner = { userId: 'béa', owner: 'béa', customerId: 'béa' };
    const answer = await annasRest('POST', '/user/address', {
      ...owner,
      address: { ...ADDRESS, ...owner },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).not.toContain('béa');
    expect(await beas()).toEqual(before);
  });

  test('IDR-004: an order of another neither opens nor moves', async () => {
    const payment = await bea.started();
    const order = await bea.orderOf(payment);
    const before = await beas();
    const id = order?.id ?? '';
    const seen = await asAnna('query ($id: ID!) { me { order(id: $id) { id } } }', { id });
    expect(JSON.parse(seen.body)).toEqual({ data: { me: { order: null } } });
    const answer = await asAnna(
      `mutation ($id: ID!, $payment: ID!) {
        cancelOrder(orderId: $id) { userErrors { code } }
        requestReturn(orderId: $id, reason: "x") { userErrors { code } }
        cancelReturnRequest(orderId: $id, requestId: "x") { userErrors { code } }
        reorder(orderId: $id) { userErrors { code } }
        checkCardPayment(paymentId: $payment) { userErrors { code } }
      }`,
      { id, payment: payment.id },
    );
    expect(JSON.parse(answer.body).data).toEqual({
      cancelOrder: { userErrors: [{ code: 'UNKNOWN_ORDER' }] },
      requestReturn: { userErrors: [{ code: 'UNKNOWN_ORDER' }] },
      cancelReturnRequest: { userErrors: [{ code: 'UNKNOWN_ORDER' }] },
      reorder: { userErrors: [{ code: 'UNKNOWN_ORDER' }] },
      checkCardPayment: { userErrors: [{ code: 'UNKNOWN_PAYMENT' }] },
    });
    expect(await beas()).toEqual(before);
  });
});

test('IDR-011: a visitor’s order opens neither by its number nor by its id alone', async () => {
  const { order } = await place(shop, guestOrder([['gandoura-sable', 1]]));
  const { id = '', number = '' } = order ?? {};
  expect(number).toMatch(/^BV-\d+1000$/);
  for (const requested of [id, number, number.slice(3)]) {
    for (const key of ['', id, number, '0'.repeat(43), '__proto__']) {
      const { data, errors } = await shop.graphql(
        'query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) { id } }',
        { id: requested, key },
      );
      expect({ data, errors }).toEqual({ data: { trackedOrder: null }, errors: [] });
    }
    expect((await sendRaw(shop.url, { path: `/api/orders/${requested}` })).status).toBe(404);
  }
});

test('IDR-011: an order is found with its own phone only, after the same queries', async () => {
  const { order } = await place(shop, guestOrder([['gandoura-sable', 1]], { phone: '0612345678' }));
  const { id = '', number = '' } = order ?? {};
  const search = (searched: string, phone: string) =>
    shop.graphql<{ findOrder: { order: { id: string } | null } }>(
      `mutation ($number: String!, $phone: String!) {
        findOrder(number: $number, phone: $phone) { order { id } userErrors { code field message } }
      }`,
      { number: searched, phone },
    );
  expect((await search(number, '+212612345678')).data.findOrder.order).toEqual({ id });
  const query = vi.spyOn(shop.store.read.orders, 'ordersOfDigits');
  const answers = [];
  const wrong = [
    [number, '0612345679'],
    [number, '+33612345678'],
    ['BV-1', '0612345678'],
    [id, '0612345678'],
  ] as const;
  for (const [searched, phone] of wrong) answers.push((await search(searched, phone)).data);
  expect(query).toHaveBeenCalledTimes(wrong.length);
  query.mockRestore();
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({
    findOrder: { order: null, userErrors: [{ code: 'UNKNOWN_ORDER', field: null }] },
  });
});

describe('what is in nobody’s schema', () => {
  test.each([
    ['IDR-012', '{ me(id: "x") { id } }'],
    ['IDR-012', '{ me { cart(customerId: "x") { id } } }'],
    ['IDR-012', 'mutation { clearCart(userId: "x") { cart { id } } }'],
    ['IDR-013', '{ user(id: "x") { id } }'],
    ['IDR-013', '{ customer(id: "x") { id } }'],
    ['IDR-013', '{ node(id: "x") { id } }'],
    ['IDR-013', '{ orders { id } }'],
    ['IDR-013', '{ _service { sdl } }'],
    ['IDR-013', '{ _entities(representations: []) { __typename } }'],
    ['IDR-015', '{ products { nodes { costPrice } } }'],
    ['IDR-015', '{ products { nodes { stock margin position } } }'],
    ['IDR-012', 'mutation { placeOrder(customerId: "x") { order { id } } }'],
    ['IDR-015', 'mutation { addAddress(input: { customerId: "x" }) { userErrors { code } } }'],
    ['IDR-015', '{ me { orders { nodes { termsVersion } } } }'],
    ['IDR-015', '{ me { passwordHash } }'],
    ['IDR-015', '{ me { expiresAt } }'],
  ])('%s: %s', async (_, query) => {
    const answer = await asAnna(query);
    expect([answer.status, codesOf(answer)]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
    expectDiscreet(answer);
  });

  test('IDR-015: a product over REST has the fields of the specification and no other', async () => {
    const { body } = await shop.rest<{ product: object }>('GET', '/products/caftan-celeste');
    const fields = '_id brand categoryName description image originalPrice outOfStock price';
    expect(Object.keys(body.product).sort()).toEqual(`${fields} ratings title`.split(' '));
  });
});

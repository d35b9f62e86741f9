import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestOrder, place } from '../../api/order/order.documents.ts';
import { openAdmin, openStaff, type TestAdmin } from '../../support/shop/admin.ts';
import { schemas } from '../../support/schemas.ts';
import { startShop } from '../../support/shop/shop.ts';
import { anyDocument, anyMutation } from './random.documents.ts';
import { DIGS, sendRandom } from './random.ts';
import { anyBodyWithVariables } from './random.variables.ts';
import { expectAlive } from '../request.ts';

const BATCH = 20;
const SHOWN = 5;
/** They would end the sessions of the test, or its staff. */
const ENDING = /logOut|endSession|endOtherSessions|changePassword|removeStaff|addStaff/;

/** A third of the requests of staff: a document by chance rarely reaches them. */
const CHANGES_OF_ORDERS =
  'createOrder updateOrder receiveReturn refuseReturn moveOrders addOrderNote addOrderContact updateSettings'.split(
    ' ',
  );

const SELL = `mutation ($key: String!) {
  createOrder(idempotencyKey: $key, input: {
    channel: SHOP paymentMethod: PAID_IN_SHOP lines: [{ variantId: "gandoura-sable", quantity: 2 }]
  }) { order { id } }
}`;

/** The same ones every time: `npm run resilience -- attack` sends 100,000 new ones. */
export function answersRandomRequests(runs: { readonly shoppers: number; readonly staff: number }) {
  test(`${runs.shoppers} random requests of shoppers: every response is one that was planned`, async () => {
    const shop = await startShop();
    const { token } = await shop.customer();
    const ids = (await shop.store.read.catalog.products()).map(({ id }) => id);
    const known = { ids: [...ids, 'robes', 'demo@belle-vue.example'], tokens: [token] };
    const result = await sendRandom(shop.url, known, { runs: runs.shoppers, seed: 6 });
    expect(result.faults).toEqual([]);
    // They are no noise: some were done, some refused, and some needed a log-in.
    expect([...result.statuses.keys()]).toEqual(
      expect.arrayContaining([200, 201, 400, 401, 404, 422]),
    );
    await shop.close();
  }, 120_000);

  test(`${runs.staff} random requests of staff: every response is one that was planned`, async () => {
    const shop = await startShop();
    const admins = [await openAdmin(shop), await openStaff(shop, 'karim@exemple.ma', 'STAFF')];
    const { order } = await place(shop, guestOrder([['gandoura-sable', 1]]));
    const { email } = await shop.customer();
    const customer = await shop.store.read.accounts.customerByEmail(email);
    const all = await shop.store.read.catalog.products();
    // `expectAlive` requests it.
    const products = all.filter(({ id }) => id !== 'caftan-celeste');
    const ids = products.slice(0, 5).flatMap(({ id, variants }) => [id, variants[0]?.id ?? id]);
    const sold = await admins[0]?.request<{ createOrder: { order: { id: string } } }>(SELL, {
      key: crypto.randomUUID(),
    });
    const orders = [order?.id ?? '', sold?.data.createOrder.order.id ?? ''];
    const known = { ids: [...ids, ...orders, customer?.id ?? ''], tokens: [] };
    const documents = anyDocument(schemas.admin, known).filter((text) => !ENDING.test(text));
    const changes = CHANGES_OF_ORDERS.map((name) => anyMutation(schemas.admin, known, name));
    const bodies = fc.oneof(
      fc.oneof(...changes).map((query) => JSON.stringify({ query })),
      documents.map((query) => JSON.stringify({ query })),
      anyBodyWithVariables(schemas.admin, documents),
    );
    const sample = fc.sample(bodies, { numRuns: runs.staff, seed: 31 });
    const statuses = new Set<number>();
    const faults: string[] = [];
    const reached = new Set<string>();
    const send = async (body: string, admin: TestAdmin | undefined) => {
      const response = await fetch(`${shop.url}/graphql/admin`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-belle-vue-admin': '1',
          cookie: admin?.cookie ?? '',
        },
        body,
      });
      statuses.add(response.status);
      const text = await response.text();
      const name = CHANGES_OF_ORDERS.find((each) => body.includes(`mutation { ${each}(`));
      if (name && response.status === 200 && !text.includes('"errors"')) reached.add(name);
      const isPlanned = response.status < 500 && !DIGS.test(text);
      if (!isPlanned)
        faults.push(`${response.status} ${text.slice(0, 600)}\n${body.slice(0, 1500)}`);
    };
    for (let sent = 0; sent < sample.length; sent += BATCH) {
      const batch = sample.slice(sent, sent + BATCH);
      await Promise.all(batch.map((body, index) => send(body, admins[index % 2])));
    }
    expect(faults.slice(0, SHOWN)).toEqual([]);
    expect(shop.logged.filter(({ field }) => field === undefined)).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403]));
    expect([...reached]).toEqual(expect.arrayContaining(CHANGES_OF_ORDERS));
    await expectAlive(shop);
    await shop.close();
  }, 120_000);
}

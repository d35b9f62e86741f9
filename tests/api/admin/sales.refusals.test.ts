import { expect, test } from 'vitest';
import { order } from '../../store/contract/records.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { afterSalesOf } from '../order/order.after-sales.documents.ts';
import { codeOf } from './admin.answers.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const { place } = afterSalesOf(shop);

const GROUP = '{ name productId isRemoved delivered refused rate carriersFault cost }';
const REFUSALS = `query ($from: String, $to: String, $first: Int! = 20) {
  sales(from: $from, to: $to) {
    refusals {
      delivered refused rate carriersFault cost
      cities: by(first: $first) ${GROUP}
      carriers: by(dimension: CARRIER) ${GROUP}
      products: by(dimension: PRODUCT) ${GROUP}
      sizes: by(dimension: SIZE) ${GROUP}
    }
    calls { outcomes { outcome contacts } calls confirmed cancelled saved price balance }
  }
}`;
const read = async (variables: object = {}) => {
  const { data, errors } = await admin.request<{ sales: object }>(REFUSALS, variables);
  expect(errors).toEqual([]);
  return data.sales;
};
const tableOf = async (table: string, date?: string) => {
  const { data } = await admin.request<{ sales: { csv: string } }>(
    `query ($table: SalesTable!, $date: String) {
      sales(from: $date, to: $date) { csv(table: $table) }
    }`,
    { table, date },
  );
  return data.sales.csv.trimEnd().split('\n').slice(1);
};
/** Requires that it refuses nothing. */
async function change(document: string, variables: object = {}): Promise<void> {
  const { data, errors } = await admin.request<Record<string, { userErrors: readonly object[] }>>(
    document,
    variables,
  );
  expect(errors).toEqual([]);
  for (const { userErrors } of Object.values(data)) expect(userErrors).toEqual([]);
}
const move = (id: string, to: string, isFault = false) =>
  change(
    `mutation ($ids: [ID!]!, $to: OrderStatus!, $isFault: Boolean!) {
      moveOrders(ids: $ids, to: $to, isCarriersFault: $isFault) { userErrors { code } }
    }`,
    { ids: [id], to, isFault },
  );
const contact = (id: string, outcome: string) =>
  change(
    `mutation ($id: ID!, $outcome: ContactOutcome!) {
      addOrderContact(id: $id, outcome: $outcome) { userErrors { code } }
    }`,
    { id, outcome },
  );
async function end(to: string, about: object, isFault = false): Promise<void> {
  const { id } = await place(about);
  for (const step of ['CONFIRMED', 'SHIPPED']) await move(id, step);
  await move(id, to, isFault);
}

const { data } = await admin.request<{ settings: { version: number } }>('{ settings { version } }');
await change(
  `mutation ($version: Int!) {
    updateSettings(input: { callPrice: 150 }, expectedVersion: $version) { userErrors { code } }
  }`,
  { version: data.settings.version },
);
await change(
  `mutation {
    saveCarrier(input: { id: "file", deliveryFee: 3001, refusalFee: 1000 }) { userErrors { code } }
  }`,
);
await end('REFUSED', { city: 'Salé' });
await end('REFUSED', { city: 'SALE' });
await end('REFUSED', { city: 'Rabat' }, true);
await end('DELIVERED', { city: 'Rabat' });
const [confirmed, given] = [await place(), await place()];
await contact(confirmed.id, 'NO_ANSWER');
await contact(confirmed.id, 'CONFIRMED');
await contact(given.id, 'MESSAGE_SENT');
await contact(given.id, 'WRONG_ORDER');
await move(given.id, 'CANCELLED');
// Cancelled without a contact.
await move((await place()).id, 'CANCELLED');

test('refusals cost the fees of their carrier, by city, carrier, product and size', async () => {
  const both = { refused: 2, cost: 8002 };
  const all = { ...both, delivered: 1, rate: 67, carriersFault: 1 };
  const name = 'Jupe plissée Safran';
  expect(await read()).toMatchObject({
    refusals: {
      ...all,
      cities: [
        { name: 'Salé', ...both, delivered: 0, rate: 100, carriersFault: 0 },
        { name: 'Rabat', refused: 0, delivered: 1, rate: 0, carriersFault: 1, cost: 0 },
      ],
      carriers: [{ name: 'Coursier', ...all }],
      products: [{ name, productId: 'jupe-plissee-safran', isRemoved: false, ...all }],
      sizes: [{ ...all }],
    },
  });
  expect(await read({ first: 1 })).toMatchObject({ refusals: { cities: [{ name: 'Salé' }] } });
  expect(await read({ from: '2025-01-01', to: '2025-01-02' })).toMatchObject({
    refusals: { delivered: 0, refused: 0, rate: 0, cost: 0, cities: [], products: [] },
  });
});

test('calls save what a cancelled order would have cost, by its chance, without their price', async () => {
  // The shop has 2 refusals of 3, the city of the cancelled order none of 1.
  const chance = (20 * ((2 + 20 * 0.15) / 23)) / 21;
  const saved = Math.round(chance * 4001);
  expect(await read()).toMatchObject({
    calls: {
      outcomes: [
        { outcome: 'CONFIRMED', contacts: 1 },
        { outcome: 'MESSAGE_SENT', contacts: 1 },
        { outcome: 'NO_ANSWER', contacts: 1 },
        { outcome: 'WRONG_ORDER', contacts: 1 },
      ],
      calls: 3,
      confirmed: 1,
      cancelled: 1,
      saved,
      price: 450,
      balance: saved - 450,
    },
  });
  expect((await tableOf('CALLS')).slice(-4)).toEqual([
    'Commandes confirmées par un appel,1,',
    `"Annulées après un contact, pertes évitées",1,${(saved / 100).toFixed(2)}`,
    '"Appels, à leur prix",3,4.50',
    `Gain net,,${((saved - 450) / 100).toFixed(2)}`,
  ]);
});

test('have files, whose cells are no formulas', async () => {
  expect(await tableOf('REFUSED_CITIES')).toEqual(['Salé,2,0,100,0,80.02', 'Rabat,0,1,0,1,0.00']);
  expect(await tableOf('REFUSED_CARRIERS')).toEqual(['Coursier,2,1,67,1,80.02']);
  const date = '2026-01-12';
  const { shippingInfo } = order('x');
  await shop.store.transaction(({ orders }) =>
    orders.save(
      order('formula', {
        status: 'REFUSED',
        placedAt: `${date}T12:00:00.000Z`,
        shippingInfo: { ...shippingInfo, city: '=HYPERLINK("http://exemple.ma")' },
        lines: order('x').lines.map((line) => ({ ...line, variantId: 'parti' })),
      }),
    ),
  );
  expect(await tableOf('REFUSED_CITIES', date)).toEqual([
    `"'=HYPERLINK(""http://exemple.ma"")",1,0,100,0,40.01`,
  ]);
  expect(await tableOf('REFUSED_PRODUCTS', date)).toEqual(['Produit retiré,1,0,100,0,40.01']);
});

test('refuse a page of no or too many groups', async () => {
  for (const first of [0, 101]) {
    expect(await codeOf(admin, REFUSALS, { first })).toBe('BAD_USER_INPUT');
  }
});

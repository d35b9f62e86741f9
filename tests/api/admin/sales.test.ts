import { describe, expect, test } from 'vitest';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { salesReport } from '../../../server/order/sales/sales.service.ts';
import { dateInMorocco, dateLater } from '../../../server/shared/time.ts';
import { order, refund, requestedReturn } from '../../store/contract/records.ts';
import { apiSecret, openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { codeOf } from './admin.answers.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const SALES = `query ($period: SalesPeriod! = DAY, $from: String, $to: String, $first: Int! = 20) {
  sales(period: $period, from: $from, to: $to) {
    from to
    sums { orders quantity sales refunded } before { orders quantity sales refunded }
    change { orders quantity sales refunded }
    buckets { from to sums { orders sales refunded } before { orders } change { sales } }
    channels { channel orders sales }
    products: by(first: $first) { name productId isRemoved quantity sales }
    sizes: by(dimension: SIZE) { name isRemoved quantity }
    categories: by(dimension: CATEGORY) { name isRemoved quantity }
    returnsByReason { reason returns quantity }
    refusalsByCity(first: $first) { city delivered refused rate }
    csv
  }
}`;

interface Sales {
  readonly sales: {
    readonly buckets: ReadonlyArray<{ readonly from: string; readonly to: string }>;
    readonly csv: string;
  };
}
const salesOf = async (variables: object) =>
  (await admin.request<Sales>(SALES, variables)).data.sales;

const today = dateInMorocco(shop.within.clock());
/** Noon in Rabat, give or take an hour. */
const noon = (date: string) => `${date}T12:00:00.000Z`;
const caftan = await shop.store.read.catalog.product('caftan-celeste');
const sized = caftan?.variants.find(({ id }) => id !== 'caftan-celeste');
if (!caftan || !sized) throw new Error('The seed has no sizes of the caftan');
const size = sized.values[caftan.options.findIndex(({ name }) => name === 'Taille')];

const lineOf = (variantId: string, quantity: number) =>
  order('x').lines.map((line) => ({ ...line, variantId, quantity, total: quantity * 1_000 }));
const inCity = (city: string) => ({ ...order('x').shippingInfo, city });

function sold(id: string, date: string, status: OrderStatus, change: Partial<OrderRecord> = {}) {
  const money = { quantity: 2, total: 2_000, payable: 2_500, shipping: 500 };
  const lines = lineOf(sized?.id ?? '', 2);
  return order(id, { status, placedAt: noon(date), lines, ...money, ...change });
}

await shop.store.transaction(({ orders }) =>
  orders.save(
    sold('a', '2026-02-14', 'DELIVERED', { shippingInfo: inCity('Salé') }),
    // Half past eleven in the evening, and half past midnight: Ramadan moves the clocks that night.
    sold('b', '2026-02-14', 'PENDING', { placedAt: '2026-02-14T22:30:00.000Z' }),
    sold('c', '2026-02-15', 'PAID', { placedAt: '2026-02-14T23:30:00.000Z', channel: 'PHONE' }),
    sold('gone', '2026-02-15', 'SHIPPED', { lines: lineOf('cape-atlas', 5) }),
    sold('refused', '2026-02-15', 'REFUSED', { shippingInfo: inCity('SALE') }),
    sold('cancelled', '2026-02-15', 'CANCELLED', {
      refunds: [refund({ amount: 2_500, requestedAt: noon('2026-02-16') })],
    }),
    sold('returned', '2026-02-12', 'RETURNED', {
      returns: [requestedReturn({ requestedAt: noon('2026-02-16'), reason: '=Trop grand' })],
    }),
    sold('before', '2026-02-11', 'DELIVERED', {
      quantity: 5,
      payable: 5_000,
      refunds: [refund({ amount: 1_000, requestedAt: noon('2026-02-12') })],
    }),
    sold('now', today, 'PENDING'),
  ),
);
const FEBRUARY = { from: '2026-02-13', to: '2026-02-16' };

describe('sales', () => {
  test('are summed up by day in Rabat, beside the days before', async () => {
    expect(await salesOf(FEBRUARY)).toMatchObject({
      ...FEBRUARY,
      sums: { orders: 4, quantity: 8, sales: 10_000, refunded: 2_500 },
      before: { orders: 1, quantity: 5, sales: 5_000, refunded: 1_000 },
      change: { orders: 300, quantity: 60, sales: 100, refunded: 150 },
      buckets: [
        { from: '2026-02-13', sums: { orders: 0 }, before: { orders: 0 }, change: { sales: null } },
        { from: '2026-02-14', sums: { orders: 2, sales: 5_000 }, before: { orders: 0 } },
        { from: '2026-02-15', sums: { orders: 2 }, before: { orders: 1 }, change: { sales: 0 } },
        { from: '2026-02-16', sums: { orders: 0, refunded: 2_500 }, change: { sales: null } },
      ],
      channels: [
        { channel: 'WEB', orders: 3, sales: 7_500 },
        { channel: 'PHONE', orders: 1, sales: 2_500 },
        { channel: 'WHATSAPP', orders: 0 },
        { channel: 'SHOP', orders: 0 },
      ],
    });
  });

  test('are summed up by product, size and category, of removed ones too', async () => {
    expect(await salesOf(FEBRUARY)).toMatchObject({
      products: [
        { name: caftan.title, productId: 'caftan-celeste', quantity: 6, sales: 6_000 },
        { name: null, productId: null, isRemoved: true, quantity: 5, sales: 5_000 },
      ],
      sizes: [
        { name: size, quantity: 6 },
        { isRemoved: true, quantity: 5 },
      ],
      categories: [
        { name: caftan.categoryName, quantity: 6 },
        { isRemoved: true, quantity: 5 },
      ],
    });
    const { sales } = (await admin.request<{ sales: object }>(SALES, { ...FEBRUARY, first: 1 }))
      .data;
    expect(sales).toMatchObject({ products: [{ name: caftan.title }] });
  });

  test('of an archived product are still under its name', async () => {
    const archive =
      'mutation { archiveProduct(id: "robe-maille-cotelee") { userErrors { code } } }';
    const date = '2026-01-05';
    const robe = sold('robe', date, 'SHIPPED', { lines: lineOf('robe-maille-cotelee', 1) });
    await shop.store.transaction(({ orders }) => orders.save(robe));
    const archived = await admin.request<{ archiveProduct: object }>(archive);
    expect(archived.data.archiveProduct).toEqual({ userErrors: [] });
    expect(await salesOf({ from: date, to: date })).toMatchObject({
      products: [{ name: 'Robe en maille côtelée', isRemoved: false }],
    });
  });

  test('have the reasons of returns and the refusals by city', async () => {
    expect(await salesOf(FEBRUARY)).toMatchObject({
      returnsByReason: [{ reason: '=Trop grand', returns: 1, quantity: 1 }],
      refusalsByCity: [{ city: 'SALE', delivered: 1, refused: 1, rate: 50 }],
    });
  });

  test('are up to today by default', async () => {
    const { buckets } = await salesOf({});
    expect(buckets).toHaveLength(30);
    expect(buckets.at(-1)).toMatchObject({ to: today, sums: { orders: 1, sales: 2_500 } });
    // Half past midnight in Rabat.
    const report = await salesReport(
      { store: shop.store, clock: () => new Date('2026-02-14T23:30:00.000Z') },
      { period: 'DAY' },
    );
    expect(report.to).toBe('2026-02-15');
    expect((await salesOf({ period: 'WEEK' })).buckets).toHaveLength(12);
    expect((await salesOf({ period: 'MONTH' })).buckets).toHaveLength(12);
  });

  test.each([
    { from: 'hier' },
    { from: '2026-02-30' },
    { to: '1999-12-31' },
    { from: '2026-02-02', to: '2026-02-01' },
    { from: dateLater(today, 1) },
    { from: dateLater(today, -366) },
    { period: 'MONTH', from: '2001-01-01' },
    { first: 0 },
    { first: 101 },
  ])('refuse %o', async (variables) => {
    expect(await codeOf(admin, SALES, variables)).toBe('BAD_USER_INPUT');
  });

  test.each([0, 101])('refuse %i cities', async (first) => {
    const cities = `{ sales(period: DAY) { refusalsByCity(first: ${first}) { city } } }`;
    expect(await codeOf(admin, cities)).toBe('BAD_USER_INPUT');
  });
});

describe('the tables as files', () => {
  const get = async (query: string, scope = 'orders:read') =>
    fetch(`${shop.url}/export/sales.csv${query}`, {
      headers: { authorization: `Bearer ${await apiSecret(shop, [scope])}` },
    });
  const { from, to } = FEBRUARY;
  const table = async (name: string, dates = FEBRUARY) => {
    const response = await get(`?table=${name}&from=${dates.from}&to=${dates.to}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="sales.csv"',
      'cache-control': 'no-store',
    });
    const [head, ...lines] = (await response.text()).split('\n');
    expect(lines.pop()).toBe('');
    return [head, ...lines];
  };

  test('have a line each, whose cells are no formulas', async () => {
    expect(await table('PERIODS')).toEqual([
      'Du,Au,Commandes,Pièces,Ventes (DH),Remboursé (DH),Commandes avant,Pièces avant,Ventes (DH) avant,Remboursé (DH) avant,Évolution des ventes (%)',
      '2026-02-13,2026-02-13,0,0,0.00,0.00,0,0,0.00,0.00,',
      '2026-02-14,2026-02-14,2,4,50.00,0.00,0,0,0.00,0.00,',
      '2026-02-15,2026-02-15,2,4,50.00,0.00,1,5,50.00,0.00,0',
      '2026-02-16,2026-02-16,0,0,0.00,25.00,0,0,0.00,10.00,',
    ]);
    expect(await table('PRODUCTS')).toEqual([
      'Produit,Pièces,Ventes (DH)',
      `${caftan.title},6,60.00`,
      'Produit retiré,5,50.00',
    ]);
    expect(await table('SIZES')).toEqual([
      'Taille,Pièces,Ventes (DH)',
      `${size},6,60.00`,
      'Produit retiré,5,50.00',
    ]);
    expect(await table('CATEGORIES')).toContain(`${caftan.categoryName},6,60.00`);
    expect(await table('CHANNELS')).toContain('Téléphone,1,25.00');
    expect(await table('RETURNS')).toEqual(['Motif,Retours,Pièces', "'=Trop grand,1,1"]);
    expect(await table('REFUSALS')).toEqual(['Ville,Refusées,Livrées,Refus (%)', 'SALE,1,1,50']);
  });

  test('name what has no reason, no city and no size', async () => {
    const date = '2026-01-12';
    const back = requestedReturn({ requestedAt: null, receivedAt: noon(date), reason: null });
    const lines = lineOf('lunettes-aviateur-dorees', 1);
    const bare = { returns: [back], shippingInfo: inCity(''), lines, channel: 'WHATSAPP' } as const;
    await shop.store.transaction(({ orders }) =>
      orders.save(
        sold('bare', date, 'DELIVERED', bare),
        sold('fes', date, 'REFUSED', { shippingInfo: inCity('Fès'), lines: [] }),
        sold('counter', date, 'DELIVERED', { channel: 'SHOP', lines: [] }),
      ),
    );
    const rows = async (name: string) => (await table(name, { from: date, to: date })).slice(1);
    expect(await rows('RETURNS')).toEqual(['Sans motif,1,1']);
    expect(await rows('REFUSALS')).toEqual(['Fès,1,0,100', 'Sans ville,0,1,0']);
    expect(await salesOf({ from: date, to: date, first: 1 })).toMatchObject({
      refusalsByCity: [{ city: 'Fès' }],
    });
    expect(await rows('SIZES')).toEqual(['Sans taille,1,10.00']);
    expect(await rows('CHANNELS')).toEqual([
      'Site,0,0.00',
      'Téléphone,0,0.00',
      'WhatsApp,1,25.00',
      'Boutique,1,25.00',
    ]);
  });

  test('are by week or month too', async () => {
    const response = await get(`?period=WEEK&from=${from}&to=${to}`);
    const [, ...weeks] = (await response.text()).trimEnd().split('\n');
    expect(weeks.map((line) => line.split(',').slice(0, 3))).toEqual([
      ['2026-02-09', '2026-02-15', '5'],
      ['2026-02-16', '2026-02-22', '0'],
    ]);
  });

  test('are the same in the back office’s API', async () => {
    const response = await get(`?from=${from}&to=${to}`);
    expect((await salesOf(FEBRUARY)).csv).toBe(await response.text());
    const excel = SALES.replace(/\bcsv\b/, 'csv(table: SIZES, isForExcel: true)');
    const { data } = await admin.request<Sales>(excel, FEBRUARY);
    expect(data.sales.csv).toBe(
      `\ufeffTaille;Pièces;Ventes (DH)\r\n${size};6;60,00\r\nProduit retiré;5;50,00\r\n`,
    );
  });

  test.each([
    ['?depuis=2026-01-01', 'depuis'],
    ['?table=TOUT', 'table'],
    ['?period=YEAR', 'period'],
    ['?from=hier', 'from'],
    ['?to=2026-01-01&to=2026-01-02', 'to'],
    ['?from=2026-02-02&to=2026-02-01', 'commencer'],
  ])('refuse %s', async (query, named) => {
    const response = await get(query);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([expect.stringContaining(named)]);
  });

  test('are refused with a token that does not read orders', async () => {
    expect((await get('', 'catalog:read')).status).toBe(403);
  });
});

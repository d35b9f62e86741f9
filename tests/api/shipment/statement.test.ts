import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ordersOf, parcelsOf } from './shipment.documents.ts';
import { moneyOf } from './statement.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const parcels = parcelsOf(admin);
const place = ordersOf(shop);
const money = moneyOf(admin);

let placed = 0;
/** Returns orders that a courier without an interface has delivered. */
async function delivered(count: number, to = 'DELIVERED') {
  const made = [];
  for (let n = 0; n < count; n += 1) {
    placed += 1;
    const phone = `06${String(10_000_000 + placed)}`;
    const id = await place({ phone });
    const number = `CO-${placed}`;
    await parcels.move([id], 'CONFIRMED');
    await parcels.move([id], 'SHIPPED', { parcelNumber: number });
    if (to !== 'SHIPPED') await parcels.move([id], to);
    const order = await shop.store.read.orders.order(id);
    if (!order) throw new Error('There is no order');
    made.push({ id, number, payable: order.payable, dirhams: (order.payable / 100).toFixed(2) });
  }
  return made;
}

const fileOf = (rows: readonly string[]) => `Code colis;CRBT;Frais\n${rows.join('\n')}\n`;
const odd = (number = '', amount = '') => `Bon,Versé\n${number},${amount}\n`;
const owedBy = async (carrierId: string) =>
  (await money.outstanding()).find(({ carrier }) => carrier.id === carrierId);

describe('a carrier’s statement', () => {
  test('is compared row by row, and settles what agrees', async () => {
    const [one, two, three] = await delivered(3);
    const [under] = await delivered(1, 'SHIPPED');
    if (!one || !two || !three || !under) throw new Error('An order is missing');
    const before = await owedBy('file');
    const file = fileOf([
      `${one.number};${one.dirhams.replace('.', ',')};35,00`,
      `${two.number};1,00;35,00`,
      `${one.number};${one.dirhams};35`,
      'CO-0;100;35',
      `${under.number};${under.dirhams};35`,
    ]);
    const { statement, userErrors } = await money.preview('file', file);
    expect(userErrors).toEqual([]);
    expect(statement?.rows.map((row) => row.case)).toEqual([
      'EXACT',
      'AMOUNT_DIFFERS',
      'REPEATED',
      'UNKNOWN_PARCEL',
      'NOT_DELIVERED',
    ]);
    expect(statement?.rows[1]).toMatchObject({
      line: 3,
      parcelNumber: two.number,
      order: { id: two.id, settledAt: null },
      amount: { amount: 100 },
      fee: { amount: 3500 },
      expectedAmount: { amount: two.payable },
      text: expect.stringContaining('il manque'),
    });
    expect(statement?.sums).toMatchObject({
      rows: 5,
      fee: { amount: 17_500 },
      toSettle: { rows: 1, amount: { amount: one.payable }, net: { amount: one.payable - 3500 } },
      disagreeing: { rows: 4 },
    });
    expect(await owedBy('file')).toEqual(before);

    const id = statement?.id ?? '';
    const settled = await money.settle(id);
    expect(settled.userErrors).toEqual([]);
    expect(settled.statement?.rows.map((row) => row.case)).toEqual([
      'ALREADY_SETTLED',
      'AMOUNT_DIFFERS',
      'REPEATED',
      'UNKNOWN_PARCEL',
      'NOT_DELIVERED',
    ]);
    expect(settled.statement?.sums.settled).toMatchObject({ rows: 1 });
    const now = await shop.store.read.orders.order(one.id);
    expect(now?.settlements).toMatchObject([{ amount: one.payable, fee: 3500, statementId: id }]);
    const left = await owedBy('file');
    expect(left?.delivered).toBe((before?.delivered ?? 0) - 1);
    expect(left?.amount.amount).toBe((before?.amount.amount ?? 0) - one.payable);

    // The same file is the same statement, and changes nothing.
    const again = await money.preview('file', file);
    expect(again.statement?.id).toBe(id);
    expect(again.statement?.rows[0]?.case).toBe('ALREADY_SETTLED');
    await money.settle(id);
    expect(await shop.store.read.orders.order(one.id)).toEqual(now);
    expect(await owedBy('file')).toEqual(left);
  });

  test('is settled once by two people at once', async () => {
    const made = await delivered(3);
    const rows = made.map(({ number, dirhams }) => `${number};${dirhams};35`);
    const { statement } = await money.preview('file', fileOf(rows));
    const other = await money.preview('file', fileOf(rows.toReversed()));
    const ids = [statement?.id, other.statement?.id, statement?.id];
    const settled = await Promise.all(ids.map((id) => money.settle(id ?? '')));
    expect(settled.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    const orders = await shop.store.read.orders.ordersById(made.map(({ id }) => id));
    for (const order of orders.values()) expect(order.settlements).toHaveLength(1);
  });

  test('of another carrier has none of its parcels, and says who has them', async () => {
    const [one] = await delivered(1);
    const row = `${one?.number};${one?.dirhams};35`;
    const { carrier } = await parcels.saveCarrier({ kind: 'FILE', name: 'Amana' });
    const { statement } = await money.preview(carrier?.id ?? '', fileOf([row]));
    expect(statement?.rows).toMatchObject([
      {
        case: 'UNKNOWN_PARCEL',
        order: null,
        expectedAmount: null,
        text: 'Ce colis est chez Coursier, pas chez ce transporteur',
      },
    ]);
    await money.settle(statement?.id ?? '');
    expect((await shop.store.read.orders.order(one?.id ?? ''))?.settlements).toEqual([]);
  });

  test('of a carrier whose fee is known says where it differs, and settles it', async () => {
    const id = await place({ phone: '0655000001' });
    await parcels.move([id], 'CONFIRMED');
    const { carrier } = await parcels.saveCarrier({
      kind: 'FILE',
      name: 'Cathedis',
      deliveryFee: 3000,
    });
    await parcels.ship([id], carrier?.id ?? '', { parcels: [{ id, number: 'CA-1' }] });
    await parcels.move([id], 'DELIVERED');
    const { payable = 0 } = (await shop.store.read.orders.order(id)) ?? {};
    expect(await owedBy(carrier?.id ?? '')).toMatchObject({
      delivered: 1,
      amount: { amount: payable },
      ages: [{ fromDays: 0, toDays: 3, delivered: 1 }, { delivered: 0 }, { delivered: 0 }],
    });
    const file = fileOf([`ca-1;${payable / 100};35`]);
    const { statement } = await money.preview(carrier?.id ?? '', file);
    expect(statement?.rows).toMatchObject([
      { case: 'FEE_DIFFERS', expectedFee: { amount: 3000 }, fee: { amount: 3500 } },
    ]);
    await money.settle(statement?.id ?? '');
    expect(await owedBy(carrier?.id ?? '')).toBe(undefined);
    const { data } = await admin.request<{ order: { settledAt: string | null } }>(
      'query ($id: ID!) { order(id: $id) { settledAt } }',
      { id },
    );
    expect(data.order.settledAt).not.toBe(null);
  });

  test('has its columns chosen once', async () => {
    const [one, two] = await delivered(2);
    const unread = await money.preview('file', odd(one?.number, one?.dirhams));
    expect(unread).toMatchObject({
      statement: null,
      headings: ['Bon', 'Versé'],
      userErrors: [{ code: 'INVALID', field: 'columns.parcelNumber' }, { field: 'columns.amount' }],
    });
    const columns = { parcelNumber: 'Bon', amount: 'Versé' };
    const read = await money.preview('file', odd(one?.number, one?.dirhams), columns);
    expect(read.statement?.rows).toMatchObject([{ case: 'EXACT', fee: null }]);
    const later = await money.preview('file', odd(two?.number, two?.dirhams));
    expect(later).toMatchObject({
      columns,
      userErrors: [],
      statement: { rows: [{ case: 'EXACT' }] },
    });
  });

  test('leaves out rows that cannot be read, and names them', async () => {
    const [one] = await delivered(1);
    const rows = [`${one?.number};${one?.dirhams};35`, 'CO-X;=HYPERLINK("x");35'];
    const { statement, userErrors } = await money.preview('file', fileOf(rows));
    expect(statement?.rows).toHaveLength(1);
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'lines.3.amount' }]);
  });
});

describe('what is refused', () => {
  test('is a workbook, 50,000 lines, an unknown carrier and an unknown statement', async () => {
    const workbook = await money.preview('file', Buffer.from('504b030414000600', 'hex'));
    expect(workbook).toMatchObject({
      statement: null,
      userErrors: [{ code: 'INVALID', field: 'file', message: expect.stringContaining('CSV') }],
    });
    const long = await money.preview('file', fileOf(Array(50_000).fill('A;1;1')));
    expect(long.userErrors).toMatchObject([
      { field: 'file', message: expect.stringContaining('5000') },
    ]);
    expect((await money.preview('nobody', fileOf(['A;1;1']))).userErrors).toMatchObject([
      { code: 'UNKNOWN_CARRIER', field: 'carrierId' },
    ]);
    expect((await money.settle('nothing')).userErrors).toMatchObject([
      { code: 'INVALID', field: 'id' },
    ]);
  });
});

describe('cash without a statement', () => {
  test('is settled by hand, once, with a reason', async () => {
    const [one] = await delivered(1);
    const [under] = await delivered(1, 'SHIPPED');
    const id = one?.id ?? '';
    expect((await money.byHand([{ id }], ' ')).userErrors).toMatchObject([
      { code: 'REQUIRED', field: 'note' },
    ]);
    const refused = await money.byHand([{ id }, { id: under?.id ?? '' }], 'Payé en espèces');
    expect(refused).toMatchObject({
      orders: null,
      userErrors: [{ code: 'INVALID', field: 'parcels.1.id' }],
    });
    expect(await money.byHand([{ id, amount: 1000 }], 'Payé en espèces')).toMatchObject({
      orders: [{ id }],
      userErrors: [],
    });
    expect((await shop.store.read.orders.order(id))?.settlements).toMatchObject([
      { amount: 1000, expected: one?.payable, note: 'Payé en espèces' },
    ]);
    expect((await money.byHand([{ id }], 'Encore')).userErrors).toHaveLength(1);
  });

  test('is listed from the oldest on, and as a file without formulas', async () => {
    const [one] = await delivered(1);
    const all = await money.parcels({ carrierId: 'file', first: 100 });
    expect(all.nodes.at(-1)).toMatchObject({
      id: one?.id,
      parcelNumber: one?.number,
      days: 0,
      amount: { amount: one?.payable },
    });
    expect(all.totalCount).toBe((await owedBy('file'))?.delivered);
    const first = await money.parcels({ first: 1 });
    expect(first.nodes).toEqual(all.nodes.slice(0, 1));
    const next = await money.parcels({ first: 1, after: first.pageInfo.endCursor });
    expect(next.nodes).toEqual(all.nodes.slice(1, 2));
    expect((await money.parcels({ isLate: true })).nodes).toEqual([]);
    const { data } = await admin.request<{ outstandingCsv: string }>('{ outstandingCsv }');
    expect(data.outstandingCsv.split('\n')[0]).toMatch(/^Transporteur,Commande,/);
    expect(data.outstandingCsv).toContain(`,${one?.number},`);
    const { statement } = await money.preview('file', fileOf(['=1+1;100;35']));
    const csv = await admin.request<{ statementCsv: string }>(
      'query ($id: ID!) { statementCsv(id: $id) }',
      { id: statement?.id },
    );
    expect(csv.data.statementCsv).toContain("2,'=1+1,,Aucun colis");
  });
});

import { describe, expect, test } from 'vitest';
import { apiSecret, openAdmin, openStaff } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { exchange, order, refund } from '../../store/contract/records.ts';

const INVOICES = `query ($month: String!, $first: Int = 20, $after: String) {
  invoices(month: $month, first: $first, after: $after) {
    totalCount sums { net { amount } vat { amount } gross { amount } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
    nodes {
      id kind number issuedAt name paymentMethod refundMethod
      net { amount } vat { amount } gross { amount } order { id number }
    }
  }
}`;
const CSV = `query ($month: String!, $isForExcel: Boolean! = false) {
  invoicesCsv(month: $month, isForExcel: $isForExcel)
}`;
const PATH = '/export/invoices.csv';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const staff = await openStaff(shop, 'vendeuse@exemple.ma', 'STAFF');
const secret = await apiSecret(shop, ['orders:read']);

const shippingInfo = order('x').shippingInfo;
const invoice = (count: number, issuedAt: string) => ({
  number: `F-2026-00000${count}`,
  issuedAt,
});

// Half past midnight in Rabat: of November.
const FIRST = '2026-11-01T00:30:00.000Z';
await shop.store.transaction(({ orders }) =>
  orders.save(
    // At 23:30: of October.
    order('october', { payable: 10_000, invoice: invoice(1, '2026-10-31T23:30:00.000Z') }),
    order('first', { payable: 129_950, invoice: invoice(2, FIRST) }),
    order('credited', {
      payable: 100_000,
      paymentMethod: 'CARD',
      shippingInfo: { ...shippingInfo, name: '=HYPERLINK("x";"y"), 2' },
      invoice: invoice(3, '2026-11-05T10:00:00.000Z'),
      refunds: [
        refund({ id: 'one', amount: 33_333, method: 'CARD' }),
        refund({ id: 'two', amount: 66_667, method: 'CARD' }),
      ],
      creditNotes: [
        {
          number: 'A-2026-000001',
          issuedAt: '2026-11-06T10:00:00.000Z',
          amount: 33_333,
          refundId: 'one',
        },
        {
          number: 'A-2026-000002',
          issuedAt: '2026-12-02T10:00:00.000Z',
          amount: 66_667,
          refundId: 'two',
        },
      ],
    }),
    order('last', {
      payable: 5_000,
      paymentMethod: 'PAID_IN_SHOP',
      // As soon as the one before.
      invoice: invoice(4, '2026-11-06T10:00:00.000Z'),
    }),
    order('open'),
  ),
);

interface Document {
  readonly number: string;
  readonly net: { readonly amount: number };
  readonly vat: { readonly amount: number };
  readonly gross: { readonly amount: number };
}
interface Invoices {
  readonly totalCount: number;
  readonly sums: Omit<Document, 'number'>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly Document[];
}

const read = async (variables: object) =>
  (await admin.request<{ invoices: Invoices }>(INVOICES, variables)).data.invoices;
const csv = async (variables: object) =>
  (await staff.request<{ invoicesCsv: string }>(CSV, variables)).data.invoicesCsv;
const get = (search: string, token = secret) =>
  fetch(shop.url + PATH + search, { headers: { authorization: `Bearer ${token}` } });

describe('the invoices of a month', () => {
  test('are those of Rabat with the credit notes, in the order of issue, as they were issued', async () => {
    const found = await read({ month: '2026-11' });
    expect(found.nodes.map(({ number }) => number)).toEqual([
      'F-2026-000002',
      'F-2026-000003',
      'A-2026-000001',
      'F-2026-000004',
    ]);
    expect(found.nodes[2]).toEqual({
      id: 'A-2026-000001',
      kind: 'CREDIT_NOTE',
      number: 'A-2026-000001',
      issuedAt: '2026-11-06T10:00:00+00:00',
      name: '=HYPERLINK("x";"y"), 2',
      paymentMethod: 'CARD',
      refundMethod: 'CARD',
      net: { amount: -27_777 },
      vat: { amount: -5_556 },
      gross: { amount: -33_333 },
      order: { id: 'credited', number: 'BV-credited1000' },
    });
    expect(found.nodes[0]).toMatchObject({
      kind: 'INVOICE',
      paymentMethod: 'CASH_ON_DELIVERY',
      refundMethod: null,
      gross: { amount: 129_950 },
    });
  });

  test('add up, and each month has its own sums', async () => {
    // Those of October and December are as many.
    for (const month of ['2026-10', '2026-12', '2026-11', '2026-12']) {
      const { nodes, sums, totalCount } = await read({ month });
      expect(totalCount).toBe(nodes.length);
      for (const sum of ['net', 'vat', 'gross'] as const) {
        expect(sums[sum].amount).toBe(nodes.reduce((all, each) => all + each[sum].amount, 0));
      }
    }
    expect((await read({ month: '2027-01' })).nodes).toEqual([]);
  });

  test('have new sums once another document is issued', async () => {
    const month = '2026-09';
    expect((await read({ month })).sums.gross.amount).toBe(0);
    const issuedAt = '2026-09-09T10:00:00.000Z';
    await shop.store.transaction(({ orders }) =>
      orders.save(order('september', { payable: 700, invoice: invoice(9, issuedAt) })),
    );
    expect((await read({ month })).sums.gross.amount).toBe(700);
  });

  test('come page by page, none twice or left out', async () => {
    const month = '2026-11';
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const found: Invoices = await read({ month, first: 1, after });
      expect(found).toMatchObject({
        totalCount: 4,
        pageInfo: { hasNextPage: page < 3, hasPreviousPage: page > 0 },
      });
      seen.push(...found.nodes.map(({ number }) => number));
      after = found.pageInfo.endCursor;
    }
    expect(seen).toEqual((await read({ month })).nodes.map(({ number }) => number));
  });

  test.each(['2026-13', '26-11', 'novembre', ''])('of %s are refused', async (month) => {
    for (const document of [INVOICES, CSV]) {
      const { errors } = await admin.request(document, { month });
      expect(errors).toMatchObject([
        {
          message: 'month doit être un mois de ce siècle, tel que 2026-11.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
    }
    const response = await get(`?month=${month}`);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([
      'month doit être un mois de ce siècle, tel que 2026-11.',
    ]);
  });

  test.each([
    { first: 0 },
    { first: 101 },
    { after: 'x' },
    { after: '2026-10-05T10:00:00.000Z F-2026-000001' },
  ])('are refused with %o', async (position) => {
    const { errors } = await admin.request(INVOICES, { month: '2026-11', ...position });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the CSV of a month', () => {
  const PLAIN = [
    'Numéro,Type,Date,Commande,Client,Total HT (DH),TVA (DH),Total TTC (DH),Règlement,Taux de TVA (%)',
    'F-2026-000002,Facture,2026-11-01,BV-first1000,Nadia Alami,1082.92,216.58,1299.50,Espèces à la livraison,20',
    `F-2026-000003,Facture,2026-11-05,BV-credited1000,"'=HYPERLINK(""x"";""y""), 2",833.33,166.67,1000.00,Carte,20`,
    `A-2026-000001,Avoir,2026-11-06,BV-credited1000,"'=HYPERLINK(""x"";""y""), 2",-277.77,-55.56,-333.33,Remboursement sur la carte,20`,
    'F-2026-000004,Facture,2026-11-06,BV-last1000,Nadia Alami,41.67,8.33,50.00,En boutique,20',
    '',
  ];

  test('is for programs with their token, and no name is a formula', async () => {
    const response = await get('?month=2026-11');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text.split('\n')).toEqual(PLAIN);
    expect(await csv({ month: '2026-11' })).toBe(text);
  });

  test('is for a French Excel too', async () => {
    const lines = (await csv({ month: '2026-11', isForExcel: true })).split('\r\n');
    expect(lines[0]).toBe(`\ufeff${PLAIN[0]?.replaceAll(',', ';')}`);
    expect(lines[3]).toContain(';-277,77;-55,56;-333,33;Remboursement sur la carte;20');
  });

  test('of a month without documents is the header alone', async () => {
    expect(await (await get('?month=2030-01')).text()).toBe(`${PLAIN[0]}\n`);
  });

  test('has all of a month that is longer than a batch', async () => {
    const issuedAt = '2026-07-09T10:00:00.000Z';
    const many = Array.from({ length: 230 }, (_, n) =>
      order(`many${n}`, {
        payable: 100,
        invoice: { number: `F-2026-${String(n + 1000).padStart(6, '0')}`, issuedAt },
      }),
    );
    await shop.store.transaction(({ orders }) => orders.save(...many));
    const [, ...rows] = (await (await get('?month=2026-07')).text()).trimEnd().split('\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual(many.map((each) => each.invoice?.number));
    // The mark is at the beginning of the file alone.
    expect((await csv({ month: '2026-07', isForExcel: true })).lastIndexOf('\ufeff')).toBe(0);
  });

  test('says what was paid back in cash', async () => {
    const issuedAt = '2026-06-09T10:00:00.000Z';
    const creditNote = { number: 'A-2026-000009', issuedAt, amount: 700, refundId: 'cash' };
    await shop.store.transaction(({ orders }) =>
      orders.save(
        order('june', {
          payable: 700,
          invoice: invoice(8, '2026-05-09T10:00:00.000Z'),
          refunds: [refund({ id: 'cash', amount: 700, method: 'CASH' })],
          creditNotes: [creditNote],
        }),
      ),
    );
    expect((await (await get('?month=2026-06')).text()).split('\n').slice(1)).toEqual([
      'A-2026-000009,Avoir,2026-06-09,BV-june1000,Nadia Alami,-5.83,-1.17,-7.00,Remboursement en espèces,20',
      '',
    ]);
  });

  // 1,000 DH of goods, 100 DH less by a code, 50 DH for the delivery; then 333.33 DH come back, and goods of 200 DH are
  // exchanged for others of 150 DH.
  test.each([
    [
      20,
      [
        '791.67,158.33,950.00',
        '-277.78,-55.55,-333.33',
        '-166.67,-33.33,-200.00',
        '125.00,25.00,150.00',
      ],
    ],
    [
      10,
      [
        '863.64,86.36,950.00',
        '-303.03,-30.30,-333.33',
        '-181.82,-18.18,-200.00',
        '136.36,13.64,150.00',
      ],
    ],
    [
      0,
      ['950.00,0.00,950.00', '-333.33,0.00,-333.33', '-200.00,0.00,-200.00', '150.00,0.00,150.00'],
    ],
  ])('states the rate of each order, and its sums at %i %%', async (vatPercent, sums) => {
    const month = `2025-0${vatPercent / 10 + 1}`;
    const at = (day: number) => `${month}-0${day}T10:00:00.000Z`;
    const about = { issuedAt: at(3) };
    await shop.store.transaction(({ orders }) =>
      orders.save(
        order(`vat${vatPercent}`, {
          vatPercent,
          total: 90_000,
          discount: 10_000,
          discountCode: {
            id: 'code',
            code: 'DIX',
            saving: 10_000,
            percent: null,
            amount: 10_000,
            isFreeDelivery: false,
            products: [],
            isForSalePieces: false,
          },
          shipping: 5_000,
          payable: 95_000,
          invoice: { number: `F-${month}`, issuedAt: at(1) },
          refunds: [
            refund({ id: 'back', amount: 33_333, method: 'CASH' }),
            refund({ id: 'cheaper', amount: 5_000, method: 'CASH', exchangeId: 'E1' }),
          ],
          creditNotes: [
            { number: `A1-${month}`, issuedAt: at(2), amount: 33_333, refundId: 'back' },
          ],
          exchanges: [
            exchange({
              id: 'E1',
              status: 'COMPLETED',
              documents: [
                { ...about, kind: 'CREDIT_NOTE', number: `A2-${month}`, amount: -20_000 },
                { ...about, kind: 'INVOICE', number: `F2-${month}`, amount: 15_000 },
              ],
            }),
          ],
        }),
      ),
    );
    const [, ...rows] = (await (await get(`?month=${month}`)).text()).trimEnd().split('\n');
    const found = rows.map((row) => row.split(','));
    expect(found.map((cells) => cells.slice(5, 8).join())).toEqual(sums);
    expect(found.map((cells) => cells.at(-1))).toEqual(found.map(() => String(vatPercent)));
  });

  test('is refused without a month, with other parameters, and without the scope', async () => {
    expect((await get('')).status).toBe(422);
    const other = await get('?month=2026-11&since=2026-11-01T00:00:00Z');
    expect(other.status).toBe(422);
    expect((await other.json()).errors).toEqual([
      'Le paramètre «\u00a0since\u00a0» n’existe pas. On peut donner\u00a0: month.',
    ]);
    expect((await get('?month=2026-11', await apiSecret(shop, ['catalog:read']))).status).toBe(403);
  });
});

test('a credit note says what it is for', async () => {
  const { data } = await admin.request(
    `{ order(id: "credited") {
      creditNotes {
        number issuedAt amount { amount } vat { amount } reason method lines { variantId }
      }
    } }`,
  );
  expect(data).toEqual({
    order: {
      creditNotes: [
        {
          number: 'A-2026-000001',
          issuedAt: '2026-11-06T10:00:00+00:00',
          amount: { amount: 33_333 },
          vat: { amount: 5_556 },
          reason: 'CORRECTION',
          method: 'CARD',
          lines: [],
        },
        {
          number: 'A-2026-000002',
          issuedAt: '2026-12-02T10:00:00+00:00',
          amount: { amount: 66_667 },
          vat: { amount: 11_111 },
          reason: 'CORRECTION',
          method: 'CARD',
          lines: [],
        },
      ],
    },
  });
});

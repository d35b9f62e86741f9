import { beforeAll, expect, test } from 'vitest';
import { inMorocco } from '../../../server/shared/time.ts';
import { apiSecret, openAdmin } from '../../support/shop/admin.ts';
import { sharedShop, sharedSink } from '../../support/shop/shared-shop.ts';
import { listed, moved } from '../admin/orders/orders.documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { guestOrder, place, request, type Order } from './order.documents.ts';

const sink = await sharedSink();
const shop = await sharedShop();
const admin = await openAdmin(shop);
const headers = { authorization: `Bearer ${await apiSecret(shop, ['orders:read'])}` };

const [START, END, MARK] = ['\u202b', '\u202c', '\u200f'];

/** The address as it is stored; `PASTED` has marks of direction and Arabic-Indic digits. */
const WRITTEN = {
  name: 'فاطمة الزهراء بنعلي',
  street: '١٢، زنقة أوكيمدن، عمارة ب',
  city: 'الرباط',
  region: 'الرباط سلا القنيطرة',
  postalCode: '10090',
  phone: '0612345678',
};
const PASTED = {
  ...WRITTEN,
  name: `${START}${WRITTEN.name}${END}`,
  city: `\u2067${WRITTEN.city}${MARK}\u2069`,
  postalCode: '١٠٠٩٠',
  phone: `\u202a٠٦ ١٢ ٣٤ ٥٦ ٧٨${END}`,
  email: 'fatima@exemple.ma',
};

const eastern = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

let order: Order;
beforeAll(async () => {
  const placed = await place(shop, guestOrder([['jupe-plissee-safran', 1]], PASTED));
  if (!placed.order) throw new Error('No order was placed');
  order = placed.order;
});

test('an order in Arabic letters is stored as it was written, without marks of direction', () => {
  expect(order.shippingInfo).toEqual({ ...WRITTEN, email: PASTED.email });
});

test('is found by number and phone in Arabic-Indic or Persian digits', async () => {
  for (const zero of [0x660, 0x6f0]) {
    const found = await request<{ order: { id: string; trackingKey: string } | null }>(
      shop,
      `mutation ($number: String!, $phone: String!) {
        findOrder(number: $number, phone: $phone) { order { id trackingKey } }
      }`,
      { number: eastern(order.number, zero), phone: eastern(WRITTEN.phone, zero) },
    );
    const { id = '', trackingKey = '' } = found.order ?? {};
    expect(await afterSalesOf(shop).track(id, trackingKey)).toMatchObject({ number: order.number });
  }
});

test.each(['فاطمه', `${MARK}الرباط`, 'بِنعلي', '٠٦١٢٣٤٥٦٧٨', 'fatima@exemple.ma'])(
  'staff find it by « %s »',
  async (search) => {
    const { nodes } = await listed(admin, { filter: { search } });
    expect(nodes.map(({ id }) => id)).toEqual([order.id]);
  },
);

test('stands in the export of orders', async () => {
  const response = await fetch(`${shop.url}/export/orders.ndjson`, { headers });
  const [line = ''] = (await response.text()).split('\n');
  expect(JSON.parse(line)).toMatchObject({ number: order.number, shippingInfo: WRITTEN });
});

test('stands in its mail, which names the customer and the street', async () => {
  await shop.sendMails(sink.transport);
  const mail = sink.arrived.find(({ to }) => to.includes(PASTED.email))?.email;
  expect(mail?.to).toEqual([{ name: WRITTEN.name, address: PASTED.email }]);
  for (const part of [WRITTEN.name, WRITTEN.street, WRITTEN.city, WRITTEN.postalCode]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
});

test('stands in the table of invoices, for Excel with a byte order mark', async () => {
  const ids = [order.id];
  await moved(admin, { ids, to: 'CONFIRMED' });
  const shipped = await moved(admin, { ids, to: 'SHIPPED', parcelNumber: `${MARK}MA١٢٣٤` });
  expect(shipped.orders).toMatchObject([{ parcelNumber: 'MA1234' }]);
  await moved(admin, { ids, to: 'DELIVERED' });
  const month = inMorocco(new Date().toISOString()).slice(0, 7);
  const { data } = await admin.request<{ csv: string; excel: string }>(
    `query ($month: String!) {
      csv: invoicesCsv(month: $month)
      excel: invoicesCsv(month: $month, isForExcel: true)
    }`,
    { month },
  );
  expect(data.csv).toContain(`,${order.number},${WRITTEN.name},`);
  expect(data.excel).toMatch(/^\ufeff/);
  expect(data.excel).toContain(`;${order.number};${WRITTEN.name};`);
});

test('its lines are named in the language of who reads them, as they were when it was placed', async () => {
  const linesIn = async (language: string) => {
    const { data } = await shop.graphql<{ findOrder: { order: { lines: readonly object[] } } }>(
      `mutation ($number: String!, $phone: String!) @inContext(language: ${language}) {
        findOrder(number: $number, phone: $phone) { order { lines { title variantTitle } } }
      }`,
      { number: order.number, phone: WRITTEN.phone },
    );
    return data.findOrder.order.lines;
  };
  const french = { title: 'Jupe plissée Safran', variantTitle: '40 / Safran' };
  const variantTitle = '40 / زعفراني';
  expect(await linesIn('FR')).toEqual([french]);
  expect(await linesIn('AR')).toEqual([{ title: 'تنورة مطوية زعفرانية', variantTitle }]);
  expect(await linesIn('EN')).toEqual([
    { title: 'Saffron pleated skirt', variantTitle: '40 / Saffron' },
  ]);

  await admin.request(
    `mutation ($input: ProductInput!) { saveProduct(input: $input) { userErrors { code } } }`,
    {
      input: {
        id: 'jupe-plissee-safran',
        title: 'Jupe soleil',
        translations: [{ language: 'EN', title: 'Sun skirt', description: null, details: [] }],
      },
    },
  );
  expect(await linesIn('FR')).toEqual([french]);
  expect(await linesIn('AR')).toEqual([{ title: 'تنورة مطوية زعفرانية', variantTitle }]);
  expect(await linesIn('EN')).toEqual([
    { title: 'Saffron pleated skirt', variantTitle: '40 / Saffron' },
  ]);
});

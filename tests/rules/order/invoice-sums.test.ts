import { expect, test } from 'vitest';
import { invoiceSums, vatSums } from '../../../client/shared/InvoiceTable.tsx';
import { frInvoices } from '../../../client/text/admin/orders/invoices.fr.ts';
import { invoiceTexts as arabic } from '../../../client/text/invoice.ar.ts';
import { invoiceTexts as english } from '../../../client/text/invoice.en.ts';
import { invoiceTexts } from '../../../client/text/invoice.fr.ts';

const amount = (centimes: number) => ({ amount: centimes });

/** 1,000 DH of goods, 100 DH less by a code, 50 DH for the delivery. */
const invoiceAt = (vatPercent: number, vat: number) =>
  invoiceSums({
    paymentMethod: 'CASH_ON_DELIVERY',
    total: amount(90_000),
    discountCode: { code: 'DIX', saving: amount(10_000) },
    shipping: amount(5_000),
    payable: amount(95_000),
    vatPercent,
    vat: amount(vat),
  }).map(({ label, sum }) => `${label} = ${sum}`.replaceAll(/[\u00a0\u202f]/g, ' '));

const GOODS = ['Total des articles = 1 000 DH', 'Code DIX = −100 DH', 'Livraison = 50 DH'];

test.each([
  [20, 15_833, ['Total HT = 791,67 DH', 'TVA 20 % = 158,33 DH', 'Total TTC = 950 DH']],
  [10, 8_636, ['Total HT = 863,64 DH', 'TVA 10 % = 86,36 DH', 'Total TTC = 950 DH']],
  [0, 0, ['Total (TVA non applicable) = 950 DH']],
])('an invoice at a rate of %i ends with what its total contains', (percent, vat, sums) => {
  expect(invoiceAt(percent, vat)).toEqual([...GOODS, ...sums]);
});

test('a document without VAT says so in one line, in each language', () => {
  const none = { vat: amount(0), vatPercent: 0 };
  for (const [total, label] of [
    [frInvoices.credit.total, 'Total de l’avoir (TVA non applicable)'],
    [invoiceTexts.exchange.difference, 'Différence (TVA non applicable)'],
    [english.total, 'Total (VAT not applicable)'],
    [arabic.total, 'المجموع (الضريبة على القيمة المضافة غير مطبقة)'],
  ] as const) {
    expect(vatSums(amount(700), none, total).map((sum) => sum.label)).toEqual([label]);
  }
});

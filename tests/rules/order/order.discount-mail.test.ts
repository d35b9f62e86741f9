import { expect, test } from 'vitest';
import { orderPartOf } from '../../../server/order/order.mails.ts';
import { order } from '../../store/contract/records.ts';

const [line] = order('o1').lines;
if (!line) throw new Error('The order has no line');
const coded = order('o1', {
  lines: [{ ...line, quantity: 2, total: 688_000 }],
  quantity: 2,
  total: 688_000,
  originalTotal: 840_000,
  discount: 152_000,
  discountCode: {
    id: 'c1',
    code: 'ÉTÉ 10',
    saving: 10_000,
    percent: null,
    amount: 10_000,
    isFreeDelivery: false,
    products: [],
    isForSalePieces: false,
  },
  payable: 688_000,
});

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a mail names the code and what it takes off, apart from what the prices lie below the original ones', () => {
  const { lines, sums } = orderPartOf(coded, []);
  expect(lines.map(({ total }) => plain(total))).toEqual(['6 980 DH']);
  expect(sums.map(({ label, amount }) => `${plain(label)} ${plain(amount)}`)).toEqual([
    'Sous-total 8 400 DH',
    'Remise −1 420 DH',
    'Code « ÉTÉ 10 » −100 DH',
    'Livraison Offerte',
    'Total 6 880 DH',
  ]);
});

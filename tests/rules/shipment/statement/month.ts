import { decimalDirhams } from '../../../../server/shared/isomorphic/money.ts';
import type { OrderRecord } from '../../../../server/order/order.store.ts';
import { settle } from '../../../../server/order/settlement/settlement.rules.ts';
import type { StatementCase } from '../../../../server/shipment/statement/statement.rules.ts';
import { AT, order } from '../../../store/contract/records.ts';
import { seededChance } from '../../../support/seeded-chance.ts';

const DELIVERED = {
  status: 'DELIVERED' as const,
  history: [{ status: 'DELIVERED' as const, at: AT }],
};
export const delivered = (id: string, change: Partial<OrderRecord> = {}) =>
  order(id, { ...DELIVERED, parcelNumber: `MA${id}`, ...change });
export const settled = (one: OrderRecord) =>
  settle(one, {
    at: AT,
    by: 'tests',
    exchangeId: null,
    statementId: 'earlier',
    parcelNumber: one.parcelNumber,
    amount: one.payable,
    expected: one.payable,
    fee: 3500,
    note: null,
  });

const cell = (amount: number) => decimalDirhams(amount).replace('.', ',');

/** A month of a shop: its orders, the courier's file and the faults that are planted in it. */
export function monthOf(seed: number) {
  const chance = seededChance(seed);
  const orders = Array.from({ length: 600 }, (_, n) => {
    const payable = 5000 + Math.floor(chance() * 300_000);
    // A recipient each, as in a month of a shop.
    const shippingInfo = { ...order('1').shippingInfo, phone: `06${10_000_000 + n}` };
    return delivered(String(n), { payable, shippingInfo });
  });
  const rows = orders.map(({ parcelNumber, payable }) => ({
    number: parcelNumber ?? '',
    amount: payable,
    fee: 3500,
  }));
  const faults = new Map<number, StatementCase>();
  const planted: readonly StatementCase[] = [
    'AMOUNT_DIFFERS',
    'FEE_DIFFERS',
    'UNKNOWN_PARCEL',
    'REPEATED',
    'ALREADY_SETTLED',
    'NOT_DELIVERED',
  ];
  while (faults.size < 40) {
    const at = 1 + Math.floor(chance() * (rows.length - 1));
    const [row, one] = [rows[at], orders[at]];
    const fault = planted[faults.size % planted.length];
    if (!row || !one || fault === undefined || faults.has(at) || faults.has(at - 1)) continue;
    if (fault === 'AMOUNT_DIFFERS') row.amount += chance() < 0.5 ? 1 : -1;
    if (fault === 'FEE_DIFFERS') row.fee += 500;
    if (fault === 'UNKNOWN_PARCEL') row.number = `ZZ${at}`;
    if (fault === 'REPEATED') row.number = rows[at - 1]?.number ?? '';
    if (fault === 'ALREADY_SETTLED') orders[at] = settled(one);
    if (fault === 'NOT_DELIVERED') orders[at] = { ...one, status: 'SHIPPED' };
    faults.set(at, fault);
  }
  const text = rows.map(({ number, amount, fee }) => [number, cell(amount), cell(fee)].join(';'));
  const file = ['Code d’envoi;CRBT (DH);Frais', ...text].join('\r\n');
  return { orders, rows, faults, file };
}

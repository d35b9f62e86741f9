import { ALL, END, indexOn, type Index, type Rows } from '../../storage/rows.ts';
import { orders } from '../order.store.ts';
import { cashDues, parcelKey, type CashDue } from './settlement.rules.ts';

// No part contains a blank; ids of exchanges are never empty.
const NO_EXCHANGE = '-';
const valueOfDue = ({ deliveredAt, orderId, exchangeId, amount }: CashDue) =>
  [deliveredAt, orderId, exchangeId ?? NO_EXCHANGE, amount].join(' ');

const outstandingCash = indexOn(orders, 'outstandingCash', (order) =>
  cashDues(order).map(valueOfDue),
);
/** Numbers of orders and of their replacements. */
const ordersByParcel = indexOn(orders, 'ordersByParcel', ({ parcelNumber, exchanges }) =>
  [parcelNumber, ...exchanges.map((each) => each.parcelNumber)].flatMap((number) =>
    number === null ? [] : [parcelKey(number)],
  ),
);
export const settlementIndexes: readonly Index[] = [outstandingCash, ordersByParcel];

export function settlementListsOf(rows: Rows) {
  return {
    /** Lists what couriers owe, oldest first. Costs what it returns, without reading the orders. */
    async outstandingCash(): Promise<readonly CashDue[]> {
      return (await rows.entries(outstandingCash, ALL)).map(({ value }) => {
        const [deliveredAt = '', orderId = '', exchange = '', amount] = value.split(' ');
        const exchangeId = exchange === NO_EXCHANGE ? null : exchange;
        return { orderId, exchangeId, amount: Number(amount), deliveredAt };
      });
    },
    /** Counts parcels that were delivered until then, included. */
    outstandingUntil: (instant: string) =>
      rows.count(outstandingCash, { from: '', before: `${instant} ${END}` }),
  };
}

export const parcelNumbersOf = (rows: Rows) => ({
  /** Orders of which a parcel has one of these numbers, see `parcelKey`: once for each. */
  ofParcels: (keys: readonly string[]) => rows.find(ordersByParcel, { anyOf: keys }),
});

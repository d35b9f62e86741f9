import { standingOf, type RecipientHistory } from '#shared/under-way.ts';
import { grouped } from '../../shared/grouped.ts';
import { nationalPhone } from '../../shared/phone.ts';
import { instant, record, text } from '../../shared/record.ts';
import type { z } from 'zod';
import { collectionOf } from '../../storage/collection.ts';
import { indexOn, type Index, type Rows } from '../../storage/rows.ts';
import { orders } from '../order.store.ts';

const recipientHold = record({
  /** Key of the recipient, as `nationalPhone` writes it. */
  phone: text,
  /** Is for staff alone. */
  reason: text,
  until: instant,
  /** E-mail of the member of staff. */
  by: text,
  at: instant,
});
/** Requires a recipient to confirm, to pay by card or to fetch, until an instant. */
export type RecipientHold = z.infer<typeof recipientHold>;

export const recipientHolds = collectionOf('recipientHolds', recipientHold);

const ordersOfRecipient = indexOn(
  orders,
  'historyOfRecipient',
  ({ status, isCarriersFault, shippingInfo: { phone } }) => {
    const standing = isCarriersFault ? null : standingOf(status);
    return phone === null || standing === null ? [] : [`${nationalPhone(phone)} ${standing}`];
  },
);
export const recipientIndexes: readonly Index[] = [ordersOfRecipient];

/** Recipients are named by phone, see `nationalPhone`. */
export const recipientsOf = (rows: Rows) => ({
  /** Orders that are neither delivered nor closed, those that await a payment too; oldest first. */
  underWayTo: (phone: string) => rows.find(ordersOfRecipient, { value: `${phone} underWay` }),
  /** Returns such orders by phone, in one read; phones without any are missing. */
  async underWayByPhone(phones: readonly string[]) {
    const anyOf = phones.map((phone) => `${phone} underWay`);
    const found = await rows.find(ordersOfRecipient, { anyOf });
    return grouped(found, ({ shippingInfo: { phone } }) => nationalPhone(phone ?? ''));
  },
  /** Phones without such orders are missing. */
  async ofRecipients(phones: readonly string[]) {
    const counts = await rows.countByValue(ordersOfRecipient, {
      anyOf: phones.flatMap((phone) =>
        (['underWay', 'delivered', 'refused'] as const).map((standing) => `${phone} ${standing}`),
      ),
    });
    const histories = new Map<string, RecipientHistory>();
    for (const phone of phones) {
      const underWay = counts.get(`${phone} underWay`) ?? 0;
      const delivered = counts.get(`${phone} delivered`) ?? 0;
      const refused = counts.get(`${phone} refused`) ?? 0;
      if (underWay + delivered + refused > 0) {
        histories.set(phone, { underWay, delivered, refused });
      }
    }
    return histories;
  },
  hold: (phone: string) => rows.get(recipientHolds, phone),
  /** Phones without a hold are missing; one that is over may be among them. */
  holdsOf: (phones: readonly string[]) => rows.getMany(recipientHolds, phones),
  saveHold: (saved: RecipientHold) => rows.put(recipientHolds, saved.phone, saved),
  removeHolds: (phones: readonly string[]) => rows.remove(recipientHolds, phones),
});

import { amount, instant, record, text } from '../../shared/record.ts';
import type { z } from 'zod';

/** Cash of a delivered parcel that its carrier paid out. */
export const settlementRecord = record({
  at: instant,
  by: text,
  /** The exchange whose replacement it was; null for the order's own parcel. */
  exchangeId: text.nullable(),
  /** The carrier's statement; null where staff settled it by hand. */
  statementId: text.nullable(),
  parcelNumber: text.nullable(),
  /** Cash that the carrier says it collected. */
  amount,
  /** Cash that it owed. */
  expected: amount,
  /** The fee that it charged; null where it is not known. */
  fee: amount.nullable(),
  /** Why it was settled by hand; null from a statement. */
  note: text.nullable(),
});
export type SettlementRecord = z.infer<typeof settlementRecord>;

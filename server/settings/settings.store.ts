import { z } from 'zod';
import { count, listOf, addedFieldsOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import type { Rows } from '../storage/rows.ts';

/** Values that owners wrote; null where the environment's value holds. */
export const settingsRecord = record({
  /** 0 before the first change. */
  version: count,
  /** Addresses that get a mail for each new order. */
  orderEmails: listOf(text).nullable(),
  legalName: text.nullable(),
  address: text.nullable(),
  ice: text.nullable(),
  rc: text.nullable(),
  taxId: text.nullable(),
  cndp: text.nullable(),
  phone: text.nullable(),
  email: text.nullable(),
  mailOutForDelivery: z.boolean().nullable(),
  /** Text with `ORDER_PLACEHOLDERS`. */
  whatsAppText: text.nullable(),
  whatsAppTextAr: text.nullable(),
  whatsAppTextEn: text.nullable(),
  /** Hour in Rabat, 0 to 24. */
  cutOffHour: count.nullable(),
  /** Working days for which the replacement of an exchange is reserved. */
  exchangeHoldDays: count.nullable(),
});
export type SettingsRecord = z.infer<typeof settingsRecord>;

export const settings = collectionOf('settings', settingsRecord);

/** The shop has one record. */
const KEY = 'shop';

const UNCHANGED: SettingsRecord = { version: 0, ...addedFieldsOf(settingsRecord) };

export const settingsOf = (rows: Rows) => ({
  load: async (): Promise<SettingsRecord> => (await rows.get(settings, KEY)) ?? UNCHANGED,
  save: (saved: SettingsRecord) => rows.put(settings, KEY, saved),
});

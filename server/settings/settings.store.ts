import { z } from 'zod';
import { count, listOf, addedFieldsOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import type { Rows } from '../storage/rows.ts';

/** Whether struck prices are those that staff entered, or at most what the history of prices proves. */
export const STRUCK_PRICES = ['AS_ENTERED', 'PROVEN'] as const;
export type StruckPrices = (typeof STRUCK_PRICES)[number];
/** Holds until an owner chooses. */
export const DEFAULT_STRUCK_PRICES: StruckPrices = 'AS_ENTERED';

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
  struckPrices: z.enum(STRUCK_PRICES).nullable(),
});
export type SettingsRecord = z.infer<typeof settingsRecord>;

export const settings = collectionOf('settings', settingsRecord);

/** The shop has one record. */
export const SETTINGS_KEY = 'shop';

const UNCHANGED: SettingsRecord = { version: 0, ...addedFieldsOf(settingsRecord) };

export const settingsOf = (rows: Rows) => ({
  load: async (): Promise<SettingsRecord> => (await rows.get(settings, SETTINGS_KEY)) ?? UNCHANGED,
  save: (saved: SettingsRecord) => rows.put(settings, SETTINGS_KEY, saved),
});

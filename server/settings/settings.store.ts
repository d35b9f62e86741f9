import { z } from 'zod';
import { amount, count, listOf, addedFieldsOf, record, text } from '../shared/record.ts';
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
  /** Hour in Morocco, 0 to 24. */
  cutOffHour: count.nullable(),
  /** Working days for which the replacement of an exchange is reserved. */
  exchangeHoldDays: count.nullable(),
  struckPrices: z.enum(STRUCK_PRICES).nullable(),
  /** Cost of a call to a recipient. */
  callPrice: amount.nullable(),
  /** Hours in Morocco, 0 to 24, between which no recipient is called; equal ones are none. */
  quietFrom: count.nullable(),
  quietTo: count.nullable(),
  callsADay: count.nullable(),
  /** Days without a confirmation after which a cancellation is proposed. */
  daysToCancel: count.nullable(),
  /** Parcels of a hundred that are refused, where the shop has delivered few. */
  refusalPercent: count.nullable(),
  /** Unconfirmed orders to one phone that are paid on delivery. */
  unconfirmedPerPhone: count.nullable(),
  /** Quantity of one variant in the unconfirmed orders to one phone. */
  piecesPerPhone: count.nullable(),
  /** Whether shoppers may pay by card, where the environment has a provider. */
  takesCards: z.boolean().nullable(),
  /** First steps that do not concern the shop, see `FIRST_STEPS`. */
  stepsSetAside: listOf(text).nullable(),
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

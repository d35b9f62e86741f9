import { isBlank } from '#shared/forms/form.ts';
import { CUT_OFF_HOUR, EXCHANGE_HOLD_DAYS } from '#shared/policies.ts';
import { orderMessage as englishMessage } from '#shared/texts/order.en.ts';
import { orderMessage as arabicMessage } from '#shared/texts/order.ar.ts';
import { orderMessage } from '#shared/texts/order.fr.ts';
import { readEmail, readForm, readLines, readText, type FieldRule } from '../shared/form.ts';
import type { Language } from '#shared/language.ts';
import type { Merchant } from '../shared/merchant.ts';
import { readPhone } from '../shared/phone.ts';
import { Refusal } from '../shared/problems.ts';
import { ORDER_PLACEHOLDERS, unknownPlaceholder } from '#shared/order-message.ts';
import {
  DEFAULT_STRUCK_PRICES,
  STRUCK_PRICES,
  type SettingsRecord,
  type StruckPrices,
} from './settings.store.ts';
import { digitsOf } from '#shared/digits.ts';

type SettingsValues = Omit<SettingsRecord, 'version'>;

/** Settings in force, the merchant's identity too. */
export interface EffectiveSettings extends Merchant {
  readonly orderEmails: readonly string[];
  readonly mailOutForDelivery: boolean;
  readonly whatsAppText: string;
  readonly whatsAppTextAr: string;
  readonly whatsAppTextEn: string;
  /** Orders that come at this hour in Rabat, 0 to 24, or later count from the next working day. */
  readonly cutOffHour: number;
  /** Working days for which the replacement of an exchange is reserved. */
  readonly exchangeHoldDays: number;
  readonly struckPrices: StruckPrices;
}

/** The text of a message about an order, by the order's language. */
export const whatsAppFields = {
  FR: 'whatsAppText',
  AR: 'whatsAppTextAr',
  EN: 'whatsAppTextEn',
} as const satisfies Readonly<Record<Language, keyof EffectiveSettings>>;

const LAST_HOUR = 24;

/** Omitted: it stays; null or blank: the environment's value. */
export type SettingsInput = {
  readonly [K in keyof SettingsValues]?: SettingsValues[K] | undefined;
};

const MAX_EMAILS = 10;
/** A message of WhatsApp travels in a link. */
const MAX_MESSAGE = 1000;
const MAX_HOLD_DAYS = 30;

/** `merchant` is the environment's. */
export function defaultSettings(merchant: Merchant): EffectiveSettings {
  const orderEmails = merchant.email === null ? [] : [merchant.email];
  return {
    ...merchant,
    orderEmails,
    mailOutForDelivery: true,
    whatsAppText: orderMessage,
    whatsAppTextAr: arabicMessage,
    whatsAppTextEn: englishMessage,
    cutOffHour: CUT_OFF_HOUR,
    exchangeHoldDays: EXCHANGE_HOLD_DAYS,
    struckPrices: DEFAULT_STRUCK_PRICES,
  };
}

export function effectiveSettings(
  { version: _version, ...stored }: SettingsRecord,
  merchant: Merchant,
): EffectiveSettings {
  const written = Object.entries(stored).filter(([, value]) => value !== null);
  return { ...defaultSettings(merchant), ...Object.fromEntries(written) };
}

/** Refuses with INVALID. */
export function changedSettings(before: SettingsRecord, input: SettingsInput): SettingsRecord {
  const sent = new Map<string, unknown>(Object.entries(input));
  const given = Object.entries(RULES).filter(([name]) => sent.get(name) !== undefined);
  return { ...before, ...readForm(input, Object.fromEntries(given)) };
}

/** The environment's value holds for what is blank. */
const orDefault =
  <T>(read: FieldRule<T>): FieldRule<T | null> =>
  (value, field) =>
    isBlank(value) ? null : read(value, field);

const readLine: FieldRule<string> = (value, field) => readText(value, field);

/** Pages and invoices write numbers in Western digits. */
const readNumber: FieldRule<string> = (value, field) => digitsOf(readText(value, field));

/** Nine digits of the company, four of its establishment and two that check these (decree 2-11-63). */
const readIce: FieldRule<string> = (value, field) => {
  const digits = readNumber(value, field).replace(/[\s.-]/g, '');
  if (!/^\d{15}$/.test(digits)) throw new Refusal({ code: 'INVALID', reason: 'ICE', field });
  return digits;
};

const readShopPhone: FieldRule<string> = (value, field) => {
  readPhone(value, field);
  // Spaced as it was typed: pages show it.
  return readNumber(value, field);
};

const readMessage: FieldRule<string> = (value, field) => {
  const text = readLines(value, field, MAX_MESSAGE);
  const unknown = unknownPlaceholder(text);
  if (unknown === null) return text;
  const known = ORDER_PLACEHOLDERS.map((name) => `{${name}}`);
  throw new Refusal({ code: 'INVALID', reason: 'PLACEHOLDER', field, text: unknown, known });
};

const readHoldDays: FieldRule<number> = (value, field) => {
  const days = Number(value);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_HOLD_DAYS) return days;
  throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min: 1, max: MAX_HOLD_DAYS });
};

const readEmails: FieldRule<readonly string[] | null> = (value, field) => {
  const lines = Array.isArray(value) ? value : [];
  const rules = lines.flatMap((line, at) =>
    isBlank(line) ? [] : [[String(at), () => readEmail(line, `${field}.${at}`)] as const],
  );
  if (rules.length > MAX_EMAILS) {
    throw new Refusal({ code: 'INVALID', reason: 'LIST_TOO_LONG', field, max: MAX_EMAILS });
  }
  const emails = Object.values(readForm(lines, Object.fromEntries(rules)));
  return emails.length === 0 ? null : [...new Set(emails)];
};

const readHour: FieldRule<number> = (value, field) => {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_HOUR) {
    return Number(value);
  }
  throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min: 0, max: LAST_HOUR });
};

/** The schema of the API lets nothing else pass. */
const readSwitch: FieldRule<boolean | null> = (value) =>
  typeof value === 'boolean' ? value : null;

const readStruckPrices: FieldRule<StruckPrices | null> = (value) =>
  STRUCK_PRICES.find((each) => each === value) ?? null;

const RULES = {
  orderEmails: readEmails,
  legalName: orDefault(readLine),
  address: orDefault(readLine),
  ice: orDefault(readIce),
  rc: orDefault(readNumber),
  taxId: orDefault(readNumber),
  cndp: orDefault(readLine),
  phone: orDefault(readShopPhone),
  email: orDefault(readEmail),
  mailOutForDelivery: readSwitch,
  whatsAppText: orDefault(readMessage),
  whatsAppTextAr: orDefault(readMessage),
  whatsAppTextEn: orDefault(readMessage),
  cutOffHour: orDefault(readHour),
  exchangeHoldDays: (value, field) => (value === null ? null : readHoldDays(value, field)),
  struckPrices: readStruckPrices,
} satisfies Readonly<Record<keyof SettingsValues, FieldRule<unknown>>>;

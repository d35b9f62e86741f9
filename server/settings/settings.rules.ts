import { isBlank } from '#shared/forms/form.ts';
import type { Centimes } from '#shared/money.ts';
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

type SettingsValues = Omit<SettingsRecord, 'version' | 'stepsSetAside'>;

/** Settings in force, the merchant's identity too. */
export interface EffectiveSettings extends Merchant {
  readonly orderEmails: readonly string[];
  readonly mailOutForDelivery: boolean;
  readonly whatsAppText: string;
  readonly whatsAppTextAr: string;
  readonly whatsAppTextEn: string;
  /** Orders that come at this hour in Morocco, 0 to 24, or later count from the next working day. */
  readonly cutOffHour: number;
  /** Working days for which the replacement of an exchange is reserved. */
  readonly exchangeHoldDays: number;
  readonly struckPrices: StruckPrices;
  /** Cost of a call to a recipient. */
  readonly callPrice: Centimes;
  /** Hours in Morocco, 0 to 24, between which no recipient is called; equal ones are none. */
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly callsADay: number;
  /** Days without a confirmation after which a cancellation is proposed. */
  readonly daysToCancel: number;
  /** Parcels of a hundred that are refused, where the shop has delivered few. */
  readonly refusalPercent: number;
  /** Unconfirmed orders to one phone that are paid on delivery. */
  readonly unconfirmedPerPhone: number;
  /** Quantity of one variant in the unconfirmed orders to one phone. */
  readonly piecesPerPhone: number;
  /** Whether an owner wants cards; the environment needs a provider of them too. */
  readonly takesCards: boolean;
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
const MAX_CALL_PRICE = 10_000;
const MAX_CALLS = 10;
const MAX_DAYS_TO_CANCEL = 30;
const MAX_PER_PHONE = 1000;

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
    callPrice: 200,
    quietFrom: 21,
    quietTo: 9,
    callsADay: 3,
    daysToCancel: 3,
    refusalPercent: 15,
    unconfirmedPerPhone: 3,
    piecesPerPhone: 10,
    takesCards: true,
  };
}

export function effectiveSettings(
  { version: _version, stepsSetAside: _stepsSetAside, ...stored }: SettingsRecord,
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

const wholeFrom =
  (min: number, max: number): FieldRule<number | null> =>
  (value, field) => {
    if (isBlank(value)) return null;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min, max });
  };

const readCallPrice: FieldRule<Centimes> = (value, field) => {
  const price = Number(value);
  if (Number.isInteger(price) && price >= 0 && price <= MAX_CALL_PRICE) return price;
  throw new Refusal({ code: 'INVALID', reason: 'CALL_PRICE', field, max: MAX_CALL_PRICE });
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
  struckPrices: readStruckPrices,
  cutOffHour: wholeFrom(0, LAST_HOUR),
  exchangeHoldDays: wholeFrom(1, MAX_HOLD_DAYS),
  callPrice: orDefault(readCallPrice),
  quietFrom: wholeFrom(0, LAST_HOUR),
  quietTo: wholeFrom(0, LAST_HOUR),
  callsADay: wholeFrom(1, MAX_CALLS),
  daysToCancel: wholeFrom(1, MAX_DAYS_TO_CANCEL),
  refusalPercent: wholeFrom(0, 100),
  unconfirmedPerPhone: wholeFrom(1, MAX_PER_PHONE),
  piecesPerPhone: wholeFrom(1, MAX_PER_PHONE),
  takesCards: readSwitch,
} satisfies Readonly<Record<keyof SettingsValues, FieldRule<unknown>>>;

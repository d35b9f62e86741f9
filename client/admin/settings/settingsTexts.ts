import type { SettingsInput } from '../../generated/admin/graphql.ts';
import type { Language } from '#shared/language.ts';
import { writePrice } from '#shared/money.format.ts';
import { readAmount } from '#shared/money.ts';
import { frSettings } from '../../text/admin/settings/settings.fr.ts';
import { isWrongAmount } from '../form/numbers.ts';
import type { Settings } from './settingsQuery.ts';

/** The message's text, by the order's language. */
export const messageNames = {
  FR: 'whatsAppText',
  AR: 'whatsAppTextAr',
  EN: 'whatsAppTextEn',
} as const satisfies Record<Language, SettingName>;

/** Settings that are whole numbers. */
export const numberNames = [
  'quietFrom',
  'quietTo',
  'callsADay',
  'daysToCancel',
  'refusalPercent',
  'unconfirmedPerPhone',
  'piecesPerPhone',
] as const satisfies readonly SettingName[];

const isNumber = (name: SettingName) => numberNames.some((each) => each === name);

export type SettingName = keyof Settings['stored'];
/** Settings as typed: an address a line. */
export type SettingTexts = Record<SettingName, string>;

const namesIn = ({ stored }: Settings) =>
  // Apollo adds its own to the fields that were requested.
  Object.keys(stored).filter((name) => name !== '__typename') as SettingName[];

/** They are shown even where they are the default: a message to be changed, and a choice. */
const isShownByDefault = (name: SettingName) =>
  name.startsWith('whatsAppText') || name === 'struckPrices' || name === 'takesCards';

export function textsOf(settings: Settings): SettingTexts {
  const { stored, defaults } = settings;
  const texts = namesIn(settings).map((name) => {
    const value = stored[name] ?? (isShownByDefault(name) ? defaults[name] : null);
    return [name, textOf(value, '\n')];
  });
  // Each name has its text.
  return Object.fromEntries(texts) as SettingTexts;
}

type SettingValue = Settings['stored'][Exclude<SettingName, '__typename'>];

/** Writes amounts as in the fields of dirhams. */
export function textOf(value: SettingValue, separator: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value;
  return 'amount' in value ? writePrice(value.amount) : value.join(separator);
}

/** Returns what is no number or amount, as texts under the fields. */
export function findWrongNumbers(typed: SettingTexts): Partial<SettingTexts> {
  const wrong = numberNames.filter((name) => !/^\s*\d{0,4}\s*$/.test(typed[name]));
  return {
    ...Object.fromEntries(wrong.map((name) => [name, frSettings.calls.whole])),
    ...(isWrongAmount(typed.callPrice) && { callPrice: frSettings.calls.amount }),
  };
}

export const emailLines = (text: string) => text.split(/[\n,;]/).map((line) => line.trim());

/**
 * Returns the settings that differ from the stored ones; null for one that is its default again.
 */
export function inputOf(settings: Settings, typed: SettingTexts): SettingsInput {
  const before = textsOf(settings);
  const changed = namesIn(settings).filter((name) => typed[name] !== before[name]);
  return Object.fromEntries(
    changed.map((name) => {
      if (name === 'orderEmails') return [name, emailLines(typed[name])];
      if (name === 'callPrice') return [name, readAmount(typed[name])];
      if (isNumber(name)) return [name, typed[name].trim() === '' ? null : Number(typed[name])];
      if (name === 'takesCards') return [name, typed[name] === 'true'];
      return [name, typed[name] === settings.defaults[name] ? null : typed[name]];
    }),
  );
}

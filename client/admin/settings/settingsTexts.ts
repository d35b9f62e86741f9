import type { SettingsInput } from '../../generated/admin/graphql.ts';
import type { Language } from '#shared/language.ts';
import type { Settings } from './settingsQuery.ts';

const names = [
  'orderEmails',
  'legalName',
  'address',
  'ice',
  'rc',
  'taxId',
  'cndp',
  'phone',
  'email',
  'whatsAppText',
  'whatsAppTextAr',
  'whatsAppTextEn',
] as const;

/** The message's text, by the order's language. */
export const messageNames = {
  FR: 'whatsAppText',
  AR: 'whatsAppTextAr',
  EN: 'whatsAppTextEn',
} as const satisfies Record<Language, SettingName>;

export type SettingName = (typeof names)[number];
/** Settings as typed: an address a line. */
export type SettingTexts = Record<SettingName, string>;

const textsBy = (textOf: (name: SettingName) => string) =>
  // It has every name.
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as SettingTexts;

/** The message is shown even where it is the default, to be changed. */
export function textsOf({ stored, defaults }: Settings): SettingTexts {
  return textsBy((name) => {
    const value = stored[name] ?? (name.startsWith('whatsAppText') ? defaults[name] : null);
    return Array.isArray(value) ? value.join('\n') : (value ?? '');
  });
}

export const emailLines = (text: string) => text.split(/[\n,;]/).map((line) => line.trim());

/**
 * Returns the settings that differ from the stored ones; null for one that is its default again.
 */
export function inputOf(settings: Settings, typed: SettingTexts): SettingsInput {
  const before = textsOf(settings);
  const changed = names.filter((name) => typed[name] !== before[name]);
  return Object.fromEntries(
    changed.map((name) => {
      if (name === 'orderEmails') return [name, emailLines(typed[name])];
      return [name, typed[name] === settings.defaults[name] ? null : typed[name]];
    }),
  );
}

import type { SettingsInput } from '../../generated/admin/graphql.ts';
import type { Language } from '#shared/language.ts';
import type { Settings } from './settingsQuery.ts';

/** The message's text, by the order's language. */
export const messageNames = {
  FR: 'whatsAppText',
  AR: 'whatsAppTextAr',
  EN: 'whatsAppTextEn',
} as const satisfies Record<Language, SettingName>;

export type SettingName = keyof Settings['stored'];
/** Settings as typed: an address a line. */
export type SettingTexts = Record<SettingName, string>;

const namesIn = ({ stored }: Settings) =>
  // Apollo adds its own to the fields that were requested.
  Object.keys(stored).filter((name) => name !== '__typename') as SettingName[];

/** The message is shown even where it is the default, to be changed. */
export function textsOf(settings: Settings): SettingTexts {
  const { stored, defaults } = settings;
  const texts = namesIn(settings).map((name) => {
    const value = stored[name] ?? (name.startsWith('whatsAppText') ? defaults[name] : null);
    return [name, Array.isArray(value) ? value.join('\n') : (value ?? '')];
  });
  // Each name has its text.
  return Object.fromEntries(texts) as SettingTexts;
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
      return [name, typed[name] === settings.defaults[name] ? null : typed[name]];
    }),
  );
}

import type { Language } from '#shared/language.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import type { NamedShop } from '#shared/shop/page-shop.ts';
import { fieldIn, type IdentityValues, type Worded } from './identityTexts.ts';

/** Returns what is typed in a language, else in French; null where nothing is. */
export function typedIn(values: IdentityValues, language: Language, field: Worded): string | null {
  const own = values[fieldIn(language, field)].trim();
  return own || values[fieldIn('FR', field)].trim() || null;
}

/** Returns the shop that pages in a language would name, were it saved as typed. */
export function shopAsTyped(values: IdentityValues, language: Language): NamedShop {
  const since = Number(values.since);
  return {
    name: values.name.trim() || neutralShop(language).name,
    city: typedIn(values, language, 'city'),
    sentence: typedIn(values, language, 'sentence'),
    since: Number.isInteger(since) && since > 0 ? since : null,
  };
}

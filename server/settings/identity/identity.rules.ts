import { isColour, faintPairs, type ShopColours } from '#shared/catalog/colours.ts';
import { isBlank } from '#shared/forms/form.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/language.ts';
import { titlesOf } from '#shared/markup.ts';
import { NEUTRAL_PREFIX, neutralShop } from '#shared/shop/neutral-shop.ts';
import type { NamedShop, ShownShop } from '#shared/shop/page-shop.ts';
import { fillShop } from '#shared/shop/shop-placeholders.ts';
import { unknownIn } from '#shared/placeholders.ts';
import { DEFAULT_VAT_PERCENT } from '#shared/pricing.ts';
import {
  maxOf,
  placeholdersOf,
  SHOP_TEXT_KEYS,
  type ShopTextKey,
  type ShopTexts,
} from '#shared/shop/shop-texts.ts';
import {
  blank,
  readForm,
  readLines,
  readText,
  readWithin,
  type FieldRule,
} from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import type { IdentityRecord, ShopWords } from './identity.store.ts';

type Maybe<T> = T | null | undefined;

interface WordsInput {
  readonly fr?: Maybe<string>;
  readonly ar?: Maybe<string>;
  readonly en?: Maybe<string>;
}

interface TextInput extends WordsInput {
  readonly key: ShopTextKey;
}

/** Omitted: it stays; null or blank: what a new shop has. */
export interface IdentityInput {
  readonly name?: Maybe<string>;
  readonly city?: Maybe<WordsInput>;
  readonly sentence?: Maybe<WordsInput>;
  readonly since?: Maybe<number>;
  readonly colours?: Maybe<ShopColours>;
  readonly languages?: Maybe<readonly Language[]>;
  readonly links?: Maybe<readonly string[]>;
  readonly orderPrefix?: Maybe<string>;
  readonly vatPercent?: Maybe<number>;
  /** Texts that are not named stay. */
  readonly texts?: Maybe<readonly TextInput[]>;
}

const MAX_NAME = 60;
const MAX_CITY = 60;
const MAX_SENTENCE = 200;
const FIRST_YEAR = 1000;
const MAX_LINKS = 10;

/** Refuses with REQUIRED, INVALID, all problems at once. */
export function changedIdentity(
  before: IdentityRecord,
  { texts, ...input }: IdentityInput,
  now: Date,
): IdentityRecord {
  const rules = { ...RULES, since: readYear(now), texts: readTexts(before.texts) };
  const sent = { ...input, ...(texts && { texts }) };
  const given = Object.entries(rules).filter(([name]) => Object.hasOwn(sent, name));
  return { ...before, ...readForm(sent, Object.fromEntries(given)) };
}

const readName: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank('FIELD', field);
  return readText(value, field, MAX_NAME);
};

/** Reads a text by language. French is what the other languages fall back to. */
const readWords =
  (read: FieldRule<string>): FieldRule<ShopWords | null> =>
  (value, field) => {
    const words: WordsInput = value ?? {};
    if ([words.fr, words.ar, words.en].every(isBlank)) return null;
    const other: FieldRule<string | null> = (each, name) =>
      isBlank(each) ? null : read(each, name);
    const french: FieldRule<string> = (each, name) => {
      if (isBlank(each)) throw blank('FIELD', name);
      return read(each, name);
    };
    return readWithin(field, () => readForm(words, { fr: french, ar: other, en: other }));
  };

const lineOf =
  (max: number): FieldRule<string> =>
  (value, field) =>
    readText(value, field, max);

const readYear =
  (now: Date): FieldRule<number | null> =>
  (value, field) => {
    if (isBlank(value)) return null;
    const year = Number(value);
    const [min, max] = [FIRST_YEAR, now.getUTCFullYear()];
    if (Number.isInteger(year) && year >= min && year <= max) return year;
    throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min, max });
  };

const readColour: FieldRule<string> = (value, field) => {
  const colour = String(value ?? '')
    .trim()
    .toLowerCase();
  if (!isColour(colour)) throw new Refusal({ code: 'INVALID', reason: 'COLOUR', field });
  return colour;
};

const readColours: FieldRule<ShopColours | null> = (value, field) => {
  if (isBlank(value)) return null;
  const rules = { accent: readColour, ink: readColour, paper: readColour };
  const colours = readWithin(field, () => readForm(Object(value), rules));
  const faint = faintPairs(colours);
  if (faint.length > 0) {
    throw new Refusal(
      ...faint.map((pair) => ({
        code: 'INVALID' as const,
        reason: 'CONTRAST' as const,
        field: `${field}.${pair.field}`,
        on: pair.on,
        contrast: pair.contrast,
      })),
    );
  }
  return colours;
};

/** The schema of the API lets nothing but languages pass. */
const readLanguages: FieldRule<readonly Language[]> = (value) => {
  const named: readonly unknown[] = Array.isArray(value) ? value : LANGUAGES;
  return LANGUAGES.filter((each) => each === 'FR' || named.includes(each));
};

const readLinks: FieldRule<readonly string[]> = (value, field) => {
  const lines: readonly unknown[] = Array.isArray(value) ? value : [];
  const rules = lines.flatMap((line, at) =>
    isBlank(line) ? [] : [[String(at), () => readLink(line, `${field}.${at}`)] as const],
  );
  if (rules.length > MAX_LINKS) {
    throw new Refusal({ code: 'INVALID', reason: 'LIST_TOO_LONG', field, max: MAX_LINKS });
  }
  return [...new Set(Object.values(readForm(lines, Object.fromEntries(rules))))];
};

const readLink: FieldRule<string> = (value, field) => {
  const text = readText(value, field);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPublic = url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
  if (!isPublic) throw new Refusal({ code: 'INVALID', reason: 'SOCIAL_LINK', field });
  return text;
};

const readPrefix: FieldRule<string> = (value, field) => {
  if (isBlank(value)) return NEUTRAL_PREFIX;
  const prefix = readText(value, field).toUpperCase().replace(/-?$/, '-');
  if (!/^[A-Z0-9]{1,5}-$/.test(prefix) || /^\d+-$/.test(prefix)) {
    throw new Refusal({ code: 'INVALID', reason: 'ORDER_PREFIX', field });
  }
  return prefix;
};

const MAX_PERCENT = 100;

const readPercent: FieldRule<number> = (value, field) => {
  if (isBlank(value)) return DEFAULT_VAT_PERCENT;
  const percent = Number(value);
  if (Number.isInteger(percent) && percent >= 0 && percent <= MAX_PERCENT) return percent;
  throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min: 0, max: MAX_PERCENT });
};

type Texts = IdentityRecord['texts'];

const readShopText =
  (key: ShopTextKey): FieldRule<string> =>
  (value, field) => {
    const text = readLines(value, field, maxOf(key));
    const names = placeholdersOf(key);
    const unknown = unknownIn(text, names);
    if (unknown === null) return text;
    const known = names.map((name) => `{${name}}`);
    throw new Refusal({ code: 'INVALID', reason: 'PLACEHOLDER', field, text: unknown, known });
  };

/** A text that is blank in every language is the software's again. */
const readTexts =
  (before: Texts): FieldRule<Texts> =>
  (value, field) => {
    const given: readonly TextInput[] = Array.isArray(value) ? value : [];
    const rules = given.map(
      ({ key, ...words }) =>
        [key, () => readWords(readShopText(key))(words, `${field}.${key}`)] as const,
    );
    const read = new Map(Object.entries(readForm({}, Object.fromEntries(rules))));
    const stored = new Map(before.map(({ key, words }) => [key, words]));
    return SHOP_TEXT_KEYS.flatMap((key) => {
      const words = read.has(key) ? read.get(key) : stored.get(key);
      return words ? [{ key, words }] : [];
    });
  };

const RULES = {
  name: readName,
  city: readWords(lineOf(MAX_CITY)),
  sentence: readWords(lineOf(MAX_SENTENCE)),
  colours: readColours,
  languages: readLanguages,
  links: readLinks,
  orderPrefix: readPrefix,
  vatPercent: readPercent,
} satisfies Readonly<Partial<Record<keyof IdentityRecord, FieldRule<unknown>>>>;

const fields = { FR: 'fr', AR: 'ar', EN: 'en' } as const satisfies Record<
  Language,
  keyof ShopWords
>;

/** A text that a language lacks is French. */
export const wordsIn = (language: Language, words: ShopWords | null): string | null =>
  words && (words[fields[language]] ?? words.fr);

const namedIn = (
  { name, city, sentence, since }: IdentityRecord,
  language: Language,
): NamedShop => ({
  name: name ?? neutralShop(language).name,
  city: wordsIn(language, city),
  sentence: wordsIn(language, sentence),
  since,
});

/** Returns what pages, mails and documents in a language say of the shop. */
export function shownShop(identity: IdentityRecord, language: Language): ShownShop {
  const { logo, languages, links, orderPrefix } = identity;
  const services = shopTextIn(identity, 'SERVICES', language);
  return {
    ...namedIn(identity, language),
    logo,
    languages,
    links,
    orderPrefix,
    footer: shopTextIn(identity, 'FOOTER', language),
    copyright: shopTextIn(identity, 'COPYRIGHT', language),
    services: services === null ? null : titlesOf(services),
  };
}

/** Returns the shop's own text with what the shop says of itself; null where the software's holds. */
export function shopTextIn(
  identity: IdentityRecord,
  key: ShopTextKey,
  language: Language,
): string | null {
  const own = identity.texts.find((text) => text.key === key);
  const text = wordsIn(language, own?.words ?? null);
  return text === null ? null : fillShop(text, namedIn(identity, language));
}

/** Returns all of the shop's own texts. */
export const shopTextsIn = (identity: IdentityRecord, language: Language): ShopTexts =>
  Object.fromEntries(
    identity.texts.map(({ key }) => [key, shopTextIn(identity, key, language) ?? undefined]),
  );

/** Returns the language itself where it is on sale, else French. */
export const soldLanguage = (
  { languages }: Pick<IdentityRecord, 'languages'>,
  language: Language,
): Language => (languages.includes(language) ? language : DEFAULT_LANGUAGE);

/** Returns the icon of a shop on the screen of a phone: the built one, the logo's address, or null for none. */
export const appleIconOf = ({ logo, hasBuiltIcons }: IdentityRecord): 'BUILT' | string | null =>
  logo?.url ?? (hasBuiltIcons ? 'BUILT' : null);

/** Whether the icon of the shop is its initial. */
export const isDrawnIcon = ({ logo, hasBuiltIcons }: IdentityRecord): boolean =>
  logo === null && !hasBuiltIcons;

const ICON_COLOUR = '#1f4f82';

/** Returns an SVG with the initial of the shop on its accent. */
export function drawnIcon(identity: IdentityRecord): string {
  const { name } = shownShop(identity, DEFAULT_LANGUAGE);
  // A name may begin with any character, but one alone is drawn: nothing of it can be markup.
  const [initial = ''] = name.toUpperCase().match(/[\p{L}\p{N}]/u) ?? [];
  const accent = identity.colours?.accent ?? ICON_COLOUR;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/>` +
    `<text x="32" y="45" text-anchor="middle" font-family="Georgia, serif" font-size="38" fill="#ffffff">${initial}</text></svg>`
  );
}

/**
 * Languages of texts for shoppers (capabilities, section 11); the back office, the commands and
 * REST speak French.
 */
export const LANGUAGES = ['FR', 'AR', 'EN'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = 'FR';

/** Into which records are translated: their own texts are French. */
export const TRANSLATIONS = ['AR', 'EN'] as const;

/** A product's title in each language that it has. */
export type Titles = Readonly<Partial<Record<Language, string>> & Record<'FR', string>>;

/** Words of options in one language; a word that has no translation stays French. */
export interface Words {
  readonly language: Language;
  in(word: string): string;
  /** Returns the French word for a word of any language. */
  french(word: string): string;
}

interface LanguageFacts {
  /** BCP 47, for `lang`, `hreflang` and Intl; digits are Western in every language. */
  readonly tag: string;
  /** Name in the language itself. */
  readonly name: string;
  /** Name where there is no room for the whole one, whose letters it has. */
  readonly short: string;
  /** Direction, as HTML names it. */
  readonly dir: 'ltr' | 'rtl';
  /** Begins the paths of its pages. */
  readonly prefix: string;
}

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  FR: { tag: 'fr', name: 'Français', short: 'FR', dir: 'ltr', prefix: '' },
  AR: { tag: 'ar', name: 'العربية', short: 'عربي', dir: 'rtl', prefix: '/ar' },
  EN: { tag: 'en', name: 'English', short: 'EN', dir: 'ltr', prefix: '/en' },
};

/** A page's path in this language; `path` is that of the French page. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = languages[language];
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** Returns the language of a path or URL of the shop: `/ar/cart` is Arabic, `/are` is not. */
export function languageOfPath(url: string): Language {
  const first = url.split(/[/?#]/, 2)[1];
  return LANGUAGES.find((each) => languages[each].prefix === `/${first}`) ?? DEFAULT_LANGUAGE;
}

/** The other way round: the path of the French page. */
export function frenchPath(path: string): string {
  const { prefix } = languages[languageOfPath(path)];
  return path.slice(prefix.length) || '/';
}

/** Names a file that the build of each language writes: `index.html`, `index.ar.html`. */
export function fileIn(language: Language, name: string): string {
  const { tag } = languages[language];
  return language === DEFAULT_LANGUAGE ? name : name.replace(/\.(?=\w+$)/, `.${tag}.`);
}

/**
 * A text of unknown direction inside an Arabic sentence: its own punctuation stays with it, and the
 * sentence's stays where it is (UAX #9, First Strong Isolate).
 */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * Numbers with signs or spaces inside an Arabic text, such as a phone's: they have no direction of their
 * own, so that their parts would change places (UAX #9, Left-to-Right Isolate).
 */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((each) => each === code);
}

/** The same sentences in another language: a missing one does not compile. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Translated<R>
    : { readonly [K in keyof T]: Translated<T[K]> };

/** Forms of a noun with its number, by plural category (Unicode CLDR, through `Intl.PluralRules`). */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>;

const rules = new Map<Language, Intl.PluralRules>();

/** The form for this number; `#` in it becomes the number. */
export function plural(language: Language, number: number, forms: Forms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(languages[language].tag);
  rules.set(language, known);
  return (forms[known.select(number)] ?? forms.other).replace('#', String(number));
}

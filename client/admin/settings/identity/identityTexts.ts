import { isColour, type ShopColours } from '#shared/catalog/colours.ts';
import { TRANSLATIONS, type Language } from '#shared/language.ts';
import { SHOP_TEXT_KEYS, type ShopTextKey } from '#shared/shop/shop-texts.ts';
import type { EditedIdentityFragment, IdentityInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frIdentity as texts } from '../../../text/admin/settings/identity.fr.ts';
import type { Problems } from '../../form/useDetailForm.ts';

graphql(`
  fragment EditedIdentity on ShopIdentity {
    version
    name
    city {
      ...EditedWords
    }
    sentence {
      ...EditedWords
    }
    since
    logo {
      url
      width
      height
    }
    colours {
      accent
      ink
      paper
    }
    languages
    links
    orderPrefix
    vatPercent
    texts {
      key
      words {
        ...EditedWords
      }
    }
  }
`);

graphql(`
  fragment EditedWords on ShopWords {
    fr
    ar
    en
  }
`);

export const identityQuery = graphql(`
  query AdminIdentity {
    identity {
      ...EditedIdentity
    }
  }
`);

export type EditedIdentity = EditedIdentityFragment;

/** The fields of the API, by language. */
export const wordOf = { FR: 'fr', AR: 'ar', EN: 'en' } as const satisfies Record<Language, string>;
const wordNames = Object.values(wordOf);
type Word = (typeof wordNames)[number];
type Words = Readonly<Record<Word, string | null>>;

export const COLOURS = ['accent', 'ink', 'paper'] as const satisfies readonly (keyof ShopColours)[];

/** The theme's, where a shop chooses none. */
export const SOFTWARE_COLOURS: ShopColours = {
  accent: '#1f4f82',
  ink: '#1b2330',
  paper: '#faf7f2',
};

/** Fields that are written in several languages: names of fields of the API, and `texts.` before a key. */
export type Worded = 'city' | 'sentence' | `texts.${ShopTextKey}`;
const worded: readonly Worded[] = [
  'city',
  'sentence',
  ...SHOP_TEXT_KEYS.map((key) => `texts.${key}` as const),
];

/** The form has a flat name for each field: a dot would be a path. */
export type IdentityField =
  | 'name'
  | 'since'
  | 'links'
  | 'orderPrefix'
  | 'vatPercent'
  | `colours_${keyof ShopColours}`
  | `city_${Word}`
  | `sentence_${Word}`
  | `texts_${ShopTextKey}_${Word}`;
/** An identity as it is typed; a link a line. */
export type IdentityValues = Record<IdentityField, string> & Record<'sellsAR' | 'sellsEN', boolean>;

const nameOf = (field: Worded, word: Word) =>
  // The type has each field with each word.
  `${field.replace('.', '_')}_${word}` as IdentityField;

export const fieldIn = (language: Language, field: Worded) => nameOf(field, wordOf[language]);

export const fieldsIn = (language: Language): readonly IdentityField[] =>
  worded.map((field) => fieldIn(language, field));

/** The field of what an error names, such as `texts.FAQ.fr` or `links.1`. */
export const pathOf = (field: string) =>
  field.startsWith('links.') ? 'links' : field.replaceAll('.', '_');

const storedWords = (identity: EditedIdentity, field: Worded): Words | null => {
  if (field === 'city' || field === 'sentence') return identity[field];
  return identity.texts.find(({ key }) => field === `texts.${key}`)?.words ?? null;
};

export function valuesOf(identity: EditedIdentity): IdentityValues {
  const { name, since, links, orderPrefix, vatPercent, languages } = identity;
  const fields = {
    name: name ?? '',
    since: since === null ? '' : String(since),
    links: links.join('\n'),
    orderPrefix,
    vatPercent: String(vatPercent),
    ...Object.fromEntries(
      COLOURS.map((colour) => [`colours_${colour}`, identity.colours?.[colour] ?? '']),
    ),
    ...Object.fromEntries(
      worded.flatMap((field) =>
        wordNames.map((word) => [nameOf(field, word), storedWords(identity, field)?.[word] ?? '']),
      ),
    ),
    sellsAR: languages.includes('AR'),
    sellsEN: languages.includes('EN'),
  };
  // Each field has its text.
  return fields as IdentityValues;
}

export const languagesOf = ({ sellsAR, sellsEN }: IdentityValues): Language[] => [
  'FR',
  ...(sellsAR ? (['AR'] as const) : []),
  ...(sellsEN ? (['EN'] as const) : []),
];

/** Returns the colours as typed; null for those of the software. */
export function coloursOf(typed: IdentityValues): ShopColours | null {
  const [accent, ink, paper] = COLOURS.map((colour) =>
    typed[`colours_${colour}`].trim().toLowerCase(),
  ) as [string, string, string];
  return accent + ink + paper === '' ? null : { accent, ink, paper };
}

/** Returns the links in the order in which the server counts them. */
export const linkLines = (text: string) => text.split('\n').map((line) => line.trim());

const wordsOf = (field: Worded, typed: IdentityValues) => ({
  fr: typed[nameOf(field, 'fr')],
  ar: typed[nameOf(field, 'ar')],
  en: typed[nameOf(field, 'en')],
});

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** Returns what differs from the stored identity; what is blank is as in a new shop. */
export function inputOf(identity: EditedIdentity, typed: IdentityValues): IdentityInput {
  const before = valuesOf(identity);
  const isChanged = (...names: readonly (keyof IdentityValues)[]) =>
    names.some((name) => typed[name] !== before[name]);
  const areWordsChanged = (field: Worded) =>
    isChanged(...wordNames.map((word) => nameOf(field, word)));
  const changedTexts = SHOP_TEXT_KEYS.filter((key) => areWordsChanged(`texts.${key}`));
  return {
    ...(isChanged('name') && { name: typed.name }),
    ...(areWordsChanged('city') && { city: wordsOf('city', typed) }),
    ...(areWordsChanged('sentence') && { sentence: wordsOf('sentence', typed) }),
    ...(isChanged('since') && { since: numberOf(typed.since) }),
    ...(isChanged(...COLOURS.map((colour) => `colours_${colour}` as const)) && {
      colours: coloursOf(typed),
    }),
    ...(isChanged('sellsAR', 'sellsEN') && { languages: languagesOf(typed) }),
    ...(isChanged('links') && { links: linkLines(typed.links) }),
    ...(isChanged('orderPrefix') && { orderPrefix: typed.orderPrefix }),
    ...(isChanged('vatPercent') && { vatPercent: numberOf(typed.vatPercent) }),
    ...(changedTexts.length > 0 && {
      texts: changedTexts.map((key) => ({ key, ...wordsOf(`texts.${key}`, typed) })),
    }),
  };
}

/** Returns what is no number, no colour or has no French, as texts under the fields. */
export function findProblems(typed: IdentityValues): Problems {
  const colours = coloursOf(typed);
  const numbers = (['since', 'vatPercent'] as const).filter(
    (name) => !/^\s*\d{0,4}\s*$/.test(typed[name]),
  );
  const lackFrench = worded.filter(
    (field) =>
      typed[nameOf(field, 'fr')].trim() === '' &&
      TRANSLATIONS.some((language) => typed[fieldIn(language, field)].trim() !== ''),
  );
  return Object.fromEntries([
    ...numbers.map((name) => [name, texts.whole]),
    ...COLOURS.filter((colour) => colours && !isColour(colours[colour])).map((colour) => [
      `colours_${colour}`,
      texts.colours.format,
    ]),
    ...lackFrench.map((field) => [nameOf(field, 'fr'), texts.needsFrench]),
  ]);
}

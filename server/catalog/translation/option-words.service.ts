import { logChanges } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Reading, readText } from '../../shared/form.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import { Refusal } from '../../shared/problems.ts';
import { compareValues, isNamedSize } from '../catalog.options.rules.ts';
import type { CatalogStore, OptionWordRecord, ProductRecord } from '../catalog.store.ts';
import { commonVocabulary, vocabularyOf } from './words.rules.ts';

/** Names that the shop's pages know in each language themselves. */
const PAGE_WORDS: ReadonlySet<string> = new Set(['Taille', 'Couleur', 'Calibre']);

/** Words of one request. */
const MAX_WORDS = 500;

const isTranslatable = (word: string) =>
  /\p{L}{2}/u.test(word) && !isNamedSize(word) && !PAGE_WORDS.has(word);

/** A name or value of options, with how many products have it. */
export interface OptionWord {
  readonly word: string;
  readonly productCount: number;
  /** Own translations, and those that every shop knows. */
  readonly translations: OptionWordRecord['translations'];
}

/**
 * Returns the names and values of options that can be translated, in alphabetical order: those of the
 * catalogue and of the archive, without sizes and numbers.
 */
export async function optionWords({
  store,
}: Pick<CommandContext, 'store'>): Promise<readonly OptionWord[]> {
  const { catalog } = store.read;
  const vocabulary = await catalog.vocabulary();
  const counts = await countWords(catalog);
  return [...counts]
    .sort(([a], [b]) => compareValues(a, b))
    .map(([word, productCount]) => ({
      word,
      productCount,
      translations: TRANSLATIONS.flatMap((language) => {
        const text = vocabulary.translated(language, word);
        return text === undefined ? [] : [{ language, text }];
      }),
    }));
}

/**
 * Translates names and values of options: all or none. Languages that are not given stay; a blank text
 * brings back the translation that every shop knows, or the French word. Refuses with INVALID.
 */
export async function saveOptionWords(
  context: Pick<CommandContext, 'store' | 'actor' | 'clock'>,
  given: readonly Pick<OptionWord, 'word' | 'translations'>[],
): Promise<void> {
  if (given.length > MAX_WORDS) {
    const about = { field: 'words', max: MAX_WORDS };
    throw new Refusal({ code: 'INVALID', reason: 'LIST_TOO_LONG', ...about });
  }
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const counts = await countWords(catalog);
    const reading = new Reading();
    const changes: { readonly before: OptionWordRecord; readonly after: OptionWordRecord }[] = [];
    for (const [at, { word, translations }] of given.entries()) {
      const field = `words.${at}`;
      if (!counts.has(word)) {
        reading.problems.push({
          code: 'INVALID',
          reason: 'OPTION_WORD',
          field: `${field}.word`,
          text: word,
        });
      }
      const before = (await catalog.optionWord(word)) ?? { word, translations: [] };
      const texts = translations.map(({ language, text }, index) => ({
        language,
        text: reading.read(() => readText(text, `${field}.translations.${index}.text`), ''),
      }));
      changes.push({ before, after: translated(before, texts) });
    }
    reading.end();
    for (const { after } of changes) {
      if (after.translations.length > 0) await catalog.saveOptionWord(after);
      else await catalog.removeOptionWord(after.word);
    }
    await logChanges(
      ports,
      context,
      changes
        .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
        .map(({ before, after }) => ({
          action: 'option-word.save' as const,
          subject: after.word,
          before: logged(before),
          after: logged(after),
        })),
    );
  });
}

/** Texts that every shop knows are not stored. */
function translated(
  before: OptionWordRecord,
  given: OptionWordRecord['translations'],
): OptionWordRecord {
  const texts = new Map(
    [...before.translations, ...given].map(({ language, text }) => [language, text] as const),
  );
  return {
    word: before.word,
    translations: TRANSLATIONS.flatMap((language) => {
      const text = texts.get(language) ?? '';
      const isCommon = text === commonVocabulary.translated(language, before.word);
      return text === '' || isCommon ? [] : [{ language, text }];
    }),
  };
}

const logged = (word: OptionWordRecord) => {
  const vocabulary = vocabularyOf([word]);
  return Object.fromEntries(
    TRANSLATIONS.map((language) => [
      `translation ${language}`,
      vocabulary.translated(language, word.word) ?? null,
    ]),
  );
};

async function countWords(
  catalog: Pick<CatalogStore, 'products' | 'archivedProducts'>,
): Promise<ReadonlyMap<string, number>> {
  const products: readonly ProductRecord[] = [
    ...(await catalog.products()),
    ...(await catalog.archivedProducts()),
  ];
  const counts = new Map<string, number>();
  for (const { options } of products) {
    const words = options.flatMap(({ name, values }) => [name, ...values.map((v) => v.value)]);
    for (const word of new Set(words.filter(isTranslatable))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

import { isBlank } from '#shared/forms/form.ts';
import { DEFAULT_LANGUAGE, TRANSLATIONS, type Language } from '#shared/language.ts';
import { readLines, readText, Reading } from '../../shared/form.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { plainly, requiredField } from '../catalog.plain-text.rules.ts';
import {
  HOME_BLOCKS,
  homeContent,
  type HomeBlock,
  type ShownHome,
  type HomePart,
  type HomeRecord,
  type HomeTexts,
} from './home.store.ts';

/** Products of the home page's grid. */
export const MAX_FEATURED = 8;
const MAX_TITLE = 120;
const MAX_TEXT = 2000;

/** The home page that every shop begins with: its name, its sentence, and no picture. */
export const FIRST_HOME: ShownHome = homeContent.parse({});

type Maybe<T> = T | null | undefined;

export interface HomeInput {
  readonly featured?: Maybe<readonly string[]>;
  readonly eyebrow?: Maybe<string>;
  readonly hero?: Maybe<PartInput>;
  readonly about?: Maybe<PartInput>;
  readonly blocks?: Maybe<readonly HomeBlock[]>;
  readonly brands?: Maybe<readonly string[]>;
  readonly translations?: Maybe<readonly TranslationInput[]>;
}

interface PartInput {
  readonly title?: Maybe<string>;
  readonly text?: Maybe<string>;
  readonly image?: Maybe<{ readonly url: string; readonly alt: string }>;
}

interface TextsInput {
  readonly title?: Maybe<string>;
  readonly text?: Maybe<string>;
  readonly imageAlt?: Maybe<string>;
}

interface TranslationInput {
  readonly language: ShownHome['translations'][number]['language'];
  readonly eyebrow?: Maybe<string>;
  readonly hero?: Maybe<TextsInput>;
  readonly about?: Maybe<TextsInput>;
}

export interface HomeSources {
  /** Ids of products of the catalogue and the archive. */
  readonly products: { has(id: string): boolean };
  /** Names. */
  readonly brands: { has(name: string): boolean };
}

/** Returns what `saveHome` changes. */
export const contentOf = ({ draft, published }: HomeRecord): ShownHome =>
  draft ?? published ?? FIRST_HOME;

/** Omitted fields stay. Refuses with UNKNOWN_PRODUCT, REQUIRED, INVALID, all problems at once. */
export function editHome(home: HomeRecord, input: HomeInput, sources: HomeSources): ShownHome {
  const before = contentOf(home);
  const images = imagesOf(home);
  const reading = new Reading();
  const part = (name: 'hero' | 'about', given: Maybe<PartInput>): HomePart =>
    given == null ? before[name] : readPart(given, name, images, reading);
  const edited = {
    featured:
      input.featured == null ? before.featured : readFeatured(input.featured, sources, reading),
    eyebrow:
      input.eyebrow == null ? before.eyebrow : readEyebrow(input.eyebrow, 'eyebrow', reading),
    hero: part('hero', input.hero),
    about: part('about', input.about),
    hiddenBlocks:
      input.blocks == null
        ? before.hiddenBlocks
        : HOME_BLOCKS.filter((block) => !input.blocks?.includes(block)),
    brands:
      input.brands == null ? before.brands : readBrands(input.brands, before, sources, reading),
    translations: readTranslations(input.translations ?? [], before, reading),
  };
  reading.end();
  return edited;
}

function readFeatured(ids: readonly string[], { products }: HomeSources, reading: Reading) {
  const field = 'featured';
  if (ids.length > MAX_FEATURED) {
    reading.problems.push({ code: 'INVALID', reason: 'LIST_TOO_LONG', field, max: MAX_FEATURED });
  }
  reading.problems.push(
    ...twiceIn(ids, field),
    ...ids.flatMap((id, at): readonly Problem[] =>
      products.has(id)
        ? []
        : [{ code: 'UNKNOWN_PRODUCT', reason: 'ID', field: `${field}.${at}`, id }],
    ),
  );
  return ids;
}

/** A brand that has no more products may stay. */
function readBrands(
  names: readonly string[],
  before: ShownHome,
  { brands }: HomeSources,
  reading: Reading,
) {
  const field = 'brands';
  const isKnown = (name: string) => brands.has(name) || before.brands.includes(name);
  reading.problems.push(
    ...twiceIn(names, field),
    ...names.flatMap((text, at): readonly Problem[] =>
      isKnown(text) ? [] : [{ code: 'INVALID', reason: 'BRAND', field: `${field}.${at}`, text }],
    ),
  );
  return names;
}

const twiceIn = (values: readonly string[], field: string): readonly Problem[] =>
  values.flatMap((text, at) =>
    values.indexOf(text) < at
      ? [{ code: 'INVALID', reason: 'TWICE', field: `${field}.${at}`, text } as const]
      : [],
  );

const readLine = plainly((value, field) => readText(value, field, MAX_TITLE));
const readAlt = plainly(readText);

const readEyebrow = (given: Maybe<string>, field: string, reading: Reading) =>
  isBlank(given) ? null : reading.read(() => readLine(given, field), null);

function readTitleAndText({ title, text }: PartInput, field: string, reading: Reading) {
  return {
    title: isBlank(title) ? null : reading.read(() => readLine(title, `${field}.title`), null),
    text: isBlank(text)
      ? null
      : reading.read(() => readLines(text, `${field}.text`, MAX_TEXT), null),
  };
}

function readPart(
  given: PartInput,
  field: string,
  images: ReadonlyMap<string, string>,
  reading: Reading,
): HomePart {
  const { image } = given;
  return {
    ...readTitleAndText(given, field, reading),
    image: image
      ? reading.read(() => {
          if (!images.has(image.url)) {
            throw new Refusal({
              code: 'INVALID',
              reason: 'HOME_IMAGE',
              field: `${field}.image.url`,
            });
          }
          const isDecoration = images.get(image.url) === '' && isBlank(image.alt);
          const alt = isDecoration ? '' : requiredField(image.alt, `${field}.image.alt`);
          return { url: image.url, alt };
        }, null)
      : null,
  };
}

/** Returns the alternative texts of the pictures that the home page shows, or showed, by address; a drawing may have none. */
function imagesOf({ draft, published, earlier }: HomeRecord): ReadonlyMap<string, string> {
  const contents = [draft, published, earlier?.content];
  const parts = contents.flatMap((content) => (content ? [content.hero, content.about] : []));
  return new Map(parts.flatMap(({ image }) => (image ? [[image.url, image.alt]] : [])));
}

function readTranslations(
  given: readonly TranslationInput[],
  { translations }: ShownHome,
  reading: Reading,
): ShownHome['translations'] {
  const read = given.map(({ language, eyebrow, hero, about }, at) => {
    const texts = (part: Maybe<TextsInput>, name: string): HomeTexts => {
      const field = `translations.${at}.${name}`;
      const alt = part?.imageAlt;
      return {
        ...readTitleAndText(part ?? {}, field, reading),
        imageAlt: isBlank(alt) ? null : reading.read(() => readAlt(alt, `${field}.imageAlt`), null),
      };
    };
    return {
      language,
      eyebrow: readEyebrow(eyebrow, `translations.${at}.eyebrow`, reading),
      hero: texts(hero, 'hero'),
      about: texts(about, 'about'),
    };
  });
  const found = new Map([...translations, ...read].map((each) => [each.language, each]));
  return TRANSLATIONS.flatMap((language) => found.get(language) ?? []).filter(
    ({ eyebrow, hero, about }) => eyebrow !== null || [hero, about].some(hasTexts),
  );
}

const hasTexts = (texts: HomeTexts) => Object.values(texts).some((text) => text !== null);

/** Returns the content with one picture replaced. */
export function withImage(
  content: ShownHome,
  name: 'hero' | 'about',
  image: NonNullable<HomePart['image']>,
): ShownHome {
  return { ...content, [name]: { ...content[name], image } };
}

/** Parsed contents have their fields in one order. */
const isSame = (one: ShownHome, other: ShownHome) =>
  JSON.stringify(homeContent.parse(one)) === JSON.stringify(homeContent.parse(other));

/** A draft that equals what shoppers see is none. */
export function withDraft(home: HomeRecord, content: ShownHome): HomeRecord {
  const draft = isSame(content, home.published ?? FIRST_HOME) ? null : content;
  const isUnchanged = isSame(contentOf(home), content);
  return isUnchanged ? home : { ...home, version: home.version + 1, draft };
}

/** Refuses with NOT_ALLOWED_NOW without a draft. */
export function publishedHome(home: HomeRecord): HomeRecord {
  const { version, draft, published } = home;
  if (draft === null) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'HOME_PUBLISHED' });
  return {
    version: version + 1,
    draft: null,
    published: isSame(draft, FIRST_HOME) ? null : draft,
    earlier: { content: published },
  };
}

/** Refuses with NOT_ALLOWED_NOW where no step is left. */
export function undoneHome(home: HomeRecord): HomeRecord {
  const { version, earlier } = home;
  if (earlier === null) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'HOME_NO_STEP' });
  return {
    version: version + 1,
    draft: contentOf(home),
    published: earlier.content,
    earlier: null,
  };
}

/** Writes what the shop showed without a record of it where it wrote nothing of its own. */
export function filledHome(
  { version, draft, published, earlier }: HomeRecord,
  first: ShownHome,
): HomeRecord {
  const filled = (content: ShownHome | null) => (content ? filledContent(content, first) : first);
  return {
    version: Math.max(version, 1),
    draft: draft && filled(draft),
    published: filled(published),
    earlier: earlier && { content: filled(earlier.content) },
  };
}

function filledContent(content: ShownHome, first: ShownHome): ShownHome {
  return {
    ...content,
    eyebrow: content.eyebrow ?? first.eyebrow,
    hero: filledPart(content.hero, first.hero),
    about: filledPart(content.about, first.about),
    translations: TRANSLATIONS.flatMap((language) => {
      const own = content.translations.find((each) => each.language === language);
      const other = first.translations.find((each) => each.language === language);
      if (!other) return own ?? [];
      // A language without a text of its own shows the French one that the shop wrote.
      return {
        language,
        eyebrow: own?.eyebrow ?? (content.eyebrow === null ? other.eyebrow : null),
        hero: filledTexts(own?.hero, other.hero, content.hero),
        about: filledTexts(own?.about, other.about, content.about),
      };
    }),
  };
}

const filledPart = (part: HomePart, first: HomePart): HomePart => ({
  title: part.title ?? first.title,
  text: part.text ?? first.text,
  image: part.image ?? first.image,
});

const filledTexts = (
  own: HomeTexts | undefined,
  first: HomeTexts,
  french: HomePart,
): HomeTexts => ({
  title: own?.title ?? (french.title === null ? first.title : null),
  text: own?.text ?? (french.text === null ? first.text : null),
  imageAlt: own?.imageAlt ?? (french.image === null ? first.imageAlt : null),
});

/** Returns the path of the picture that shows the shop where a link to it is shared. */
export function sharedPictureOf({ published }: HomeRecord): string | null {
  const { hero, about } = published ?? FIRST_HOME;
  return (about.image ?? hero.image)?.url ?? null;
}

export const shownBlocks = ({ hiddenBlocks }: ShownHome): readonly HomeBlock[] =>
  HOME_BLOCKS.filter((block) => !hiddenBlocks.includes(block));

const partIn = (part: HomePart, texts: HomeTexts | undefined): HomePart => ({
  title: texts?.title ?? part.title,
  text: texts?.text ?? part.text,
  image: part.image && { ...part.image, alt: texts?.imageAlt ?? part.image.alt },
});

/** Texts that a language lacks are shown in French. */
export function homePartsIn(language: Language, content: ShownHome) {
  const translation =
    language === DEFAULT_LANGUAGE
      ? undefined
      : content.translations.find((each) => each.language === language);
  return {
    eyebrow: translation?.eyebrow ?? content.eyebrow,
    hero: partIn(content.hero, translation?.hero),
    about: partIn(content.about, translation?.about),
  };
}

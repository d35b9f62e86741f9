import { isBlank } from '#shared/forms/form.ts';
import type { Centimes } from '#shared/money.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import { readLines, readText, Reading } from '../../shared/form.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { plainly, requiredField } from '../catalog.plain-text.rules.ts';
import { isSlug } from '../catalog.product.rules.ts';
import { runsAt, runsEver } from './campaign.rules.ts';
import { isNewlyListed } from '../price-history/price-history.rules.ts';
import type { PriceHistoryRecord } from '../price-history/price-history.store.ts';
import type { ProductRecord } from '../catalog.store.ts';
import type { CampaignRecord } from './campaign.store.ts';

const MAX_SLUG = 60;
const MAX_TITLE = 120;
const MAX_TEXT = 2000;
const MAX_PRODUCTS = 500;
/** Limit of the categories, and of the brands. */
const MAX_LIST = 100;
const MAX_PERCENT = 100;
/** Centimes. */
const MAX_AMOUNT = 1_000_000_00;
const MINUTE_MS = 60 * 1000;
/** A form takes a while to fill in. */
const MAX_START_AGE_MS = 5 * MINUTE_MS;

type Maybe<T> = T | null | undefined;
type Kind = CampaignRecord['kind'];

export interface CampaignInput {
  readonly id?: Maybe<string>;
  readonly slug?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly text?: Maybe<string>;
  readonly picture?: Maybe<{ readonly url: string; readonly alt: string }>;
  readonly kind?: Maybe<Kind>;
  readonly startsAt?: Maybe<string>;
  readonly endsAt?: Maybe<string>;
  readonly products?: Maybe<readonly string[]>;
  readonly categories?: Maybe<readonly string[]>;
  readonly brands?: Maybe<readonly string[]>;
  readonly percent?: Maybe<number>;
  readonly amount?: Maybe<Centimes>;
  readonly translations?: Maybe<readonly TranslationInput[]>;
}

interface TranslationInput {
  readonly language: (typeof TRANSLATIONS)[number];
  readonly title?: Maybe<string>;
  readonly text?: Maybe<string>;
  readonly pictureAlt?: Maybe<string>;
}

export interface CampaignSources {
  readonly now: Date;
  /** Ids of products of the catalogue. */
  readonly products: { has(id: string): boolean };
  /** Titles by the ids of products that are archived, or drafts. */
  readonly unlisted: { get(id: string): string | undefined };
  /** Ids. */
  readonly categories: { has(id: string): boolean };
  /** Names. */
  readonly brands: { has(name: string): boolean };
  /** Slugs of the other campaigns. */
  readonly slugs: { has(slug: string): boolean };
}

/** Fields that say which prices a campaign changes, and when. */
export type CampaignTerms = Pick<
  CampaignRecord,
  'kind' | 'startsAt' | 'endsAt' | 'products' | 'categories' | 'brands' | 'percent' | 'amount'
>;
type CampaignTexts = Pick<CampaignRecord, 'slug' | 'title' | 'text' | 'picture' | 'translations'>;

export type CampaignState = 'RUNNING' | 'COMING' | 'ENDED';

export function campaignState(
  campaign: Pick<CampaignRecord, 'startsAt' | 'endsAt'>,
  now: Date,
): CampaignState {
  const instant = now.toISOString();
  if (runsAt(campaign, instant)) return 'RUNNING';
  return runsEver(campaign) && instant < campaign.startsAt ? 'COMING' : 'ENDED';
}

/** Stands for what a new campaign has not been given. */
const NOTHING: CampaignTerms & CampaignTexts = {
  slug: '',
  title: '',
  text: '',
  picture: null,
  translations: [],
  kind: 'PROMOTION',
  startsAt: '',
  endsAt: null,
  products: [],
  categories: [],
  brands: [],
  percent: null,
  amount: null,
};

/** Omitted fields stay. Refuses with REQUIRED, INVALID, UNKNOWN_PRODUCT, UNKNOWN_CATEGORY, NOT_ALLOWED_NOW, all at once. */
export function editCampaign(
  before: CampaignRecord | null,
  input: CampaignInput,
  sources: CampaignSources,
): CampaignTerms & CampaignTexts {
  const reading = new Reading();
  const texts = readTexts(before, input, sources, reading);
  const terms = readTerms(before, input, sources, reading);
  reading.end();
  return { ...texts, ...terms };
}

/** Reads what prices depend on, with the problems that `editCampaign` would refuse. */
export function readPricing(
  before: CampaignRecord | null,
  input: CampaignInput,
  sources: CampaignSources,
): { readonly terms: CampaignTerms; readonly problems: readonly Problem[] } {
  const reading = new Reading();
  const terms = readTerms(before, input, sources, reading);
  return { terms, problems: reading.problems };
}

/** Returns whether prices follow from the terms, whatever else is wrong with them. */
export const hasPrices = (terms: CampaignTerms): boolean =>
  terms.startsAt !== '' && problemsOfPrice(terms).length === 0;

const readTitle = plainly((value, field) => readText(value, field, MAX_TITLE));
const readAlt = plainly(readText);
const readBody = plainly((value, field) => readLines(value, field, MAX_TEXT));

function readTexts(
  before: CampaignRecord | null,
  input: CampaignInput,
  { slugs }: CampaignSources,
  reading: Reading,
): CampaignTexts {
  const { slug, title, text, picture, translations } = input;
  const base = before ?? NOTHING;
  return {
    title:
      title == null && before
        ? base.title
        : reading.read(() => readTitle(requiredField(title, 'title'), 'title'), ''),
    slug: slug == null && before ? base.slug : reading.read(() => readSlug(slug, slugs), ''),
    text: text === undefined ? base.text : readOptional(text, 'text', readBody, reading, ''),
    picture:
      picture === undefined
        ? base.picture
        : reading.read(() => readPicture(picture, base.picture), null),
    translations: readTranslations(translations ?? [], base.translations, reading),
  };
}

function readOptional<T>(
  value: Maybe<string>,
  field: string,
  rule: (value: unknown, field: string) => string,
  reading: Reading,
  otherwise: T,
): string | T {
  return isBlank(value) ? otherwise : reading.read<string | T>(() => rule(value, field), otherwise);
}

function readSlug(given: Maybe<string>, slugs: CampaignSources['slugs']): string {
  const field = 'slug';
  const slug = requiredField(given, field);
  if (slug.length > MAX_SLUG || !isSlug(slug)) {
    throw new Refusal({ code: 'INVALID', reason: 'CAMPAIGN_SLUG', field, max: MAX_SLUG });
  }
  if (slugs.has(slug)) {
    throw new Refusal({ code: 'INVALID', reason: 'CAMPAIGN_SLUG_TAKEN', field, text: slug });
  }
  return slug;
}

/** Another picture is uploaded by itself. */
function readPicture(
  given: Maybe<{ readonly url: string; readonly alt: string }>,
  present: CampaignRecord['picture'],
): CampaignRecord['picture'] {
  if (given == null) return null;
  if (given.url !== present?.url) {
    throw new Refusal({ code: 'INVALID', reason: 'CAMPAIGN_PICTURE', field: 'picture.url' });
  }
  return { url: given.url, alt: requiredField(given.alt, 'picture.alt') };
}

function readTranslations(
  given: readonly TranslationInput[],
  before: CampaignRecord['translations'],
  reading: Reading,
): CampaignRecord['translations'] {
  const read = given.map(({ language, title, text, pictureAlt }, at) => {
    const field = `translations.${at}`;
    return {
      language,
      title: readOptional(title, `${field}.title`, readTitle, reading, null),
      text: readOptional(text, `${field}.text`, readBody, reading, null),
      pictureAlt: readOptional(pictureAlt, `${field}.pictureAlt`, readAlt, reading, null),
    };
  });
  const found = new Map([...before, ...read].map((each) => [each.language, each]));
  return TRANSLATIONS.flatMap((language) => found.get(language) ?? []).filter(
    ({ title, text, pictureAlt }) => [title, text, pictureAlt].some((each) => each !== null),
  );
}

function readTerms(
  before: CampaignRecord | null,
  input: CampaignInput,
  sources: CampaignSources,
  reading: Reading,
): CampaignTerms {
  const base: CampaignTerms = before ?? NOTHING;
  const terms: CampaignTerms = {
    kind: input.kind ?? base.kind,
    startsAt: input.startsAt == null ? base.startsAt : wholeSecond(input.startsAt),
    endsAt: input.endsAt === undefined ? base.endsAt : input.endsAt && wholeSecond(input.endsAt),
    products: input.products ?? base.products,
    categories: input.categories ?? base.categories,
    brands: input.brands ?? base.brands,
    percent: input.percent === undefined ? base.percent : input.percent,
    amount: input.amount === undefined ? base.amount : input.amount,
  };
  const { problems } = reading;
  if (before && campaignState(before, sources.now) !== 'COMING') {
    problems.push(...lateChanges(before, terms, sources.now));
    return terms;
  }
  if (!before && input.kind == null) problems.push(missing('kind'));
  problems.push(
    ...problemsOfTime(terms, before, sources.now),
    ...problemsOfScope(terms, base, sources),
    ...problemsOfPrice(terms),
  );
  return terms;
}

/** Answers have no parts of a second: what was read is sent back unchanged. */
function wholeSecond(instant: string): string {
  const date = new Date(instant);
  date.setUTCMilliseconds(0);
  return date.toISOString();
}

const missing = (field: string): Problem => ({ code: 'REQUIRED', reason: 'FIELD', field });

const invalid = <R extends CampaignFault>(reason: R, field: string): Problem => ({
  code: 'INVALID',
  reason,
  field,
});

type CampaignFault =
  'CAMPAIGN_END' | 'CAMPAIGN_PAST' | 'CAMPAIGN_COLLECTION' | 'CAMPAIGN_PRICE' | 'CAMPAIGN_PRICES';

/** Permits an earlier end of a campaign that has started, and nothing of one that is over. */
function lateChanges(before: CampaignRecord, terms: CampaignTerms, now: Date): readonly Problem[] {
  const state = campaignState(before, now);
  const names = Object.keys(terms) as (keyof CampaignTerms)[];
  return names.flatMap((field): readonly Problem[] => {
    if (isSame(before[field], terms[field])) return [];
    if (field !== 'endsAt' || state === 'ENDED') {
      const reason = state === 'ENDED' ? 'CAMPAIGN_ENDED' : 'CAMPAIGN_STARTED';
      return [{ code: 'NOT_ALLOWED_NOW', reason, field }];
    }
    const { endsAt } = terms;
    const isLater = endsAt === null || (before.endsAt !== null && endsAt > before.endsAt);
    if (isLater) return [{ code: 'NOT_ALLOWED_NOW', reason: 'CAMPAIGN_LATER_END', field }];
    return endsAt < now.toISOString()
      ? [{ code: 'INVALID', reason: 'CAMPAIGN_END_PAST', field }]
      : [];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function problemsOfTime(
  { kind, startsAt, endsAt }: CampaignTerms,
  before: CampaignRecord | null,
  now: Date,
): readonly Problem[] {
  if (startsAt === '') return [missing('startsAt')];
  const isOld = Date.parse(startsAt) < now.getTime() - MAX_START_AGE_MS;
  const start =
    isOld && startsAt !== before?.startsAt ? [invalid('CAMPAIGN_PAST', 'startsAt')] : [];
  if (endsAt !== null) {
    return endsAt > startsAt ? start : [...start, invalid('CAMPAIGN_END', 'endsAt')];
  }
  return kind === 'COLLECTION'
    ? start
    : [...start, { code: 'REQUIRED', reason: 'CAMPAIGN_END', field: 'endsAt' }];
}

function problemsOfPrice({ kind, percent, amount }: CampaignTerms): readonly Problem[] {
  const given = percent !== null || amount !== null;
  const field = percent === null && amount !== null ? 'amount' : 'percent';
  if (kind === 'COLLECTION') return given ? [invalid('CAMPAIGN_COLLECTION', field)] : [];
  if (percent !== null && amount !== null) return [invalid('CAMPAIGN_PRICES', 'amount')];
  if (!given) return [invalid('CAMPAIGN_PRICE', field)];
  if (percent !== null && !isWithin(percent, MAX_PERCENT)) {
    return [{ code: 'INVALID', reason: 'NUMBER', field, min: 1, max: MAX_PERCENT }];
  }
  return amount !== null && !isWithin(amount, MAX_AMOUNT)
    ? [{ code: 'INVALID', reason: 'CAMPAIGN_AMOUNT', field, max: MAX_AMOUNT }]
    : [];
}

const isWithin = (number: number, max: number) =>
  Number.isSafeInteger(number) && number >= 1 && number <= max;

/** Permits what belonged to the campaign before: it may have left the catalogue since. */
function problemsOfScope(
  { products, categories, brands }: CampaignTerms,
  before: CampaignTerms,
  sources: CampaignSources,
): readonly Problem[] {
  if (products.length + categories.length + brands.length === 0) {
    return [{ code: 'REQUIRED', reason: 'CAMPAIGN_SCOPE', field: 'products' }];
  }
  return [
    ...problemsOfList(products, 'products', MAX_PRODUCTS, (id, field) => {
      if (sources.products.has(id) || before.products.includes(id)) return null;
      const title = sources.unlisted.get(id);
      return title === undefined
        ? { code: 'UNKNOWN_PRODUCT', reason: 'ID', field, id }
        : { code: 'UNKNOWN_PRODUCT', reason: 'UNLISTED', field, text: title };
    }),
    ...problemsOfList(categories, 'categories', MAX_LIST, (name, field) =>
      sources.categories.has(name) || before.categories.includes(name)
        ? null
        : { code: 'UNKNOWN_CATEGORY', field, name },
    ),
    ...problemsOfList(brands, 'brands', MAX_LIST, (text, field) =>
      sources.brands.has(text) || before.brands.includes(text)
        ? null
        : { code: 'INVALID', reason: 'BRAND', field, text },
    ),
  ];
}

function problemsOfList(
  values: readonly string[],
  name: string,
  max: number,
  problemOf: (value: string, field: string) => Problem | null,
): readonly Problem[] {
  if (values.length > max) return [{ code: 'INVALID', reason: 'LIST_TOO_LONG', field: name, max }];
  return values.flatMap((text, at): readonly Problem[] => {
    const field = `${name}.${at}`;
    if (values.indexOf(text) < at) return [{ code: 'INVALID', reason: 'TWICE', field, text }];
    const problem = problemOf(text, field);
    return problem ? [problem] : [];
  });
}

/** Returns a campaign that ends now: one that has not started never runs. Refuses with NOT_ALLOWED_NOW what has ended. */
export function endedCampaign(campaign: CampaignRecord, now: Date): CampaignRecord {
  const state = campaignState(campaign, now);
  if (state === 'ENDED') throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CAMPAIGN_ENDED' });
  const endedAt = wholeSecond(now.toISOString());
  return { ...campaign, endsAt: state === 'COMING' ? campaign.startsAt : endedAt, endedAt };
}

/** Returns the products whose first price is too young for a sale that starts then. */
export const newlyListedIn = (
  products: readonly ProductRecord[],
  histories: ReadonlyMap<string, PriceHistoryRecord>,
  startsAt: string,
): readonly ProductRecord[] =>
  products.filter(({ id, updatedAt }) =>
    isNewlyListed(histories.get(id)?.rows ?? [{ at: updatedAt }], startsAt),
  );

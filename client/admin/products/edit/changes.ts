import type {
  ProductInput,
  ProductTranslationInput,
  ProductVariantInput,
} from '../../../generated/admin/graphql.ts';
import { detailsInput } from '../texts/details.ts';
import {
  translationInput,
  translationNames,
  translationsBy,
  type TranslationName,
} from '../texts/translation.ts';
import { readStock } from '#shared/digits.ts';
import { draftOf, type Draft, type DraftVariant } from './draft.ts';
import { readFrame } from './frame.ts';
import { plainTextNames, plainTextsBy, requiredTexts } from './plainTexts.ts';
import { readPrice } from '#shared/money.ts';
import { readCell, variantFieldsBy, type VariantValues } from '#shared/texts/variant-fields.fr.ts';
import type { EditedProduct } from './productQuery.ts';
import { readSilhouette } from './silhouette.ts';

/** The fields of a product that are saved, and conflict, as a whole. */
export const draftFields = [
  ...plainTextNames,
  'categoryName',
  'price',
  'originalPrice',
  'outOfStock',
  'sizeGuide',
  'fit',
  'silhouette',
  'details',
  ...translationNames,
  'occasions',
  'colorFamilies',
  'audience',
  'options',
  'variants',
  'images',
] as const satisfies readonly (keyof Draft)[];
export type DraftField = (typeof draftFields)[number];

/** Returns what a field is compared by, and sent as. Amounts must be readable. */
export function inputOf(draft: Draft) {
  return {
    ...plainTextsBy((name) => draft[name].trim() || (requiredTexts.includes(name) ? '' : null)),
    categoryName: draft.categoryName,
    price: readPrice(draft.price),
    originalPrice: readPrice(draft.originalPrice.trim() === '' ? draft.price : draft.originalPrice),
    outOfStock: draft.outOfStock,
    sizeGuide: draft.sizeGuide || null,
    fit: draft.fit || null,
    silhouette: readSilhouette(draft.silhouette),
    details: detailsInput(draft.details),
    ...translationsBy((language) =>
      translationInput(language, draft[`texts${language}`], draft.images),
    ),
    occasions: draft.occasions,
    colorFamilies: draft.colorFamilies,
    audience: draft.audience,
    options: draft.options.map(({ name, values }) => ({
      name: name.trim(),
      values: values.map(({ value, swatch }) => ({ value: value.trim(), swatch })),
    })),
    variants: draft.variants.map(variantInput),
    images: draft.images.map(({ url, alt, value }) => ({ url, alt: alt.trim(), value })),
  } satisfies Required<Omit<ProductInput, 'id' | 'isDraft' | 'translations'>> &
    Record<TranslationName, ProductTranslationInput>;
}

/** Stock only of a new variant: that of others is saved by itself. An unreadable cell is left out. */
function variantInput(variant: DraftVariant): ProductVariantInput {
  const { id, values, frame } = variant;
  // Each field has its value, or none for an unreadable text.
  const cells = variantFieldsBy((field) => readCell(field, variant[field])) as VariantValues;
  const { stock: stockOnHand, ...others } = cells;
  return {
    ...(id === null ? { stockOnHand } : { id }),
    values,
    ...others,
    frame: readFrame(frame),
  };
}

/** The fields in which two drafts differ; stock is not one of them. */
export function changedFields(before: Draft, after: Draft): DraftField[] {
  const [from, to] = [inputOf(before), inputOf(after)];
  return draftFields.filter(
    (field) =>
      JSON.stringify(from[field]) !== JSON.stringify(to[field]) || isUnreadable(after, field),
  );
}

/** An amount that cannot be read is a change, too: it may not be lost. */
function isUnreadable(draft: Draft, field: DraftField) {
  if (field !== 'price' && field !== 'originalPrice') return false;
  return draft[field].trim() !== '' && readPrice(draft[field]) === null;
}

export type StockEdit = { variantId: string; stockOnHand: number | null; expected: number | null };

/** The stock of saved variants that was typed over. */
export function changedStocks(before: Draft, after: Draft): StockEdit[] {
  const known = new Map(before.variants.map(({ id, stock }) => [id, stock]));
  return after.variants.flatMap(({ id, stock }) => {
    const from = known.get(id);
    const [expected, stockOnHand] = [readStock(from ?? ''), readStock(stock)];
    if (id === null || from === undefined || stockOnHand === undefined) return [];
    return stockOnHand === expected
      ? []
      : [{ variantId: id, stockOnHand, expected: expected ?? null }];
  });
}

/** Returns only what was changed; of a new product all that is filled in. */
export function changesToSave(product: EditedProduct | null, draft: Draft): ProductInput | null {
  const input = inputOf(draft);
  const base = product && draftOf(product);
  const fields = base
    ? changedFields(base, draft)
    : draftFields.filter((field) =>
        isTranslation(field) ? hasValue(input[field].title) : hasValue(input[field]),
      );
  if (fields.length === 0) return null;
  const translations = fields.filter(isTranslation).map((field) => input[field]);
  const others = fields.filter((field) => !isTranslation(field));
  return {
    ...(product && { id: product.id }),
    ...Object.fromEntries(others.map((field) => [field, input[field]])),
    ...(translations.length > 0 && { translations }),
  };
}

const isTranslation = (field: DraftField): field is TranslationName =>
  translationNames.some((name) => name === field);

function hasValue(value: unknown) {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}

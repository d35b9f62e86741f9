import { missingTexts } from '../../../../server/catalog/translation/missing.rules.ts';
import { readStock } from '#shared/digits.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import { writePrice } from '#shared/money.format.ts';
import { readPrice } from '#shared/money.ts';
import { productFieldNames } from '#shared/texts/fields/product-fields.fr.ts';
import {
  isReadable,
  readCell,
  readLength,
  variantFieldNames,
  variantFieldsBy,
  writeCell,
  wrongCell,
  type VariantField,
  type VariantValues,
} from '#shared/texts/fields/variant-fields.fr.ts';
import type {
  ProductFit,
  ProductInput,
  ProductVariantInput,
  SilhouetteShape,
  TranslatedLanguage,
} from '../../../generated/admin/graphql.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import {
  alterationDraft,
  alterationInput,
  alterationPath,
  alterationProblems,
} from '../../alterations/alterationDraft.ts';
import { changedNames, type Problems } from '../../form/useDetailForm.ts';
import type { EditedProduct, EditedVariant } from './productQuery.ts';

/** A text of a product that is chosen from nothing. */
export type PlainText = Exclude<keyof typeof productFieldNames, 'fit'>;
/** Names in the order of the form. */
export const plainTextNames = Object.keys(productFieldNames).filter(
  (name): name is PlainText => name !== 'fit',
);

export type DraftVariant = Record<VariantField, string> & {
  /** Null for one that is not saved. */
  id: string | null;
  values: string[];
};

/** A product as it is typed: each number is a text, and each text that is missing is empty. */
export type Draft = ReturnType<typeof draftOf>;
export type DraftField = keyof Draft;
export type DraftOption = Draft['options'][number];
export type DraftPicture = Draft['images'][number];
/** Shoppers read French where these are blank. */
export type DraftTexts = Draft['textsAR'];

export const newVariant = (values: string[]): DraftVariant => ({
  id: null,
  values,
  ...variantFieldsBy(() => ''),
});

/** Null: of a new product. */
export function draftOf(product: EditedProduct | null) {
  const { price, originalPrice, silhouette } = product ?? {};
  const isReduced = price && originalPrice && originalPrice.amount > price.amount;
  // Each name has its text.
  const texts = Object.fromEntries(
    plainTextNames.map((name) => [name, product?.[name] ?? '']),
  ) as Record<PlainText, string>;
  const variants = product?.variants.map((variant): DraftVariant => ({
    id: variant.id,
    values: [...variant.values],
    ...variantFieldsBy((field) => storedText(variant, field)),
  }));
  const fit: ProductFit | '' = product?.fit ?? '';
  const shape: SilhouetteShape | '' = silhouette?.shape ?? '';
  return {
    ...texts,
    categoryName: product?.categoryName ?? '',
    price: price ? writePrice(price.amount) : '',
    /** Empty without a discount. */
    originalPrice: isReduced ? writePrice(originalPrice.amount) : '',
    outOfStock: product?.outOfStock ?? false,
    sizeGuide: product?.sizeGuide ?? '',
    fit,
    silhouette: {
      shape,
      length: String(silhouette?.length ?? ''),
      color: silhouette?.color ?? '',
    },
    details: product?.details.map(({ label, value }) => ({ label, value })) ?? [],
    /** Null: those of its category. */
    alterations: product?.alterations?.map(alterationDraft) ?? null,
    textsAR: textsIn('AR', product),
    textsEN: textsIn('EN', product),
    occasions: [...(product?.occasions ?? [])],
    /** Empty where its options, title and details say them. */
    colorFamilies: [...(product?.colorFamilies ?? [])],
    audience: [...(product?.audience ?? [])],
    /** Empty where its title says them. */
    kinds: [...(product?.kinds ?? [])],
    options:
      product?.options.map(({ name, values }) => ({
        name,
        values: values.map(({ value, swatch = null }) => ({ value, swatch })),
      })) ?? [],
    variants: variants ?? [newVariant([])],
    images: product?.images.map(({ url, alt, value = null }) => ({ url, alt, value })) ?? [],
  };
}

function textsIn(language: TranslatedLanguage, product: EditedProduct | null) {
  const found = product?.translations.find((each) => each.language === language);
  return {
    title: found?.title ?? '',
    description: found?.description ?? '',
    details: found?.details.map(({ label, value }) => ({ label, value })) ?? [],
    /** Texts of pictures, each by its French text. */
    pictures: found?.pictures.map(({ french, text }) => ({ french, text })) ?? [],
  };
}

/** The text that a cell begins with; empty for a new variant. */
export const storedText = (variant: EditedVariant | undefined, field: VariantField) =>
  writeCell(field, variant && { ...variant, ...variant.frame }[field]);

/** Names the variant: the product's title where there are no options. */
export const variantTitle = ({ values }: Pick<DraftVariant, 'values'>, title: string) =>
  values.length === 0 ? title : values.join(' / ');

/** Returns the key of a row in a list of variants. */
export const keyOfVariant = ({ id, values }: DraftVariant) => id ?? JSON.stringify(values);

/** The French texts of pictures, each once. */
export const picturesToTranslate = (images: readonly DraftPicture[]) =>
  [...new Set(images.map(({ alt }) => alt.trim()))].filter(Boolean);

export const pictureText = ({ pictures }: DraftTexts, french: string) =>
  pictures.find((each) => each.french === french)?.text ?? '';

const withoutBlankRows = ({ title, description, details }: Omit<DraftTexts, 'pictures'>) => ({
  title,
  description,
  details: details.filter(({ label, value }) => (label + value).trim() !== ''),
});

/** Counts the texts that shoppers read in French. */
export const countMissing = (draft: Draft, language: TranslatedLanguage) =>
  missingTexts(withoutBlankRows(draft), withoutBlankRows(draft[`texts${language}`])).length;

/** Finds the texts that cannot be sent, or that the server would lose; it checks all others. */
export function findProblems(draft: Draft): Problems {
  const titles = TRANSLATIONS.flatMap((language) => {
    const { title, description, details, pictures } = draft[`texts${language}`];
    const rows = [...details, ...pictures.map(({ text }) => ({ text }))];
    const others = [description, ...rows.flatMap((row) => Object.values(row))];
    // A language without a title is removed.
    const isLost = title.trim() === '' && others.join('').trim() !== '';
    return isLost ? [[`texts${language}.title`, frProducts.problems.noTitle]] : [];
  });
  const prices = (['price', 'originalPrice'] as const)
    .filter((name) => draft[name].trim() !== '' && readPrice(draft[name]) === null)
    .map((name) => [name, wrongCell('ownPrice')]);
  const cells = draft.variants.flatMap((variant, at) =>
    variantFieldNames
      .filter((field) => !isReadable(field, variant[field]))
      .map((field) => [`variants.${at}.${field}`, wrongCell(field)]),
  );
  const alterations = alterationProblems(draft.alterations ?? []);
  return Object.fromEntries([...prices, ...cells, ...alterations, ...titles]);
}

/** Numbers must be readable; a measure that is missing is 0, which the server refuses. */
export function inputOf(draft: Draft) {
  const { shape, length, color } = draft.silhouette;
  return {
    ...draft,
    price: readPrice(draft.price),
    // The server takes the price for none.
    originalPrice: readPrice(draft.originalPrice),
    fit: draft.fit || null,
    alterations: draft.alterations?.map(alterationInput) ?? null,
    silhouette: shape === '' ? null : { shape, length: readLength(length) ?? 0, color },
    translations: TRANSLATIONS.map((language) => {
      const texts = draft[`texts${language}`];
      const pictures = picturesToTranslate(draft.images).map((french) => ({
        french,
        text: pictureText(texts, french),
      }));
      return { language, ...texts, pictures };
    }),
    variants: draft.variants.map(variantInput),
  } satisfies ProductInput;
}

/** The path in the draft of what an error about `ProductInput` names. */
export const pathOf = (field: string) =>
  alterationPath(field)
    .replace(/^translations\.(\d)/, (_, at: string) => `texts${TRANSLATIONS[Number(at)]}`)
    .replace(/^(options\.\d+)\.values$/, '$1.name')
    .replace(/^(variants\.\d+)\.frame/, '$1')
    // No field shows these.
    .replace(/\.(?:id|url|swatch|french|values\.\d+)$/, '');

/** Stock only of a new variant: that of others is saved by itself. */
function variantInput({ id, values, ...texts }: DraftVariant): ProductVariantInput {
  // Each field has its value, or none for an unreadable text.
  const cells = variantFieldsBy((field) => readCell(field, texts[field])) as VariantValues;
  const { stockOnHand, lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth, ...others } =
    cells;
  const frame = {
    lensWidth: lensWidth ?? 0,
    bridgeWidth: bridgeWidth ?? 0,
    templeLength: templeLength ?? 0,
    lensHeight: lensHeight ?? 0,
    frameWidth: frameWidth ?? 0,
  };
  return {
    ...(id === null ? { stockOnHand } : { id }),
    values: values.map((value) => value.trim()),
    ...others,
    frame: Object.values(frame).some((length) => length > 0) ? frame : null,
  };
}

/** The fields in which two drafts differ; the stock of saved variants is not one of them. */
export const changedFields = (before: Draft, after: Draft): DraftField[] =>
  changedNames(withoutStock(before), withoutStock(after));

const withoutStock = ({ variants, ...others }: Draft): Draft => ({
  ...others,
  variants: variants.map((variant) =>
    variant.id === null ? variant : { ...variant, stockOnHand: '' },
  ),
});

/** Returns only what was changed; null for nothing. Prices, and translations, mean something together. */
export function changesToSave(product: EditedProduct | null, draft: Draft): ProductInput | null {
  const changed = changedFields(draftOf(product), draft);
  if (product && changed.length === 0) return null;
  const input = inputOf(draft);
  const names = changed.flatMap((name): (keyof typeof input)[] => {
    if (name === 'price') return ['price', 'originalPrice'];
    return name === 'textsAR' || name === 'textsEN' ? ['translations'] : [name];
  });
  return {
    ...(product && { id: product.id }),
    ...Object.fromEntries(names.map((name) => [name, input[name]])),
  };
}

/** The stock of saved variants that was typed over. */
export const changedStocks = (product: EditedProduct | null, draft: Draft) =>
  (product?.variants ?? []).flatMap(({ id: variantId, stockOnHand: expected = null }) => {
    const variant = draft.variants.find(({ id }) => id === variantId);
    const stockOnHand = variant && readStock(variant.stockOnHand);
    if (stockOnHand === undefined || stockOnHand === expected) return [];
    return [{ variantId, stockOnHand, expected }];
  });

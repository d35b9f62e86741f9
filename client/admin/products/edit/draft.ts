import type {
  Audience,
  ColorFamily,
  Occasion,
  ProductFit,
} from '../../../generated/admin/graphql.ts';
import { draftDetails, type DraftDetail } from '../texts/details.ts';
import { draftTranslations, type DraftTexts, type TranslationName } from '../texts/translation.ts';
import { noFrame, writeFrame, type DraftFrame } from './frame.ts';
import { writePrice } from '#shared/money.format.ts';
import { variantFieldsBy, writeCell, type VariantField } from '#shared/texts/variant-fields.fr.ts';
import { plainTextsBy, type PlainText } from './plainTexts.ts';
import type { EditedProduct, EditedVariant } from './productQuery.ts';
import { noSilhouette, writeSilhouette, type DraftSilhouette } from './silhouette.ts';

export type DraftValue = { value: string; swatch: string | null };
export type DraftOption = { name: string; values: DraftValue[] };
export type DraftPicture = { url: string; alt: string; value: string | null };

export type DraftVariant = Record<VariantField, string> & {
  /** Null for one that is not saved. */
  id: string | null;
  values: string[];
  frame: DraftFrame;
};

/** A product as it is typed. */
export type Draft = Record<PlainText, string> &
  Record<TranslationName, DraftTexts> & {
    categoryName: string;
    price: string;
    /** Empty without a discount: it is then the price. */
    originalPrice: string;
    outOfStock: boolean;
    sizeGuide: string;
    /** Empty where it is not known. */
    fit: ProductFit | '';
    silhouette: DraftSilhouette;
    details: DraftDetail[];
    /** Occasions in the shop's order. */
    occasions: Occasion[];
    /** Empty where its options, title and details say them. */
    colorFamilies: ColorFamily[];
    audience: Audience[];
    options: DraftOption[];
    variants: DraftVariant[];
    images: DraftPicture[];
  };

export const newVariant = (values: string[]): DraftVariant => ({
  id: null,
  values,
  ...variantFieldsBy(() => ''),
  frame: noFrame,
});

export const emptyDraft: Draft = {
  ...plainTextsBy(() => ''),
  ...draftTranslations([]),
  categoryName: '',
  price: '',
  originalPrice: '',
  outOfStock: false,
  sizeGuide: '',
  fit: '',
  silhouette: noSilhouette,
  details: [],
  occasions: [],
  colorFamilies: [],
  audience: [],
  options: [],
  variants: [newVariant([])],
  images: [],
};

/** Null: of a new product. */
export function draftOf(product: EditedProduct | null): Draft {
  if (!product) return emptyDraft;
  const { categoryName, outOfStock } = product;
  return {
    ...plainTextsBy((name) => product[name] ?? ''),
    ...draftTranslations(product.translations),
    categoryName,
    price: writePrice(product.price.amount),
    originalPrice: isReduced(product) ? writePrice(product.originalPrice.amount) : '',
    outOfStock,
    sizeGuide: product.sizeGuide ?? '',
    fit: product.fit ?? '',
    silhouette: writeSilhouette(product.silhouette),
    details: draftDetails(product.details),
    occasions: [...product.occasions],
    colorFamilies: [...product.colorFamilies],
    audience: [...product.audience],
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null })),
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      values: [...variant.values],
      ...variantFieldsBy((field) => storedText(variant, field)),
      frame: writeFrame(variant.frame),
    })),
    images: product.images.map(({ url, alt, value }) => ({ url, alt, value: value ?? null })),
  };
}

const isReduced = ({ price, originalPrice }: EditedProduct) => originalPrice.amount > price.amount;

/** The text that a cell begins with; empty for a new variant. */
export const storedText = (variant: EditedVariant | undefined, field: VariantField) =>
  writeCell(field, variant?.[field === 'stock' ? 'stockOnHand' : field]);

/** Names the variant: the product's title where there are no options. */
export function variantTitle({ values }: Pick<DraftVariant, 'values'>, title: string) {
  return values.length === 0 ? title : values.join(' / ');
}

/** Returns the key of a row in a list of variants. */
export const keyOfVariant = ({ id, values }: DraftVariant) => id ?? JSON.stringify(values);

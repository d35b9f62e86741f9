import type { Occasion, ProductFit } from '../../../generated/admin/graphql.ts';
import { writeStock } from '#shared/digits.ts';
import { draftDetails, type DraftDetail } from '../texts/details.ts';
import { draftTranslations, type DraftTexts, type TranslationName } from '../texts/translation.ts';
import { noFrame, writeFrame, type DraftFrame } from './frame.ts';
import { formatMoney } from '#shared/money.format.ts';
import { plainTextsBy, type PlainText } from './plainTexts.ts';
import type { EditedProduct } from './productQuery.ts';
import { noSilhouette, writeSilhouette, type DraftSilhouette } from './silhouette.ts';

/** `key` names a row of a list while it is edited. */
export type DraftValue = { key: string; value: string; swatch: string | null };
export type DraftOption = { key: string; name: string; values: DraftValue[] };
export type DraftPicture = { url: string; alt: string; value: string | null };

export type DraftVariant = {
  key: string;
  /** Null for one that is not saved. */
  id: string | null;
  values: string[];
  sku: string;
  ownPrice: string;
  stock: string;
  ownOriginalPrice: string;
  gtin: string;
  mpn: string;
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
    options: DraftOption[];
    variants: DraftVariant[];
    images: DraftPicture[];
  };

let count = 0;

/** Returns the key of a row that is added. */
export function newKey() {
  count += 1;
  return `new-${count}`;
}

export function newVariant(values: string[]): DraftVariant {
  return {
    key: newKey(),
    id: null,
    values,
    sku: '',
    ownPrice: '',
    stock: '',
    ownOriginalPrice: '',
    gtin: '',
    mpn: '',
    frame: noFrame,
  };
}

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
    options: product.options.map(({ name, values }, at) => ({
      key: `option-${at}`,
      name,
      values: values.map(({ value, swatch }) => ({ key: value, value, swatch: swatch ?? null })),
    })),
    variants: product.variants.map((variant) => ({
      key: variant.id,
      id: variant.id,
      values: [...variant.values],
      sku: variant.sku ?? '',
      ownPrice: writePrice(variant.ownPrice ?? null),
      stock: writeStock(variant.stockOnHand ?? null),
      ownOriginalPrice: writePrice(variant.ownOriginalPrice ?? null),
      gtin: variant.gtin ?? '',
      mpn: variant.mpn ?? '',
      frame: writeFrame(variant.frame),
    })),
    images: product.images.map(({ url, alt, value }) => ({ url, alt, value: value ?? null })),
  };
}

const isReduced = ({ price, originalPrice }: EditedProduct) => originalPrice.amount > price.amount;

/** Names the variant: the product's title where there are no options. */
export function variantTitle({ values }: Pick<DraftVariant, 'values'>, title: string) {
  return values.length === 0 ? title : values.join(' / ');
}

/** A price as it is typed: `1 299,00`. Empty for null. */
export function writePrice(amount: number | null): string {
  if (amount === null) return '';
  const text = formatMoney(amount).replace(/\u00a0DH$/, '');
  return amount % 100 === 0 ? `${text},00` : text;
}

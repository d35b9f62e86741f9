import type { Centimes } from '#shared/money.ts';
import type { Priced } from '#shared/pricing.ts';
import { picturesOfColour } from '#shared/catalog/variants.ts';
import { fold } from '#shared/fold.ts';
import {
  VARIANT_CODES,
  type FrameRecord,
  type PictureRecord,
  type ProductRecord,
  type VariantCode,
  type VariantRecord,
} from './catalog.store.ts';

export const ID_SEPARATOR = '.';

/** Fields that stock and price depend on. */
export type Stocked = Pick<ProductRecord, 'id' | 'outOfStock' | 'variants'>;

export interface VariantOfProduct {
  readonly product: ProductRecord;
  readonly variant: VariantRecord;
}

export function productIdOf(variantId: string): string {
  const end = variantId.indexOf(ID_SEPARATOR);
  return end === -1 ? variantId : variantId.slice(0, end);
}

/** Returns an id such as `robe-chemise-rayee.42-bleu`. */
export function variantIdOf(productId: string, values: readonly string[]): string {
  return `${productId}${ID_SEPARATOR}${fold(values.join(' ')).replaceAll(' ', '-')}`;
}

/** The only variant of a product without options. */
export function onlyVariant(productId: string, stockOnHand: number | null = null): VariantRecord {
  return {
    id: productId,
    sku: null,
    values: [],
    price: null,
    originalPrice: null,
    stockOnHand,
    allocated: 0,
    frame: null,
  };
}

/** Null: none. Undefined: as it is. */
export function withCodes(
  variant: VariantRecord,
  codes: Readonly<Record<VariantCode, string | null | undefined>>,
): VariantRecord {
  const changed: { -readonly [F in keyof VariantRecord]: VariantRecord[F] } = { ...variant };
  for (const code of VARIANT_CODES) {
    const value = codes[code];
    if (value === null) delete changed[code];
    else if (value !== undefined) changed[code] = value;
  }
  return changed;
}

/** Measures alone are written; the outline is in per cent of them. */
export function withOutlineOf(
  former: FrameRecord | null,
  frame: FrameRecord | null,
): FrameRecord | null {
  const outline = former?.outline;
  return frame === null || outline === undefined ? frame : { ...frame, outline };
}

export function baseVariant({ id, variants }: Stocked): VariantRecord {
  return variants.find((variant) => variant.id === id) ?? variants[0] ?? onlyVariant(id);
}

export function findVariant({ variants }: Stocked, id: string): VariantRecord | undefined {
  return variants.find((variant) => variant.id === id);
}

export function isAvailable({ outOfStock }: Stocked, variant: VariantRecord): boolean {
  return !outOfStock && unallocated(variant) !== 0;
}

/** Null: not counted. */
export function quantityAvailable({ outOfStock }: Stocked, variant: VariantRecord): number | null {
  const quantity = unallocated(variant);
  return quantity !== null && outOfStock ? 0 : quantity;
}

export function unallocated({ stockOnHand, allocated }: VariantRecord): number | null {
  return stockOnHand === null ? null : Math.max(0, stockOnHand - allocated);
}

/** Chooses, where a request names the product alone, the base variant or the first available. */
export function preferredVariant(product: Stocked): VariantRecord {
  const base = baseVariant(product);
  if (isAvailable(product, base)) return base;
  return product.variants.find((variant) => isAvailable(product, variant)) ?? base;
}

/** Null for the only variant of a product. */
export function variantTitle({ values }: VariantRecord): string | null {
  return values.length === 0 ? null : values.join(' / ');
}

/** Returns the title for shoppers: a number alone says what it measures, « Calibre 46 ». */
export function namedVariantTitle(
  { options }: Pick<ProductRecord, 'options'>,
  variant: VariantRecord,
): string | null {
  const title = variantTitle(variant);
  return title !== null && isBareNumber(title) ? `${options[0]?.name} ${title}` : title;
}

const isBareNumber = (title: string) => /^\d+([.,]\d+)?$/.test(title);

/** Returns the prices that staff entered, without campaigns: see `priceOf` for those that shoppers pay. */
export function enteredPriceOf(product: Priced, variant: VariantRecord): Priced {
  const price: Centimes = variant.price ?? product.price;
  return {
    price,
    originalPrice: Math.max(price, variant.originalPrice ?? product.originalPrice),
  };
}

export function selectedOptions(
  { options }: Pick<ProductRecord, 'options'>,
  variant: VariantRecord,
) {
  return options.map(({ name }, at) => ({ name, value: variant.values[at] ?? '' }));
}

export function sizeAndColour(product: Pick<ProductRecord, 'options'>, variant: VariantRecord) {
  return sizeAndColourIn(product)(variant);
}

/** Works like `sizeAndColour`, for many variants of one product. */
export function sizeAndColourIn({ options }: Pick<ProductRecord, 'options'>) {
  const colourAt = options.findIndex(isColour);
  const sizeAt = options.findIndex((option) => !isColour(option));
  return ({ values }: VariantRecord) => {
    const color = values[colourAt] ?? null;
    const known = options[colourAt]?.values.find(({ value }) => value === color);
    return { size: values[sizeAt] ?? null, color, swatch: known?.swatch ?? null };
  };
}

/** Values of the option that `sizeAndColour` calls the size; empty without one. */
export function sizesOf({ options }: Pick<ProductRecord, 'options'>): readonly string[] {
  return options.find((option) => !isColour(option))?.values.map(({ value }) => value) ?? [];
}

export function isColour({ values }: ProductRecord['options'][number]): boolean {
  return values.some(({ swatch }) => swatch !== null);
}

/** Pixels: the ratio of every product's picture. */
export const PICTURE = { width: 800, height: 1000 } as const;

/** The first one is the product's picture. */
export function picturesOf(
  product: Pick<ProductRecord, 'image' | 'imageAlt' | 'imageSources' | 'gallery' | 'options'>,
): readonly PictureRecord[] {
  const { image, imageAlt, imageSources, gallery, options } = product;
  const colours = options.find(isColour);
  const value = colours?.values[0]?.value ?? null;
  const sources = imageSources === null ? {} : { sources: imageSources };
  return [{ url: image, alt: imageAlt, value, ...sources }, ...gallery];
}

export function picturesOfVariant(
  product: Parameters<typeof picturesOf>[0],
  variant: VariantRecord,
): readonly PictureRecord[] {
  const { color } = sizeAndColour(product, variant);
  return picturesOfColour(picturesOf(product), color, ({ value }) => value);
}

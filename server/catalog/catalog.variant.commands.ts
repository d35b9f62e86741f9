import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { isBlank, readText } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import { requirePrice } from './catalog.commands.ts';
import {
  priceOf,
  quantityAvailable,
  variantTitle,
  type VariantOfProduct,
} from './catalog.variant.rules.ts';
import { readStock } from './catalog.variant.staff.rules.ts';
import * as service from './catalog.variant.staff.service.ts';

const MAX_CHANGES = 1000;

/** Prices in centimes. */
function summaryOf({ product, variant }: VariantOfProduct) {
  const { id, sku, stockOnHand, allocated } = variant;
  return {
    id,
    productId: product.id,
    title: product.title,
    /** Null for the only variant of a product. */
    variantTitle: variantTitle(variant),
    sku,
    ...priceOf(product, variant),
    hasOwnPrice: variant.price !== null,
    /** Null: not counted. */
    stockOnHand,
    allocated,
    quantityAvailable: quantityAvailable(product, variant),
    /** Of the product: none of its variants can be bought. */
    outOfStock: product.outOfStock,
  };
}

const changesOf = (changed: readonly service.VariantChanged[]) => ({
  variants: changed.map(({ before, ...one }) => ({ ...summaryOf(one), before: summaryOf(before) })),
});

export const listStock = staffCommand(
  z.strictObject({
    id: z.string().optional(),
    search: z.string().optional(),
    category: z.string().optional(),
    outOfStock: z.boolean().optional(),
    low: z.int().min(0).optional(),
  }),
  async (context, selection) => ({
    variants: (await service.selectVariants(context, selection)).map(summaryOf),
  }),
);

/** An empty text: not counted. */
export const setStock = staffCommand(
  z.strictObject({
    changes: z
      .array(z.strictObject({ id: z.string(), stock: z.string() }))
      .min(1)
      .max(MAX_CHANGES),
  }),
  async (context, { changes }) => {
    const read = changes.map(({ id, stock }) => ({
      variantId: id,
      stockOnHand: stock === '' ? null : requireStock(id, stock),
    }));
    return changesOf(await service.setStock(context, read));
  },
);

function requireStock(id: string, text: string): number {
  const stock = readStock(text);
  if (stock !== null) return stock;
  throw new Refusal({ code: 'INVALID', reason: 'STOCK', field: 'stock', id, text });
}

export const listVariants = staffCommand(
  z.strictObject({ id: z.string() }),
  async (context, input) => ({
    variants: (await service.selectVariants(context, input)).map(summaryOf),
  }),
);

/** An empty text takes a value away. */
export const changeVariant = staffCommand(
  z.strictObject({
    id: z.string(),
    sku: z.string().optional(),
    price: z.string().optional(),
    original: z.string().optional(),
  }),
  async (context, { id, sku, price, original }) => {
    const changed = await service.changeVariant(context, id, {
      ...(sku === undefined ? {} : { sku: isBlank(sku) ? null : readText(sku, 'sku') }),
      ...(price === undefined ? {} : { price: optionalPrice(price, 'price') }),
      ...(original === undefined ? {} : { originalPrice: optionalPrice(original, 'original') }),
    });
    return changesOf(changed);
  },
);

function optionalPrice(text: string, field: string): number | null {
  return text === '' ? null : requirePrice(text, field);
}

export const removeVariant = staffCommand(
  z.strictObject({ id: z.string() }),
  async (context, { id }) => ({
    removed: summaryOf(await service.deleteVariant(context, id)),
  }),
);

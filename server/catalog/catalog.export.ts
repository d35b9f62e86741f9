import type { Shop } from '../context.ts';
import { CURRENCY } from '../shared/money.ts';
import type { ProductRecord } from './catalog.store.ts';
import {
  picturesOf,
  priceOf,
  quantityAvailable,
  selectedOptions,
} from './catalog.variant.rules.ts';

/** Few enough that other requests hardly wait while one batch is written. */
const BATCH = 50;

/**
 * The catalogue, in batches that are read one after the other. A product keeps its position: none is
 * missing or repeated when others change meanwhile.
 */
export async function* everyProduct({
  store,
}: Pick<Shop, 'store'>): AsyncGenerator<readonly ProductRecord[]> {
  let position = -1;
  for (;;) {
    const products = await store.read.catalog.productsBehind(position, BATCH);
    const last = products.at(-1);
    if (!last) return;
    yield products;
    position = last.position;
  }
}

/** A line of `/export/products.ndjson`: amounts in centimes, instants in UTC, absolute addresses. */
export function productRow(product: ProductRecord, origin: string) {
  const { id, version, title, brand, description, categoryName, outOfStock } = product;
  const { price, originalPrice, options, details, ratings, updatedAt } = product;
  return {
    id,
    version,
    title,
    brand,
    description,
    categoryName,
    currency: CURRENCY,
    price,
    originalPrice,
    outOfStock,
    images: picturesOf(product).map(({ url, alt }) => ({ url: new URL(url, origin).href, alt })),
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => value),
    })),
    details,
    ratings,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      selectedOptions: selectedOptions(product, variant),
      ...priceOf(product, variant),
      stockOnHand: variant.stockOnHand,
      allocated: variant.allocated,
      quantityAvailable: quantityAvailable(product, variant),
    })),
    updatedAt,
  };
}

import type { Shop } from '../../context.ts';
import { CURRENCY } from '#shared/money.ts';
import { priceOf, type Offers } from '../campaign/offers.rules.ts';
import { audienceOf } from '../catalog.audience.rules.ts';
import { colorFamiliesOf } from '../search/colours.ts';
import { kindsOf } from '../kind/kind.rules.ts';
import { rasterOf } from '../picture/raster.rules.ts';
import { codesBy, plainValues, type ProductRecord } from '../catalog.store.ts';
import {
  baseVariant,
  picturesOf,
  quantityAvailable,
  selectedOptions,
} from '../catalog.variant.rules.ts';

/** Few enough that other requests hardly wait while one batch is written. */
const BATCH = 50;

/**
 * The catalogue, or what staff changed in it at `since` or later, in batches that are read one after
 * the other. A product keeps its position: none is
 * missing or repeated when others change meanwhile.
 */
export async function* everyProduct(
  { store }: Pick<Shop, 'store'>,
  since: string | null = null,
): AsyncGenerator<readonly ProductRecord[]> {
  let position = -1;
  for (;;) {
    const products = await store.read.catalog.productsBehind(position, BATCH);
    const last = products.at(-1);
    if (!last) return;
    yield since === null ? products : products.filter(({ updatedAt }) => updatedAt >= since);
    position = last.position;
  }
}

/** A line of `/export/products.ndjson`: amounts in centimes, instants in UTC, absolute addresses. */
export function productRow(
  product: ProductRecord,
  { origin, offers }: { readonly origin: string; readonly offers: Offers },
) {
  const { id, version, categoryName } = product;
  const { options, details, occasions, ratings, updatedAt } = product;
  return {
    id,
    version,
    ...plainValues((field) => product[field]),
    categoryName,
    currency: CURRENCY,
    ...priceOf(product, { ...baseVariant(product), price: null, originalPrice: null }, offers),
    images: picturesOf(product).flatMap((picture) => {
      const [path] = rasterOf(picture);
      return path === undefined ? [] : [{ url: new URL(path, origin).href, alt: picture.alt }];
    }),
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => value),
    })),
    details,
    occasions,
    colorFamilies: colorFamiliesOf(product),
    audience: audienceOf(product),
    kinds: kindsOf(product),
    ratings,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      ...codesBy((code) => variant[code] ?? null),
      selectedOptions: selectedOptions(product, variant),
      ...priceOf(product, variant, offers),
      stockOnHand: variant.stockOnHand,
      allocated: variant.allocated,
      quantityAvailable: quantityAvailable(product, variant),
    })),
    updatedAt,
  };
}

import type {
  ProductRecord,
  StockPage,
  StockPlace,
  StockQuery,
} from '../../../server/catalog/catalog.store.ts';
import { containsWords } from '../../../server/catalog/search/search.ts';
import type { SearchedCategory } from '../../../server/catalog/search/categories.ts';
import { findInTiers, foldNamed } from './search/catalog-search.tiers.ts';
import { LOW_STOCK } from '../../../server/catalog/staff/list.rules.ts';
import {
  compareStock,
  placeOf,
  stockCursorOf,
} from '../../../server/catalog/staff/stock-levels.rules.ts';
import { cutPage } from '../../../server/shared/paging.ts';
import { fold } from '#shared/fold.ts';

/** Returns for each variant its searched texts beside the title and brand of its product. */
const variantTextsOf = ({ variants }: ProductRecord): readonly string[] =>
  variants.map(({ id, sku, gtin, values }) =>
    fold([...values, id, sku ?? '', gtin ?? ''].join(' ')),
  );

/** Equals `stockPage`. */
export function selectStock(
  products: readonly ProductRecord[],
  query: StockQuery,
  categories: readonly SearchedCategory[] = [],
): StockPage {
  const { search, isLowStock, first, after } = query;
  const found = search && findInTiers(products, search, categories);
  const foundIn = (product: ProductRecord) => {
    const places = product.variants.map((_, at) => placeOf(product, at));
    if (!search) return places;
    const texts = variantTextsOf(product);
    const named = places.filter(({ at }) =>
      containsWords(`${foldNamed(product)} ${texts[at]}`, search),
    );
    if (named.length > 0 || !found?.has(product)) return named;
    const ofVariants = search.words.filter(
      (word) => !foldNamed(product).includes(word) && texts.some((lines) => lines.includes(word)),
    );
    const having = places.filter(({ at }) => ofVariants.every((word) => texts[at]?.includes(word)));
    return having.length > 0 ? having : places;
  };
  const levels = products
    .flatMap((product) =>
      foundIn(product)
        .filter(({ available }) => !isLowStock || available <= LOW_STOCK)
        .flatMap((place) => {
          const variant = product.variants[place.at];
          return variant ? [{ product, variant, place }] : [];
        }),
    )
    .toSorted((one, other) => compareStock(one.place, other.place));
  const isBehind = (place: StockPlace) => after === null || compareStock(place, after) > 0;
  const start = levels.findIndex(({ place }) => isBehind(place));
  const nodes = levels.map(({ product, variant }) => ({ product, variant }));
  return cutPage(nodes, start === -1 ? nodes.length : start, first, stockCursorOf);
}

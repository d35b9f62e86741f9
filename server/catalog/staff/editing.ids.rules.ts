import { fold } from '#shared/fold.ts';
import { isReservedId, isSlug } from '../catalog.product.rules.ts';
import { variantIdOf } from '../catalog.variant.rules.ts';

/** Ids are part of URLs; a number may follow. */
const MAX_LENGTH = 80;

/** Empty for a text without Latin letters and digits. */
export function slugOf(text: string): string {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
}

/**
 * Returns ids for a title, best first; titles without Latin letters get `produit`, and reserved
 * words a number.
 */
export function candidateIds(title: string, from: number, count: number): readonly string[] {
  const slug = slugOf(title) || 'produit';
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    return number === 1 ? slug : `${slug}-${number}`;
  }).filter((id) => !isReservedId(id));
}

/** Returns an id for a text that no other has; texts without Latin letters get `otherwise`, reserved words a number. */
export function freeSlug(text: string, otherwise: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(text) || otherwise;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id) && !isReservedId(id)) return id;
  }
}

/** Returns an id such as `robe-chemise-rayee.42-bleu`; values without Latin letters get a number. */
export function newVariantId(
  productId: string,
  values: readonly string[],
  taken: ReadonlySet<string>,
): string {
  const own = slugOf(variantIdOf('', values)) || 'declinaison';
  for (let number = 1; ; number += 1) {
    const id = `${productId}.${number === 1 ? own : `${own}-${number}`}`;
    if (!taken.has(id) && isSlug(id.slice(productId.length + 1))) return id;
  }
}

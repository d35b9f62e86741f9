import { createHash } from 'node:crypto';
import { slugOf } from '../staff/editing.ids.rules.ts';
import { isReservedId, isSlug } from '../catalog.product.rules.ts';
import { withoutMarkup } from '../catalog.plain-text.rules.ts';
import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import type { ForeignProduct, IdentifiedProduct } from './foreign.ts';
import type { ReadCell } from './table.csv.ts';

/** The same text has the same end in each import. */
const endOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Gives ids to old addresses (a handle, a slug), the same ones in each import. `taken` are the addresses by id so far.
 * Addresses without Latin letters, reserved words and such as would have another's id get an end of their own.
 */
export function idOfAddress(address: string, taken: Map<string, string>): string {
  const slug = isSlug(address) ? address : slugOf(address);
  const isFree = slug !== '' && !isReservedId(slug) && (taken.get(slug) ?? address) === address;
  const id = isFree ? slug : `${slug.slice(0, 80) || 'produit'}-${endOf(address)}`;
  taken.set(id, address);
  return id;
}

/**
 * Gives products their ids here: those to which their keys lead already (`known`, by key), or else those of their addresses.
 * Where the file has no addresses, a known product gets no further old paths: its title may have changed since.
 */
export function identified(
  products: readonly ForeignProduct[],
  known: ReadonlyMap<string, string>,
): readonly IdentifiedProduct[] {
  const taken = new Map([...known].map(([key, id]) => [id, key]));
  return products.map((product) => {
    const { key, address, isAddressGuessed } = product;
    const before = key === null ? undefined : known.get(key);
    const oldPaths = before !== undefined && isAddressGuessed ? [] : product.oldPaths;
    return {
      ...product,
      id: before ?? (address && idOfAddress(address, taken)),
      oldPaths: key === null ? oldPaths : [key, ...oldPaths],
    };
  });
}

/** A part of an address as WordPress and others write one for a title; Arabic letters stay. */
export function oldSlugOf(title: string): string {
  const slug = slugOf(title);
  if (slug !== '') return slug;
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-');
}

/**
 * Slugs of titles that the file may have several times: the oldest one, by its number there, has the slug alone, and the
 * next ones a number behind it, as those shops do.
 */
export function slugsByNumber(
  products: ReadonlyArray<{ readonly number: number; readonly title: string }>,
): ReadonlyMap<number, string> {
  const counts = new Map<string, number>();
  const slugs = new Map<number, string>();
  for (const { number, title } of products.toSorted((a, b) => a.number - b.number)) {
    const slug = oldSlugOf(title);
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    slugs.set(number, count === 1 ? slug : `${slug}-${count}`);
  }
  return slugs;
}

/** Products' rows with their ids and titles, and the slugs that the file has or that their titles were given. */
export function withSlugs(
  rows: readonly CsvLine[],
  columns: { readonly id: ReadCell; readonly name: ReadCell; readonly slug: ReadCell },
) {
  const numbered = rows.map((row, at) => {
    const id = columns.id(row);
    const title = withoutMarkup(columns.name(row));
    return { row, id, title, number: Number(id) || 1e12 + at };
  });
  const slugs = slugsByNumber(numbered);
  return numbered.map(({ number, ...product }) => {
    const written = columns.slug(product.row);
    const slug = written || (slugs.get(number) ?? '');
    return { ...product, slug, isSlugGuessed: written === '' };
  });
}

import { fold } from '#shared/fold.ts';
import type { SizeGuideRecord } from '../catalog.store.ts';

/** Folded headings of the columns in which guides name the shop's own sizes; others are of other countries. */
const OWN_NAMES: ReadonlySet<string> = new Set(['lettre', 'fr']);

/** Returns the other names of a size in a guide: 40 where it is M, and M where it is 40. */
export type SameSizes = (guide: string | null, size: string | undefined) => readonly string[];

export function sameSizesIn(
  guides: Iterable<Pick<SizeGuideRecord, 'id' | 'columns' | 'rows'>>,
): SameSizes {
  const others = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const { id, columns, rows } of guides) {
    const isOwnName = columns.map((heading) => OWN_NAMES.has(fold(heading)));
    const names = rows.map((row) => row.filter((_, at) => isOwnName[at]));
    const pairs = names.flatMap((all) =>
      all.map((name) => [name, all.filter((other) => other !== name)] as const),
    );
    others.set(id, new Map(pairs));
  }
  return (guide, size = '') => others.get(guide ?? '')?.get(size) ?? [];
}

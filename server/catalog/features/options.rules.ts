import { COLOUR_OPTION, SIZE_OPTION } from '#shared/catalog/option-filters.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { slugOf } from '../staff/editing.ids.rules.ts';

/** Every page names them. */
const MAX_OPTIONS = 30;

/** Widths of lenses. */
const FRAME_OPTION = 'Calibre';

/** Parameters of lists that mean something else, and those that other sites add to links. */
const RESERVED: ReadonlySet<string> = new Set([
  'category',
  'brand',
  'taille',
  'couleur',
  'largeur',
  'occasion',
  'pour',
  'note',
  'q',
  'exact',
  'sort',
  'ruptures',
  'promo',
  'prix-min',
  'prix-max',
  'nombre',
  'after',
  'code',
  'token',
  'date',
  'variante',
  'ref',
  'source',
  'gclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'campagne',
]);

/** An option that lists are filtered by, with its parameter in their addresses. */
export interface ListedOption {
  readonly name: string;
  readonly parameter: string;
}

/**
 * Returns the options that are filters beside sizes and colours, those of most products first. Frames with measures
 * are filtered by their widths instead of the widths of their lenses.
 */
export function filterOptionsOf(
  products: readonly Pick<ProductRecord, 'options' | 'variants'>[],
): readonly ListedOption[] {
  const counts = new Map<string, number>();
  for (const { options, variants } of products) {
    const isMeasured = variants.some(({ frame }) => frame !== null);
    for (const { name } of options) {
      if (name === SIZE_OPTION || name === COLOUR_OPTION) continue;
      if (name === FRAME_OPTION && isMeasured) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const names = [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .map(([name]) => name)
    .slice(0, MAX_OPTIONS);
  return withParameters(names);
}

/** Names that differ by their accents alone, or have no Latin letters, are written as they are. */
function withParameters(names: readonly string[]): readonly ListedOption[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const slug = slugOf(name);
    const free = (one: string) => one !== '' && !RESERVED.has(one) && !taken.has(one);
    const parameter = [slug, slug && `option-${slug}`].find(free) ?? name;
    taken.add(parameter);
    return { name, parameter };
  });
}

import { Refusal } from '../../shared/problems.ts';
import type { FieldRule } from '../../shared/form.ts';
import { occasionSlugs } from '#shared/occasions.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { fold } from '#shared/fold.ts';
import { OCCASIONS, sortedOccasions, type Occasion } from '../occasion/occasion.rules.ts';

const slugs = OCCASIONS.map((occasion) => occasionSlugs[occasion]);

/** Occasions by code, slug or name, folded. */
const named: ReadonlyMap<string, Occasion> = new Map(
  OCCASIONS.flatMap((occasion) => {
    const slug = occasionSlugs[occasion];
    return [occasion, slug, occasionNames[occasion]].map((text) => [fold(text), occasion] as const);
  }),
);

/** `mariage | soiree`. */
export function printOccasions(occasions: readonly Occasion[]): string {
  return occasions.map((occasion) => occasionSlugs[occasion]).join(' | ');
}

/** An empty cell: none. Refuses with INVALID. */
export const readOccasions: FieldRule<readonly Occasion[]> = (value, field) => {
  const texts = typeof value === 'string' ? value.split(/[|,;]/).map((text) => text.trim()) : [];
  const found = texts
    .filter((text) => text !== '')
    .map((text) => {
      const occasion = named.get(fold(text));
      if (occasion) return occasion;
      throw new Refusal({ code: 'INVALID', reason: 'CELL_OCCASION', field, text, known: slugs });
    });
  return sortedOccasions(found);
};

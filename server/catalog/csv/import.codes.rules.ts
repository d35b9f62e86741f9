import {
  audiences,
  colorFamilies,
  sortedAudience,
  sortedColorFamilies,
} from '#shared/catalog/product-traits.ts';
import { occasionSlugs } from '#shared/catalog/occasions.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { fold } from '#shared/fold.ts';
import { Refusal } from '../../shared/problems.ts';
import type { FieldRule } from '../../shared/form.ts';
import { KINDS, kindName, sortedKinds } from '../kind/kind.rules.ts';
import { sortedOccasions } from '../occasion/occasion.rules.ts';

/** Cells of several codes: written as `mariage | soiree`, read by the code, its word or its name. */
function codeCells<C extends string>(
  words: Readonly<Record<C, string>>,
  sorted: (codes: Iterable<C>) => readonly C[],
  names: Readonly<Record<C, string>> = words,
) {
  // The keys are the table's own.
  const codes = Object.keys(words) as C[];
  const named = new Map(
    codes.flatMap((code) =>
      [code, words[code], names[code]].map((text) => [fold(text), code] as const),
    ),
  );
  const known = codes.map((code) => words[code]);
  /** An empty cell is none. */
  const read: FieldRule<readonly C[]> = (value, field) => {
    const texts = typeof value === 'string' ? value.split(/[|,;]/).map((text) => text.trim()) : [];
    const found = texts
      .filter((text) => text !== '')
      .map((text) => {
        const code = named.get(fold(text));
        if (code !== undefined) return code;
        throw new Refusal({ code: 'INVALID', reason: 'CELL_CODE', field, text, known });
      });
    return sorted(found);
  };
  return {
    read,
    print: (some: readonly C[]) => some.map((code) => words[code]).join(' | '),
  };
}

export const occasionCells = codeCells(occasionSlugs, sortedOccasions, occasionNames);
export const colorFamilyCells = codeCells(colorFamilies, sortedColorFamilies);
export const audienceCells = codeCells(audiences, sortedAudience);
export const kindCells = codeCells(
  Object.fromEntries(KINDS.map((kind) => [kind, kind])),
  sortedKinds,
  Object.fromEntries(KINDS.map((kind) => [kind, kindName('FR', kind) ?? kind])),
);

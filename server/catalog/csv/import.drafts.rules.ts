import type { FileProblem } from './columns.ts';
import type { ChosenOption } from './import.options.rules.ts';
import type { OptionRecord, ProductRecord, VariantRecord } from '../catalog.store.ts';

/** A product's variant during an import, its options by name. */
export interface Draft {
  readonly variant: VariantRecord;
  /** Null for a variant that the file omits. */
  readonly line: number | null;
  readonly chosen: readonly ChosenOption[];
}

type Options = ProductRecord['options'];

/** `firstLine` stands for variants that the file omits. */
export function problemsAmong(
  drafts: readonly Draft[],
  options: Options,
  firstLine: number,
): readonly FileProblem[] {
  const names = namesOf(options, drafts);
  const seen = new Map<string, Draft>();
  const swatches = new Map<string, { readonly swatch: string; readonly line: number }>();
  return inFileOrder(drafts).flatMap((draft): FileProblem[] => {
    const { variant, chosen, line } = draft;
    const about = { code: 'INVALID', field: 'options', line: line ?? firstLine } as const;
    if (!isSameSet(names, namesIn(chosen))) {
      return [{ ...about, reason: 'CELL_OPTION_NAMES', id: variant.id, names }];
    }
    const key = JSON.stringify(valuesOf(chosen, names));
    const other = seen.get(key);
    if (other) return [{ ...about, reason: 'CELL_OPTIONS_TWICE', id: other.variant.id }];
    seen.set(key, draft);
    return chosen.flatMap(({ name, value, swatch }): FileProblem[] => {
      if (swatch === null) return [];
      const option = JSON.stringify([name, value]);
      const first = swatches.get(option);
      if (!first) swatches.set(option, { swatch, line: about.line });
      return first && first.swatch !== swatch
        ? [{ ...about, reason: 'CELL_SWATCH', value, first: first.line }]
        : [];
    });
  });
}

/** The swatch of a new value for which the file names none. */
export type SwatchOf = (name: string, value: string) => string | null;

/** Omits values that no variant has; new ones come after those of the variant before. */
export function fromDrafts(
  options: Options,
  drafts: readonly Draft[],
  swatchOf: SwatchOf,
): Pick<ProductRecord, 'options' | 'variants'> {
  const names = namesOf(options, drafts);
  const chosen = drafts.flatMap((draft) => draft.chosen);
  const variants = drafts.map((draft) => ({
    ...draft.variant,
    values: valuesOf(draft.chosen, names),
  }));
  return {
    variants,
    options: names.map((name, at) => {
      const known = options.find((option) => option.name === name)?.values ?? [];
      const used = variants.map(({ values }) => values[at] ?? '');
      return {
        name,
        values: valuesInOrder(known, used).map(withSwatch(name, known, chosen, swatchOf)),
      };
    }),
  };
}

type Values = OptionRecord['values'];

function valuesInOrder(known: Values, used: readonly string[]): readonly string[] {
  const values = known.map(({ value }) => value).filter((value) => used.includes(value));
  used.forEach((value, at) => {
    if (!values.includes(value)) values.splice(values.indexOf(used[at - 1] ?? '') + 1, 0, value);
  });
  return values;
}

function withSwatch(
  name: string,
  known: Values,
  chosen: readonly ChosenOption[],
  swatchOf: SwatchOf,
) {
  return (value: string): Values[number] => {
    const named = chosen.find(
      (one) => one.name === name && one.value === value && one.swatch !== null,
    );
    const before = known.find((one) => one.value === value);
    const usual = before ? before.swatch : swatchOf(name, value);
    return { value, swatch: named?.swatch ?? usual };
  };
}

/**
 * Returns the names of the file's first variant with options; in today's order if they are the
 * same.
 */
function namesOf(options: Options, drafts: readonly Draft[]): readonly string[] {
  const known = options.map(({ name }) => name);
  const first = inFileOrder(drafts).find(({ line, chosen }) => line !== null && chosen.length > 0);
  const names = first ? namesIn(first.chosen) : known;
  return isSameSet(names, known) ? known : names;
}

function inFileOrder(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);
}

export function namesIn(chosen: readonly ChosenOption[]): readonly string[] {
  return chosen.map(({ name }) => name);
}

export function valuesOf(
  chosen: readonly ChosenOption[],
  names: readonly string[],
): readonly string[] {
  return names.map((name) => chosen.find((one) => one.name === name)?.value ?? '');
}

/** Both have each name once. */
export function isSameSet(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name));
}

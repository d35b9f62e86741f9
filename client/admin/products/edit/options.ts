import { newVariant, type Draft, type DraftOption, type DraftVariant } from './draft.ts';

type Shape = Pick<Draft, 'options' | 'variants'>;

/** Adds the values that are new, and the variants that are then missing. */
export function addValues(shape: Shape, at: number, texts: readonly string[]): Shape {
  return texts.reduce((current, text) => addValue(current, at, text.trim()), shape);
}

function addValue(shape: Shape, at: number, value: string): Shape {
  const option = shape.options[at];
  if (!option || value === '' || option.values.some((known) => known.value === value)) return shape;
  const hasSwatches = option.values.some(({ swatch }) => swatch !== null);
  const added = { value, swatch: hasSwatches ? plainSwatch : null };
  const options = shape.options.with(at, { ...option, values: [...option.values, added] });
  const isFirst = option.values.length === 0;
  return order(
    isFirst
      ? { options, variants: giveValue(options, at, shape.variants, value) }
      : { options, variants: [...shape.variants, ...missing(options, at, value, shape.variants)] },
  );
}

export const plainSwatch = '#8a8f98';

/** The first value of an option goes to all variants there are. */
function giveValue(
  options: readonly DraftOption[],
  at: number,
  variants: readonly DraftVariant[],
  value: string,
): DraftVariant[] {
  const index = placeOf(options, at);
  const base = variants.length === 0 ? [newVariant([])] : variants;
  return base.map((variant) => ({
    ...variant,
    values: variant.values.toSpliced(index, 0, value),
  }));
}

/** Returns the place of an option's value in variants: options without values have none. */
function placeOf(options: readonly DraftOption[], at: number) {
  return options.slice(0, at).filter(({ values }) => values.length > 0).length;
}

/** Variants with this value that are not there, one for each combination of the other options. */
function missing(
  options: readonly DraftOption[],
  at: number,
  value: string,
  variants: readonly DraftVariant[],
): DraftVariant[] {
  const lists = options
    .map(({ values }, index) => (index === at ? [value] : values.map((each) => each.value)))
    .filter((values) => values.length > 0);
  const known = new Set(variants.map(({ values }) => JSON.stringify(values)));
  return combine(lists)
    .filter((values) => !known.has(JSON.stringify(values)))
    .map(newVariant);
}

function combine(lists: readonly string[][]): string[][] {
  return lists.reduce<string[][]>(
    (combinations, values) =>
      combinations.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
}

/** A changed name of a value is that of its variants, too. */
export function renameValue(shape: Shape, at: number, index: number, value: string): Shape {
  const option = shape.options[at];
  const before = option?.values[index];
  if (!option || !before) return shape;
  const values = option.values.with(index, { ...before, value });
  const place = placeOf(shape.options, at);
  return {
    options: shape.options.with(at, { ...option, values }),
    variants: shape.variants.map((variant) =>
      variant.values[place] === before.value
        ? { ...variant, values: variant.values.with(place, value) }
        : variant,
    ),
  };
}

/** Removes a value and its variants; with the last value the option. */
export function removeValue(shape: Shape, at: number, index: number): Shape {
  const option = shape.options[at];
  const gone = option?.values[index];
  if (!option || !gone) return shape;
  if (option.values.length === 1) return removeOption(shape, at);
  const place = placeOf(shape.options, at);
  return {
    options: shape.options.with(at, { ...option, values: option.values.toSpliced(index, 1) }),
    variants: shape.variants.filter(({ values }) => values[place] !== gone.value),
  };
}

/** Removes an option; of variants that are alike without it the first one stays. */
export function removeOption(shape: Shape, at: number): Shape {
  const options = shape.options.toSpliced(at, 1);
  if (shape.options[at]?.values.length === 0) return { ...shape, options };
  const place = placeOf(shape.options, at);
  const seen = new Set<string>();
  const variants = shape.variants
    .map((variant) => ({ ...variant, values: variant.values.toSpliced(place, 1) }))
    .filter(({ values }) => {
      const name = JSON.stringify(values);
      return !seen.has(name) && seen.add(name);
    });
  return { options, variants };
}

/** Variants in the order of the options' values. */
function order({ options, variants }: Shape): Shape {
  const lists = options.filter(({ values }) => values.length > 0);
  const rank = ({ values }: DraftVariant) =>
    lists.reduce(
      (sum, option, at) =>
        sum * (option.values.length + 1) +
        option.values.findIndex(({ value }) => value === values[at]),
      0,
    );
  return { options, variants: variants.toSorted((one, other) => rank(one) - rank(other)) };
}

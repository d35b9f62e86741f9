import { newVariant, type Draft, type DraftOption } from './draft.ts';

type Shape = Pick<Draft, 'options' | 'variants'>;

export const plainSwatch = '#8a8f98';

/** Adds the values that are new, and the variants that are then missing, in the order of the options' values. */
export function addValues(shape: Shape, at: number, texts: readonly string[]): Shape {
  const option = shape.options[at];
  if (!option) return shape;
  const known = option.values.map(({ value }) => value);
  const typed = new Set(texts.map((text) => text.trim()));
  const added = [...typed].filter((text) => text !== '' && !known.includes(text));
  const [first] = added;
  if (first === undefined) return shape;
  const hasSwatches = option.values.some(({ swatch }) => swatch !== null);
  const values = added.map((value) => ({ value, swatch: hasSwatches ? plainSwatch : null }));
  const options = shape.options.with(at, { ...option, values: [...option.values, ...values] });
  const place = placeOf(options, at);
  const present = shape.variants.length === 0 ? [newVariant([])] : shape.variants;
  // The first value of an option goes to all variants there are.
  const variants =
    known.length > 0
      ? present
      : present.map((one) => ({ ...one, values: one.values.toSpliced(place, 0, first) }));
  const variantsOf = (combination: string[]) => {
    const name = JSON.stringify(combination);
    const found = variants.filter(({ values: own }) => JSON.stringify(own) === name);
    const isMissing = found.length === 0 && added.includes(combination[place] ?? '');
    return isMissing ? [newVariant(combination)] : found;
  };
  return { options, variants: combinationsOf(options).flatMap(variantsOf) };
}

/** Returns the place of an option's value in variants: options without values have none. */
const placeOf = (options: readonly DraftOption[], at: number) =>
  options.slice(0, at).filter(({ values }) => values.length > 0).length;

function combinationsOf(options: readonly DraftOption[]): string[][] {
  return options
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>(
      (combinations, { values }) =>
        combinations.flatMap((combination) => values.map(({ value }) => [...combination, value])),
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
  const variants = shape.variants.map((variant) => ({
    ...variant,
    values: variant.values.toSpliced(place, 1),
  }));
  const names = variants.map(({ values }) => JSON.stringify(values));
  return {
    options,
    variants: variants.filter((_, row) => names.indexOf(names[row] ?? '') === row),
  };
}

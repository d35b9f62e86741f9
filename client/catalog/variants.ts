type Option = { name: string; values: readonly { value: string; swatch: string | null }[] };

/** The stock of a size and colour. */
export type Stocked = { size: string | null; color: string | null; availableForSale: boolean };

/** Variant of a product whose options can be chosen. */
export type Variant = {
  id: string;
  availableForSale: boolean;
  selectedOptions: readonly { name: string; value: string }[];
};

export function isColour({ values }: Option) {
  return values.some(({ swatch }) => swatch !== null);
}

/** The option that is remembered from one garment to the next. */
export function sizeOption<O extends Option>(options: readonly O[]): O | undefined {
  return options.find((option) => !isColour(option));
}

/** Returns the title for shoppers: a number alone says what it measures, « Calibre 46 ». */
export function namedTitle({
  title,
  selectedOptions,
}: Pick<Variant, 'selectedOptions'> & { title: string }) {
  const [first, ...others] = selectedOptions;
  const isBareNumber = others.length === 0 && /^\d+([.,]\d+)?$/.test(title);
  return first && isBareNumber ? `${first.name} ${title}` : title;
}

export function valueOf({ selectedOptions }: Variant, name: string) {
  return selectedOptions.find((option) => option.name === name)?.value;
}

/**
 * The variant to begin with: the base variant, which has the product's id, or the first one
 * available; in the remembered `size` if it can be bought in that.
 */
export function firstVariant<V extends Stocked & { id: string }>(
  productId: string,
  variants: readonly V[],
  size: string | undefined,
): V | undefined {
  const base = variants.find(({ id }) => id === productId) ?? variants[0];
  const available = variants.filter(({ availableForSale }) => availableForSale);
  const start = base?.availableForSale ? base : (available[0] ?? base);
  if (size === undefined) return start;
  const inSize = available.filter((variant) => variant.size === size);
  return inSize.find(({ color }) => color === start?.color) ?? inSize[0] ?? start;
}

/** Each size of which any colour can be bought; none for what comes in one form. */
export function sizesInStock(variants: readonly Stocked[]) {
  const available = variants.filter(({ availableForSale }) => availableForSale);
  return [...new Set(available.flatMap(({ size }) => size ?? []))];
}

/** The variant that differs from `from` in one value; in more where no such one is made. */
export function variantWith<V extends Variant>(
  variants: readonly V[],
  from: Variant,
  { name, value }: { name: string; value: string },
): V | undefined {
  const having = variants.filter((variant) => valueOf(variant, name) === value);
  const isLike = (variant: V) =>
    from.selectedOptions.every(
      (option) => option.name === name || valueOf(variant, option.name) === option.value,
    );
  return (
    having.find(isLike) ?? having.find(({ availableForSale }) => availableForSale) ?? having[0]
  );
}

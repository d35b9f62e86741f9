import { variantFieldNames } from '#shared/texts/fields/variant-fields.fr.ts';
import {
  changedFields,
  draftOf,
  type Draft,
  type DraftPicture,
  type DraftVariant,
} from './draft.ts';
import type { EditedProduct } from './productQuery.ts';

/** Puts what was typed since `before` on top of a newer product, which has all other fields. */
export function rebase(before: Draft, now: Draft, product: EditedProduct): Draft {
  const fresh = draftOf(product);
  const result: Draft = { ...fresh };
  const changed = changedFields(before, now);
  for (const field of changed) Object.assign(result, { [field]: now[field] });
  if (changed.includes('images')) {
    result.images = withNew(before.images, now.images, fresh.images);
  }
  // A variant of the product has the cells that were typed over.
  const retyped = (variant: DraftVariant): DraftVariant => {
    const [from, to] = [findVariant(before, variant), findVariant(now, variant)];
    if (!from || !to) return variant;
    const typed = variantFieldNames.filter((field) => to[field] !== from[field]);
    return { ...variant, ...Object.fromEntries(typed.map((field) => [field, to[field]])) };
  };
  if (shapeOf(before) === shapeOf(now)) {
    return { ...result, options: fresh.options, variants: fresh.variants.map(retyped) };
  }
  const variants = now.variants.map((variant) => {
    // The product has given it an id.
    const saved = findVariant(fresh, variant);
    return saved ? { ...retyped(saved), values: variant.values } : variant;
  });
  return { ...result, options: now.options, variants };
}

/** Options and the variants' values, without what else the variants have. */
function shapeOf({ options, variants }: Draft) {
  return JSON.stringify([options, variants.map(({ values }) => values)]);
}

function findVariant({ variants }: Draft, { id, values }: DraftVariant) {
  const name = JSON.stringify(values);
  return (
    variants.find((one) => id !== null && one.id === id) ??
    variants.find((one) => (id === null || one.id === null) && JSON.stringify(one.values) === name)
  );
}

/** Pictures that were added meanwhile stay at the end. */
function withNew(
  before: readonly DraftPicture[],
  now: readonly DraftPicture[],
  fresh: readonly DraftPicture[],
) {
  const known = new Set([...before, ...now].map(({ url }) => url));
  const there = new Set(fresh.map(({ url }) => url));
  return [
    ...now.filter(({ url }) => there.has(url)),
    ...fresh.filter(({ url }) => !known.has(url)),
  ];
}

import { variantFieldNames } from '#shared/texts/variant-fields.fr.ts';
import { changedFields } from './changes.ts';
import { draftOf, type Draft, type DraftPicture, type DraftVariant } from './draft.ts';
import type { EditedProduct } from './productQuery.ts';

/** Puts what was typed since `before` on top of a newer product, which has all other fields. */
export function rebase(before: Draft, now: Draft, product: EditedProduct): Draft {
  const fresh = draftOf(product);
  const changed = new Set(changedFields(before, now));
  const result: Draft = { ...fresh };
  for (const field of changed) Object.assign(result, { [field]: now[field] });
  if (changed.has('images')) result.images = withNew(before.images, now.images, fresh.images);
  const isReshaped = shapeOf(before) !== shapeOf(now);
  if (isReshaped) result.options = now.options;
  result.variants = isReshaped
    ? reshaped(before, now, fresh)
    : fresh.variants.map((variant) => retyped(variant, before, now));
  return result;
}

/** Options and the variants' values, without what else the variants have. */
function shapeOf({ options, variants }: Draft) {
  return JSON.stringify([options, variants.map(({ values }) => values)]);
}

/** A variant of the product with the cells that were typed over. */
function retyped(variant: DraftVariant, before: Draft, now: Draft): DraftVariant {
  const [from, to] = [findVariant(before, variant), findVariant(now, variant)];
  if (!from || !to) return variant;
  const result = { ...variant };
  for (const field of variantFieldNames) if (to[field] !== from[field]) result[field] = to[field];
  const isFrameTyped = JSON.stringify(to.frame) !== JSON.stringify(from.frame);
  return isFrameTyped ? { ...result, frame: to.frame } : result;
}

/** The variants of the draft, with the ids that the product gave them. */
function reshaped(before: Draft, now: Draft, fresh: Draft): DraftVariant[] {
  return now.variants.map((variant) => {
    const saved = findVariant(fresh, variant);
    if (!saved) return variant;
    return { ...retyped(saved, before, now), values: variant.values };
  });
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

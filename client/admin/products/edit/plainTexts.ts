import { productFieldNames } from '#shared/texts/product-fields.fr.ts';

/** A text of a product that is chosen from nothing. */
export type PlainText = Exclude<keyof typeof productFieldNames, 'fit'>;

/** Names in the order of the form. */
export const plainTextNames = Object.keys(productFieldNames).filter(
  (name): name is PlainText => name !== 'fit',
);
export const requiredTexts: readonly PlainText[] = ['title', 'brand'];

export function plainTextsBy<Value>(valueOf: (name: PlainText) => Value) {
  const values = plainTextNames.map((name) => [name, valueOf(name)]);
  // Each name has its value.
  return Object.fromEntries(values) as Record<PlainText, Value>;
}

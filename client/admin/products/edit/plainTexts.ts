import type { ProductInput } from '../../../generated/admin/graphql.ts';

type TextIn<Input> = {
  [Field in keyof Input]-?: string extends NonNullable<Input[Field]> ? Field : never;
}[keyof Input];

/** A text of a product that is chosen from nothing. */
export type PlainText = Exclude<TextIn<ProductInput>, 'id' | 'categoryName' | 'sizeGuide'>;

type Settings = { isRequired: boolean; rows?: number };

/** In the order of the form; a new field of `ProductInput` is added here, or does not compile. */
export const plainTexts: Readonly<Record<PlainText, Settings>> = {
  title: { isRequired: true },
  brand: { isRequired: true },
  description: { isRequired: false, rows: 4 },
  searchWords: { isRequired: false },
};
// The keys are the object's own.
export const plainTextNames = Object.keys(plainTexts) as readonly PlainText[];

export function plainTextsBy<Value>(valueOf: (name: PlainText) => Value) {
  const values = plainTextNames.map((name) => [name, valueOf(name)]);
  // Each name has its value.
  return Object.fromEntries(values) as Record<PlainText, Value>;
}

import { readStock, writeStock } from '#shared/digits.ts';
import { readGtin } from '#shared/digits.ts';
import { writePrice } from '#shared/money.format.ts';
import { readPrice } from '#shared/money.ts';

/** How a field is typed: `read` gives null for none, and undefined for a text that it cannot be. */
type Kind<Value extends string | number> = {
  read: (text: string) => Value | null | undefined;
  write: (value: string | number) => string;
  /** Says how a text that cannot be read would be right; there is none for plain texts. */
  wrong?: string;
};

const optional =
  <Value>(read: (text: string) => Value | null) =>
  (text: string) =>
    text.trim() === '' ? null : (read(text) ?? undefined);

const text: Kind<string> = { read: (typed) => typed.trim() || null, write: String };
const price = {
  read: optional(readPrice),
  write: (amount: string | number) => writePrice(Number(amount)),
  wrong: 'Un montant en dirhams, comme 1 299,00.',
} satisfies Kind<number>;
const stock: Kind<number> = {
  read: readStock,
  write: (count) => writeStock(Number(count)),
  wrong: 'Un nombre entier, ou rien pour ne pas compter.',
};
const gtin: Kind<string> = {
  read: optional(readGtin),
  write: String,
  wrong: 'Un code-barres de 8, 12, 13 ou 14 chiffres, avec sa clé.',
};

/**
 * The plain fields of a variant in the order of their tables: the title of the column, the name of a cell
 * before the variant's title, what the field is called in a line of several, and headings in spreadsheets.
 */
export const variantFields = {
  sku: {
    kind: text,
    table: 'grid',
    column: 'Référence',
    cell: 'Référence',
    line: (typed: string) => `réf. ${typed}`,
    headings: ['sku', 'reference', 'ref', 'article', 'code'],
  },
  ownPrice: {
    kind: price,
    table: 'grid',
    column: 'Prix propre (DH)',
    cell: 'Prix',
    line: (typed: string) => `${typed}\u00a0DH`,
    headings: ['prix', 'price', 'prix dh', 'prix propre', 'tarif'],
  },
  stock: {
    kind: stock,
    table: 'grid',
    column: 'Stock',
    cell: 'Stock',
    // It is counted by itself, and no part of what is compared.
    line: () => '',
    headings: ['stock', 'quantite', 'qte', 'en stock', 'stock compte'],
  },
  ownOriginalPrice: {
    kind: price,
    table: 'grid',
    column: 'Prix d’origine propre (DH)',
    cell: 'Origine',
    line: (typed: string) => `origine ${typed}\u00a0DH`,
    headings: ['prix d origine', 'prix d origine propre', 'prix barre', 'original price'],
  },
  gtin: {
    kind: gtin,
    table: 'codes',
    column: 'Code-barres (GTIN)',
    cell: 'Code-barres',
    line: (typed: string) => `code-barres ${typed}`,
    headings: ['gtin', 'ean', 'upc', 'code barres', 'code barres gtin'],
  },
  mpn: {
    kind: text,
    table: 'codes',
    column: 'Référence du fabricant (MPN)',
    cell: 'Référence du fabricant',
    line: (typed: string) => `réf. du fabricant ${typed}`,
    headings: [
      'mpn',
      'reference du fabricant',
      'reference du fabricant mpn',
      'reference fabricant',
    ],
  },
} as const;

export type VariantField = keyof typeof variantFields;
export type VariantValues = {
  [Field in VariantField]: (typeof variantFields)[Field]['kind'] extends Kind<infer Value>
    ? Value | null
    : never;
};

// The keys of its own record.
export const variantFieldNames = Object.keys(variantFields) as VariantField[];

export function variantFieldsBy<Value>(valueOf: (field: VariantField) => Value) {
  const values = variantFieldNames.map((field) => [field, valueOf(field)]);
  // Each field has its value.
  return Object.fromEntries(values) as Record<VariantField, Value>;
}

/** The value of a typed cell; null for none, undefined for one that cannot be read. */
export const readCell = (field: VariantField, typed: string) =>
  variantFields[field].kind.read(typed);

/** Whether it can be saved as it is typed. */
export const isReadable = (field: VariantField, typed: string) =>
  readCell(field, typed) !== undefined;

/** Says how a cell that cannot be read would be right. */
export const wrongCell = (field: VariantField): string => variantFields[field].kind.wrong ?? '';

/** The text that a cell begins with. */
export const writeCell = (field: VariantField, value: string | number | null | undefined) =>
  value == null ? '' : variantFields[field].kind.write(value);

/** Writes a cell as the shop does; an unreadable one stays as it is, to be corrected. */
export function tidyCell(field: VariantField, typed: string) {
  const value = readCell(field, typed);
  return value === undefined ? typed : writeCell(field, value);
}

/** The name of a cell, such as « Stock 38 / Blanc ». */
export const cellName = (field: VariantField, title: string) =>
  `${variantFields[field].cell} ${title}`;

import { numberText, readGtin, readStock } from '#shared/digits.ts';
import { fold } from '#shared/fold.ts';
import { writePrice } from '#shared/money.format.ts';
import { readPrice } from '#shared/money.ts';

/** How a field is typed: `read` gives null for none, and undefined for a text that it cannot be. */
type Kind<Value extends string | number> = {
  read: (text: string) => Value | null | undefined;
  write: (value: string | number) => string;
  /** Says how a text that cannot be read would be right; there is none for plain texts. */
  wrong?: string;
  /** Attributes of its field: how it is typed on a phone, and what stands in it while it is empty. */
  input: Readonly<{
    inputMode?: 'decimal' | 'numeric';
    autoCapitalize?: 'characters';
    spellCheck?: false;
    placeholder?: string;
  }>;
};

const optional =
  <Value>(read: (text: string) => Value | null) =>
  (text: string) =>
    text.trim() === '' ? null : (read(text) ?? undefined);

/** Reads a length from 1 to 999; null for any other text. */
export function readLength(text: string): number | null {
  const plain = numberText(text.trim());
  return /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : null;
}

const text: Kind<string> = {
  read: (typed) => typed.trim() || null,
  write: String,
  input: { autoCapitalize: 'characters', spellCheck: false },
};
const price = {
  read: optional(readPrice),
  write: (amount: string | number) => writePrice(Number(amount)),
  wrong: 'Un montant en dirhams, comme 1 299,00.',
  input: { inputMode: 'decimal' },
} satisfies Kind<number>;
const stock: Kind<number> = {
  read: readStock,
  write: String,
  wrong: 'Un nombre entier, ou rien pour ne pas compter.',
  input: { inputMode: 'numeric', placeholder: 'non compté' },
};
const gtin: Kind<string> = {
  read: optional(readGtin),
  write: String,
  wrong: 'Un code-barres de 8, 12, 13 ou 14 chiffres, avec sa clé.',
  input: { inputMode: 'numeric' },
};
const millimetres: Kind<number> = {
  read: optional(readLength),
  write: String,
  wrong: 'Un nombre entier de millimètres, de 1 à 999.',
  input: { inputMode: 'numeric' },
};
const measure = (name: string) =>
  ({
    kind: millimetres,
    table: 'frame',
    column: name,
    cell: name,
    line: (typed: string) => `${name.toLowerCase()} ${typed}\u00a0mm`,
    headings: '',
  }) as const;

/**
 * The plain fields of a variant in the order of their tables: the title of the column, the name of a cell
 * before the variant's title, what the field is called in a line of several, and further headings that
 * spreadsheets have for it, folded, between commas.
 */
export const variantFields = {
  sku: {
    kind: text,
    table: 'grid',
    column: 'Référence',
    cell: 'Référence',
    line: (typed: string) => `réf. ${typed}`,
    headings: 'sku,ref,article,code',
  },
  ownPrice: {
    kind: price,
    table: 'grid',
    column: 'Prix propre (DH)',
    cell: 'Prix',
    line: (typed: string) => `${typed}\u00a0DH`,
    headings: 'price,prix dh,prix propre,tarif',
  },
  stockOnHand: {
    kind: stock,
    table: 'grid',
    column: 'Stock',
    cell: 'Stock',
    // It is counted by itself, and no part of what is compared.
    line: () => '',
    headings: 'quantite,qte,en stock,stock compte',
  },
  ownOriginalPrice: {
    kind: price,
    table: 'grid',
    column: 'Prix d’origine propre (DH)',
    cell: 'Origine',
    line: (typed: string) => `origine ${typed}\u00a0DH`,
    headings: 'prix d origine,prix d origine propre,prix barre,original price',
  },
  gtin: {
    kind: gtin,
    table: 'codes',
    column: 'Code-barres (GTIN)',
    cell: 'Code-barres',
    line: (typed: string) => `code-barres ${typed}`,
    headings: 'gtin,ean,ean13,upc,code barre,barcode,variant barcode',
  },
  mpn: {
    kind: text,
    table: 'codes',
    column: 'Référence du fabricant (MPN)',
    cell: 'Référence du fabricant',
    line: (typed: string) => `réf. du fabricant ${typed}`,
    headings: 'mpn,reference fabricant',
  },
  lensWidth: measure('Largeur du verre'),
  bridgeWidth: measure('Pont'),
  templeLength: measure('Branche'),
  lensHeight: measure('Hauteur du verre'),
  frameWidth: measure('Largeur de la monture'),
} as const;

export type VariantField = keyof typeof variantFields;
export type VariantValues = {
  [Field in VariantField]: (typeof variantFields)[Field]['kind'] extends Kind<infer Value>
    ? Value | null
    : never;
};

// The keys of its own record.
export const variantFieldNames = Object.keys(variantFields) as VariantField[];
/** The columns of one of the tables. */
export const variantColumns = (table: (typeof variantFields)[VariantField]['table']) =>
  variantFieldNames.filter((field) => variantFields[field].table === table);

type Code = {
  [Field in VariantField]: (typeof variantFields)[Field]['table'] extends 'codes' ? Field : never;
}[VariantField];
/** Names of the codes that identify a variant elsewhere. */
export const codeNames = Object.fromEntries(
  variantColumns('codes').map((field) => [field, variantFields[field].cell]),
  // Each code has its name.
) as Readonly<Record<Code, string>>;

/** The field that a heading of a spreadsheet names. */
export function fieldOfHeading(heading: string) {
  const name = fold(heading);
  return variantFieldNames.find((field) => {
    const { column, cell, headings } = variantFields[field];
    return [fold(column), fold(cell), ...headings.split(',')].includes(name);
  });
}

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

import { importColumnNames } from '#shared/texts/fields/import-columns.fr.ts';
import { variantFields } from '#shared/texts/fields/variant-fields.fr.ts';
import { codesBy } from '../catalog.store.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { fold } from '#shared/fold.ts';
import { EVERY_COLUMN, type AnyColumn, type FileProblem } from './columns.ts';
import { escaped } from './import.options.rules.ts';

/** A heading of a file, and the column that it is read as; null for one that is left out or unknown. */
export interface Heading {
  readonly heading: string;
  readonly column: AnyColumn | null;
}

/** Columns by the heading; null leaves the column out. */
export type Mapping = ReadonlyMap<string, AnyColumn | null>;

export interface MappedHeading {
  readonly heading: string;
  readonly column?: string | null | undefined;
}

export const MAX_COLUMNS = 200;

/** Columns that a file may have several times: their cells are put together. */
const JOINED: ReadonlySet<AnyColumn> = new Set(['gallery', 'options']);

/**
 * Usual headings of other shops, suppliers and spreadsheets (WooCommerce, Shopify, Google Merchant Center) by
 * column, as `keyOf` writes them.
 */
const USUAL: Readonly<Partial<Record<AnyColumn, string>>> = {
  id: 'idproduit productid handle slug',
  title: 'nom nomduproduit name productname produit product designation libelle article',
  brand: 'vendor fabricant manufacturer maison',
  description: 'descriptif bodyhtml body descriptionduproduit longdescription',
  category: 'categories rayon type producttype productcategory',
  price: 'prixttc prixdevente prixdh prixmad prixendh prixendirhams tarif saleprice',
  originalPrice:
    'prixbarre ancienprix prixinitial prixnormal prixavantremise compareatprice listprice regularprice',
  outOfStock: 'horsstock soldout',
  image:
    'image image1 photo1 imageprincipale photoprincipale imagelink imagesrc imageurl mainimage liendelimage',
  imageAlt: 'textealternatif alt imagealttext textedelimage',
  gallery: 'images photos galerie autresimages additionalimagelink additionalimages',
  searchWords: 'motscles keywords tags etiquettes',
  occasions: 'occasion',
  colorFamilies: 'famillesdecouleurs colorfamily',
  audience: 'pour',
  kinds: 'sorte sortes kind typedarticle',
  ratingCount: 'avis reviews',
  variant: 'variante identifiantdeladeclinaison variantid',
  sku: 'ref variantsku codearticle code articlenumber',
  options: 'option',
  stock: 'quantite qte quantity qty inventory stockonhand variantinventoryqty',
  variantOriginalPrice: 'variantcompareatprice',
  frame: 'monture mesures',
  ...codesBy((code) => variantFields[code].headings.replaceAll(' ', '').replaceAll(',', ' ')),
  'title.ar': 'titrearabe titleenarabe titlearabic',
  'description.ar': 'descriptionarabe descriptionarabic',
  'title.en': 'titreanglais titleenglish',
  'description.en': 'descriptionanglais descriptionenglish',
};

/** Headings that are an option by themselves, and what the shop calls it. */
export const OPTION_NAMES: Readonly<Record<string, string>> = {
  taille: 'Taille',
  size: 'Taille',
  pointure: 'Pointure',
  shoesize: 'Pointure',
  couleur: 'Couleur',
  color: 'Couleur',
  colour: 'Couleur',
  colours: 'Couleur',
  sizes: 'Taille',
  المقاس: 'Taille',
  القياس: 'Taille',
  اللون: 'Couleur',
};

/** « Prix d’origine », « prix_d'origine » and `PrixDOrigine` are one. */
const keyOf = (heading: string): string => fold(heading).replaceAll(' ', '');

const byKey: ReadonlyMap<string, AnyColumn> = new Map(
  EVERY_COLUMN.flatMap((column) => [
    ...(USUAL[column] ?? '').split(' ').map((usual) => [usual, column] as const),
    [keyOf(importColumnNames[column]), column] as const,
    [keyOf(column), column] as const,
  ]),
);

/** The column of a heading that the mapping does not name; null if it is unknown. */
function columnOf(heading: string): AnyColumn | null {
  const key = keyOf(heading);
  if (key === '') return null;
  if (OPTION_NAMES[key] !== undefined) return 'options';
  if (/^(?:image|photo)(?:[2-9]|1\d)$/.test(key)) return 'gallery';
  return byKey.get(key) ?? null;
}

/** Refuses with INVALID, whose field is such as `columns.0.column`. */
export function readMapping(columns: readonly MappedHeading[]): Mapping {
  const mapping = new Map<string, AnyColumn | null>();
  const problems: Problem[] = [];
  if (columns.length > MAX_COLUMNS) {
    const about = { field: 'columns', max: MAX_COLUMNS };
    throw new Refusal({ code: 'INVALID', reason: 'LIST_TOO_LONG', ...about });
  }
  for (const [at, { heading: written, column: name }] of columns.entries()) {
    const heading = written.trim();
    const column = EVERY_COLUMN.find((one) => one === name) ?? null;
    if (column === null && name != null) {
      const about = { field: `columns.${at}.column`, known: EVERY_COLUMN };
      problems.push({ code: 'INVALID', reason: 'COLUMN_UNKNOWN', ...about });
    }
    if (mapping.has(heading)) {
      const about = { field: `columns.${at}.heading`, text: heading };
      problems.push({ code: 'INVALID', reason: 'TWICE', ...about });
    }
    mapping.set(heading, column);
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return mapping;
}

/** The columns of a header line, and what is wrong with it. */
export function readHeadings(
  cells: readonly string[],
  mapping: Mapping,
  line: number,
): { readonly headings: readonly Heading[]; readonly problems: readonly FileProblem[] } {
  const headings = cells.map((cell): Heading => {
    const heading = cell.trim();
    const mapped = mapping.get(heading);
    return { heading, column: mapped === undefined ? columnOf(heading) : mapped };
  });
  const columns = headings.map(({ column }) => column);
  const about = { code: 'INVALID', line } as const;
  const problems: readonly FileProblem[] = [
    ...headings
      .filter(({ heading, column }) => column === null && mapping.get(heading) === undefined)
      .map(({ heading: field }) => {
        return { ...about, reason: 'COLUMN_UNKNOWN', field, known: EVERY_COLUMN } as const;
      }),
    ...[...mapping.keys()]
      .filter((heading) => headings.every((one) => one.heading !== heading))
      .map((field) => ({ ...about, reason: 'COLUMN_MISSING', field }) as const),
    ...(columns.includes('id')
      ? []
      : [{ ...about, reason: 'COLUMN_MISSING', field: 'id' } as const]),
    ...EVERY_COLUMN.filter(
      (column) => !JOINED.has(column) && columns.indexOf(column) !== columns.lastIndexOf(column),
    ).map((field) => ({ ...about, reason: 'COLUMN_TWICE', field }) as const),
  ];
  return { headings, problems };
}

/** The texts of a line by column; those of a column that the file has several times are put together. */
export function cellsByColumn(
  headings: readonly Heading[],
  texts: readonly string[],
): ReadonlyArray<readonly [AnyColumn, string]> {
  const cells = new Map<AnyColumn, string>();
  for (const [at, { heading, column }] of headings.entries()) {
    if (column === null) continue;
    const text = withOptionName(heading, column, texts[at] ?? '');
    const before = cells.get(column) ?? '';
    const isJoined = before.trim() !== '' && text.trim() !== '';
    cells.set(column, isJoined ? `${before} | ${text}` : before.trim() === '' ? text : before);
  }
  return [...cells];
}

/** A column « Taille » has values alone. */
function withOptionName(heading: string, column: AnyColumn, text: string): string {
  const isNamed = column !== 'options' || byKey.get(keyOf(heading)) === 'options';
  if (isNamed || text.trim() === '' || text.includes('=')) return text;
  const name = OPTION_NAMES[keyOf(heading)] ?? heading;
  return `${escaped(name)}=${text.trim()}`;
}

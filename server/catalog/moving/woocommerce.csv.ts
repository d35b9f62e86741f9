import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import { fold } from '#shared/fold.ts';
import { MAX_VARIANTS } from '../csv/import.variants.rules.ts';
import { withoutMarkup } from '../catalog.plain-text.rules.ts';
import type { FileProblem } from '../csv/columns.ts';
import type {
  ForeignCatalog,
  ForeignOption,
  ForeignProduct,
  ForeignVariant,
  OldCategoryPath,
  ReadingOptions,
} from './foreign.ts';
import { textOfHtml } from './html-text.rules.ts';
import { oldSlugOf, withSlugs } from './ids.ts';
import { isUnderWay } from './period.rules.ts';
import { listIn, translationsIn, withoutApostrophe, type ForeignTable } from './table.csv.ts';

/** WooCommerce counts a product's attributes without an end; files with more than these were not met. */
const MAX_ATTRIBUTES = 20;

function columnsOf(table: ForeignTable) {
  const { column, ifThere, has } = table;
  return {
    id: column('ID'),
    type: column('Type'),
    sku: ifThere('SKU', 'UGS'),
    gtin: ifThere('GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN ou ISBN'),
    name: column('Name', 'Nom'),
    slug: column('Slug'),
    published: column('Published', 'Publié'),
    summary: column('Short description', 'Description courte'),
    description: ifThere('Description'),
    saleStarts: column('Date sale price starts', 'Date de début de promo'),
    saleEnds: column('Date sale price ends', 'Date de fin de promo'),
    inStock: column('In stock?', 'En stock ?', 'En inventaire?'),
    stock: ifThere('Stock', 'Inventaire'),
    backorders: column(
      'Backorders allowed?',
      'Autoriser les commandes de produits en rupture ?',
      'Commandes en souffrance autorisées?',
    ),
    salePrice: column('Sale price', 'Tarif promo'),
    regularPrice: column('Regular price', 'Tarif régulier', 'Prix régulier'),
    categories: column('Categories', 'Catégories'),
    tags: column('Tags', 'Étiquettes'),
    brands: column('Brands', 'Marques', 'Brand', 'Marque'),
    pictures: column('Images'),
    parent: column('Parent'),
    attributes: Array.from({ length: MAX_ATTRIBUTES }, (_, at) => at + 1)
      .filter((at) => has(`Attribute ${at} name`, `Nom de l’attribut ${at}`))
      .map((at) => ({
        name: column(`Attribute ${at} name`, `Nom de l’attribut ${at}`),
        values: column(`Attribute ${at} value(s)`, `Valeur(s) de l’attribut ${at}`),
      })),
    translations: translationsIn(table),
  };
}
type Columns = ReturnType<typeof columnsOf>;

const SOLD_TYPES: ReadonlySet<string> = new Set(['simple', 'variable']);

/** Variations are rows of their own, before or behind their product, which they name by `id:12` or its article number. */
export function readWooCommerce(table: ForeignTable, options: ReadingOptions): ForeignCatalog {
  const columns = columnsOf(table);
  const notes: FileProblem[] = [];
  const typesOf = (row: CsvLine) => columns.type(row).toLowerCase().split(/,\s*/);
  const rows = table.lines.map((row) => ({ row, types: typesOf(row) }));
  const parents = rows.filter(({ types }) => !types.includes('variation'));
  const sold = parents.filter(({ types }) => types.some((type) => SOLD_TYPES.has(type)));
  for (const { row, types } of parents) {
    if (types.some((type) => SOLD_TYPES.has(type))) continue;
    const about = { line: row.line, field: 'title', text: types.join(', ') };
    notes.push({ code: 'INVALID', reason: 'MOVED_KIND', ...about });
  }
  const own = sold.map(({ row }) => row);
  const variations = rows.flatMap(({ row, types }) => (types.includes('variation') ? [row] : []));
  const byParent = variationsByParent(variations, own, columns, notes);
  const identified = withSlugs(own, columns);
  const products = identified.map(({ row, id, title, slug, isSlugGuessed }): ForeignProduct => {
    return {
      line: row.line,
      // WordPress leads from here to the address.
      key: id === '' ? null : `/index.php?${new URLSearchParams({ p: id })}`,
      address: title === '' ? '' : slug,
      isAddressGuessed: isSlugGuessed,
      titles: [{ line: row.line, title }],
      ...textsOf(row, columns, byParent.get(row) ?? []),
      category: chosenPath(columns.categories(row)).at(-1) ?? '',
      pictures: [row, ...(byParent.get(row) ?? [])].flatMap((each) =>
        listIn(columns.pictures(each)).map((address) => ({ line: each.line, address, alt: '' })),
      ),
      variants: variantsOf(row, byParent.get(row) ?? [], { columns, notes, options }),
      oldPaths: ['product', 'produit'].map((folder) => `/${folder}/${encodeURIComponent(slug)}`),
    };
  });
  return { products, categoryPaths: own.flatMap((row) => categoryPathsOf(row, columns)), notes };
}

function variationsByParent(
  variations: readonly CsvLine[],
  parents: readonly CsvLine[],
  columns: Columns,
  notes: FileProblem[],
): ReadonlyMap<CsvLine, readonly CsvLine[]> {
  const bySku = new Map(parents.map((row) => [columns.sku(row) ?? '', row]));
  const byName = new Map(parents.map((row) => [`id:${columns.id(row)}`, row]));
  const found = new Map<CsvLine, CsvLine[]>();
  for (const row of variations) {
    const name = columns.parent(row);
    const parent = byName.get(name) ?? (name === '' ? undefined : bySku.get(name));
    const others = parent && found.get(parent);
    if (others) others.push(row);
    else if (parent) found.set(parent, [row]);
    else {
      const about = { line: row.line, field: 'variant', text: name };
      notes.push({ code: 'INVALID', reason: 'MOVED_ORPHAN', ...about });
    }
  }
  return found;
}

function textsOf(row: CsvLine, columns: Columns, variations: readonly CsvLine[]) {
  const html = columns.description(row);
  const parts = [columns.summary(row), html ?? ''].map((part) => textOfWordPress(part));
  const used = new Set(optionNamesIn(variations, columns));
  const details = attributesOf(row, columns)
    .filter(({ name }) => !used.has(name))
    .map(({ name, values }) => `${name}\u00a0: ${values.join(', ')}`);
  const published = columns.published(row);
  return {
    description: html === undefined ? undefined : paragraphs([...parts, details.join('\n')]),
    brand: listIn(columns.brands(row))[0] ?? '',
    tags: listIn(columns.tags(row)),
    isHidden: published !== '' && published !== '1',
    translations: columns.translations(row),
  };
}

/** Each text once: many shops repeat the summary at the beginning of the description. */
function paragraphs([summary = '', description = '', details = '']: readonly string[]): string {
  const isRepeated = description.startsWith(summary);
  return [isRepeated ? '' : summary, description, details]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Exports write a line break as a backslash and an n; WordPress shows those of a text. */
const textOfWordPress = (text: string) =>
  textOfHtml(text.replaceAll(String.raw`\n`, '\n'), { hasBreaks: true });

function attributesOf(row: CsvLine, { attributes }: Columns) {
  return attributes
    .map(({ name, values }) => ({ name: name(row), values: listIn(values(row)) }))
    .filter(({ name, values }) => name !== '' && values.length > 0);
}

/** The names that variations give their attributes, in the file's order. */
function optionNamesIn(variations: readonly CsvLine[], { attributes }: Columns): readonly string[] {
  const names = variations.flatMap((row) => attributes.map(({ name }) => name(row)));
  return [...new Set(names)].filter((name) => name !== '');
}

/** A variation's value of an attribute; undefined: any of the product's. */
function valueIn(row: CsvLine, option: string, { attributes }: Columns): string | undefined {
  const found = attributes.find(({ name }) => name(row) === option);
  return found?.values(row).replaceAll(String.raw`\,`, ',') || undefined;
}

interface Reading {
  readonly columns: Columns;
  readonly notes: FileProblem[];
  readonly options: ReadingOptions;
}

function variantsOf(
  parent: CsvLine,
  variations: readonly CsvLine[],
  reading: Reading,
): readonly ForeignVariant[] {
  if (variations.length === 0) return [variantOf(parent, reading)];
  const { columns, notes } = reading;
  const names = optionNamesIn(variations, columns);
  const known = new Map(attributesOf(parent, columns).map(({ name, values }) => [name, values]));
  const choices = variations.map((row) =>
    names.map((name): readonly ForeignOption[] => {
      const own = valueIn(row, name, columns);
      const values = own === undefined ? (known.get(name) ?? ['']) : [own];
      return values.map((value) => ({ name, value }));
    }),
  );
  const named = new Set(
    choices.flatMap((lists) => (sizeOf(lists) === 1 ? combined(lists).map(keyOf) : [])),
  );
  return variations.flatMap((row, at) => {
    const lists = choices[at] ?? [];
    const variant = variantOf(row, reading);
    const count = sizeOf(lists);
    if (count === 1) return combined(lists).map((options) => ({ ...variant, options }));
    notes.push({ code: 'INVALID', reason: 'MOVED_ANY', line: row.line, field: 'options', count });
    return combined(lists)
      .filter((options) => !named.has(keyOf(options)))
      .map((options) => ({ ...withoutShared(variant), options }));
  });
}

const keyOf = (options: readonly ForeignOption[]) => JSON.stringify(options);

const sizeOf = (choices: ReadonlyArray<readonly ForeignOption[]>) =>
  choices.reduce((product, { length }) => product * length, 1);

/** Each combination of one choice a list, up to one more than a product may have. */
function combined(
  choices: ReadonlyArray<readonly ForeignOption[]>,
): ReadonlyArray<readonly ForeignOption[]> {
  return choices.reduce<ReadonlyArray<readonly ForeignOption[]>>(
    (found, list) =>
      found.flatMap((each) => list.map((one) => [...each, one])).slice(0, MAX_VARIANTS + 1),
    [[]],
  );
}

/** Several variants cannot have the one number and stock of their row. */
function withoutShared(variant: ForeignVariant): ForeignVariant {
  const { sku, gtin, stock } = variant;
  return {
    ...variant,
    sku: sku && '',
    gtin: gtin && '',
    stock: stock === undefined || stock === '0' ? stock : '',
  };
}

function variantOf(row: CsvLine, { columns, notes, options: { today } }: Reading): ForeignVariant {
  const regular = columns.regularPrice(row);
  const sale = columns.salePrice(row);
  const isOnSale = sale !== '' && isUnderWay(columns.saleStarts(row), columns.saleEnds(row), today);
  if (sale !== '' && !isOnSale) {
    notes.push({ code: 'INVALID', reason: 'MOVED_SALE', line: row.line, field: 'price' });
  }
  return {
    line: row.line,
    options: [],
    sku: withoutApostrophe(columns.sku(row)),
    gtin: withoutApostrophe(columns.gtin(row)),
    price: isOnSale || regular === '' ? sale : regular,
    compareAt: isOnSale ? regular : '',
    stock: stockOf(row, columns, notes),
    pictures: listIn(columns.pictures(row)),
  };
}

/** Returns no stock for what may be ordered without it, or has that of its product: it is not counted here. */
function stockOf(row: CsvLine, columns: Columns, notes: FileProblem[]): string | undefined {
  const stock = columns.stock(row);
  if (stock === undefined) return undefined;
  if (stock === '') return columns.inStock(row) === '0' ? '0' : '';
  if (
    !/^(?:parent|produit parent)$/i.test(stock) &&
    !/^(?:1|notify)$/.test(columns.backorders(row))
  ) {
    return stock;
  }
  notes.push({ code: 'INVALID', reason: 'MOVED_UNCOUNTED', line: row.line, field: 'stock' });
  return '';
}

/** WordPress puts into one of these what is in no category. */
const NO_CATEGORY: ReadonlySet<string> = new Set(
  ['Uncategorized', 'Non classé', 'Non catégorisé', 'غير مصنف'].map(fold),
);

/** The deepest of the product's categories, with those that it is within. */
function chosenPath(categories: string): readonly string[] {
  const paths = listIn(categories)
    .map((path) => path.split('>').map((name) => withoutMarkup(name).trim()))
    .filter((path) => !NO_CATEGORY.has(fold(path.at(-1) ?? '')));
  return paths.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function categoryPathsOf(row: CsvLine, columns: Columns): readonly OldCategoryPath[] {
  const path = chosenPath(columns.categories(row));
  const category = path.at(-1);
  if (category === undefined) return [];
  const slugs = path.map((name) => encodeURIComponent(oldSlugOf(name))).join('/');
  return ['product-category', 'categorie-produit'].map((folder) => {
    return { from: `/${folder}/${slugs}`, category };
  });
}

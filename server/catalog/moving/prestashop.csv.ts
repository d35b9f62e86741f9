import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import { readDecimal } from '#shared/digits.ts';
import type { FileProblem } from '../csv/columns.ts';
import type {
  ForeignCatalog,
  ForeignOption,
  ForeignProduct,
  ForeignVariant,
  ReadingOptions,
} from './foreign.ts';
import { textOfHtml } from './html-text.rules.ts';
import { oldSlugOf, withSlugs } from './ids.ts';
import { isUnderWay } from './period.rules.ts';
import { listIn, translationsIn, type ForeignTable } from './table.csv.ts';

/** Headings of its import in English and French, and those of the list of products that it exports. */
function columnsOf(table: ForeignTable) {
  const { column, ifThere } = table;
  return {
    id: column('ID', 'Product ID', 'ID produit', 'ID du produit'),
    active: column('Active (0/1)', 'Actif (0/1)', 'Active', 'Actif', 'Status', 'État'),
    name: column('Name *', 'Nom *', 'Product name', 'Nom du produit'),
    categories: column(
      'Categories (x,y,z...)',
      'Catégories (x,y,z...)',
      'Categories',
      'Catégories',
      'Category',
      'Catégorie',
    ),
    withoutTax: column(
      'Price tax excluded',
      'Price tax excluded or Price tax included',
      'Price (tax excl.)',
      'Prix HT',
      'Prix (HT)',
      'Prix hors taxe',
    ),
    withTax: column('Price tax included', 'Price (tax incl.)', 'Prix TTC', 'Prix (TTC)'),
    discountAmount: column('Discount amount', 'Montant de la remise'),
    discountPercent: column(
      'Discount percent',
      'Pourcentage de réduction',
      'Pourcentage de remise',
    ),
    discountFrom: column(
      'Discount from (yyyy-mm-dd)',
      'Réduction de (AAAA-MM-JJ)',
      'Remise à partir de (aaaa-mm-jj)',
    ),
    discountTo: column(
      'Discount to (yyyy-mm-dd)',
      'Réduction à (AAAA-MM-JJ)',
      "Remise jusqu'à (aaaa-mm-jj)",
    ),
    sku: ifThere('Reference #', 'Référence #', 'Référence n°'),
    brand: column('Manufacturer', 'Brand', 'Marque', 'Fabricant'),
    gtin: ifThere('EAN13', 'EAN-13'),
    quantity: ifThere('Quantity', 'Quantité'),
    whenSoldOut: column(
      'Out of stock action',
      'Action when out of stock',
      'Out of stock',
      'Action en cas de rupture de stock',
      'Action en cas de rupture',
    ),
    summary: column('Summary', 'Short description', 'Résumé', 'Récapitulatif'),
    description: ifThere('Description'),
    tags: column(
      'Tags (x,y,z...)',
      'Mot-clés (x,y,z...)',
      'Mots-clés (x,y,z...)',
      'Étiquettes (x,y,z...)',
    ),
    slug: column('URL rewritten', 'Rewritten URL', 'URL réécrite', 'URL simplifiée'),
    pictures: column(
      'Image URLs (x,y,z...)',
      'URL des images (x,y,z, etc.)',
      'URL des images (x,y,z...)',
      'Image URLs',
    ),
    pictureAlts: column(
      'Image alt texts (x,y,z...)',
      'Textes alternatif des images (x,y,z...)',
      'Textes alternatifs des images (x,y,z...)',
    ),
    translations: translationsIn(table),
  };
}
type Columns = ReturnType<typeof columnsOf>;

function combinationColumnsOf({ column, ifThere }: ForeignTable) {
  return {
    product: column('Product ID*', 'ID', 'ID produit*', 'ID du produit*'),
    productSku: column('Product Reference', 'Référence du produit'),
    attributes: column('Attribute (Name:Type:Position)*', 'Attribut (Nom:Type:Position)*'),
    values: column('Value (Value:Position)*', 'Valeur (Valeur:Position)*'),
    sku: ifThere('Reference', 'Référence'),
    gtin: ifThere('EAN13', 'EAN-13'),
    impact: column('Impact on price', 'Impact sur le prix'),
    quantity: ifThere('Quantity', 'Quantité'),
    pictures: column(
      'Image URLs (x,y,z...)',
      'Image URL',
      'URL des images (x,y,z, etc.)',
      'URL des images (x,y,z...)',
    ),
  };
}
type CombinationColumns = ReturnType<typeof combinationColumnsOf>;

/** Products are one file, their combinations another. Prices are without tax, except where the file says otherwise. */
export function readPrestaShop(
  table: ForeignTable,
  options: ReadingOptions,
  combinations: ForeignTable | null,
): ForeignCatalog {
  const columns = columnsOf(table);
  const notes: FileProblem[] = [];
  const combined = combinations && combinationsIn(combinations, table, columns, notes);
  const identified = withSlugs(table.lines, columns);
  const products = identified.map(({ row, id, title, slug, isSlugGuessed }): ForeignProduct => {
    const own = combined?.get(row) ?? [];
    const category = categoryIn(columns.categories(row));
    const page = `${id}-${encodeURIComponent(slug)}.html`;
    return {
      line: row.line,
      // Its address without rewriting, in the order of `oldPath`.
      key:
        id === ''
          ? null
          : `/index.php?${new URLSearchParams({ controller: 'product', id_product: id })}`,
      address: title === '' ? '' : slug,
      isAddressGuessed: isSlugGuessed,
      titles: [{ line: row.line, title }],
      description: descriptionOf(row, columns),
      brand: columns.brand(row),
      category,
      tags: listIn(columns.tags(row)),
      isHidden: /^(?:0|non|no|false)$/i.test(columns.active(row)),
      pictures: picturesOf(row, own, columns),
      variants: variantsOf(row, own, { columns, notes, options }),
      translations: columns.translations(row),
      oldPaths: [
        `/${page}`,
        ...(category === '' ? [] : [`/${encodeURIComponent(oldSlugOf(category))}/${page}`]),
      ],
    };
  });
  return { products, categoryPaths: [], notes };
}

interface Combination {
  readonly row: CsvLine;
  readonly columns: CombinationColumns;
}

function combinationsIn(
  table: ForeignTable,
  products: ForeignTable,
  columns: Columns,
  notes: FileProblem[],
): ReadonlyMap<CsvLine, readonly Combination[]> {
  const own = combinationColumnsOf(table);
  const byId = new Map(products.lines.map((row) => [columns.id(row), row]));
  const bySku = new Map(products.lines.map((row) => [columns.sku(row) ?? '', row]));
  const found = new Map<CsvLine, Combination[]>();
  for (const row of table.lines) {
    const [id, sku] = [own.product(row), own.productSku(row)];
    const product =
      (id === '' ? undefined : byId.get(id)) ?? (sku === '' ? undefined : bySku.get(sku));
    const others = product && found.get(product);
    if (others) others.push({ row, columns: own });
    else if (product) found.set(product, [{ row, columns: own }]);
    else {
      const about = { line: row.line, field: 'combinations', text: id || sku };
      notes.push({ code: 'INVALID', reason: 'MOVED_ORPHAN', ...about });
    }
  }
  return found;
}

function descriptionOf(row: CsvLine, columns: Columns): string | undefined {
  const html = columns.description(row);
  if (html === undefined) return undefined;
  const [summary, description] = [textOfHtml(columns.summary(row)), textOfHtml(html)];
  const parts = description.startsWith(summary) ? [description] : [summary, description];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The shop's root category is of every product; the last of the others is the deepest. Numbers are no names. */
function categoryIn(cell: string): string {
  const names = listIn(cell).map((name) => (name.split('>').at(-1) ?? '').trim());
  return names.findLast((name) => !/^(?:home|accueil|root|racine|\d+)$/i.test(name)) ?? '';
}

function picturesOf(row: CsvLine, combinations: readonly Combination[], columns: Columns) {
  const { line } = row;
  const alts = listIn(columns.pictureAlts(row));
  return [
    ...listIn(columns.pictures(row)).map((address, at) => {
      return { line, address, alt: alts[at] ?? '' };
    }),
    ...combinations.flatMap((one) =>
      listIn(one.columns.pictures(one.row)).map((address) => ({ line, address, alt: '' })),
    ),
  ];
}

interface Reading {
  readonly columns: Columns;
  readonly notes: FileProblem[];
  readonly options: ReadingOptions;
}

function variantsOf(
  row: CsvLine,
  combinations: readonly Combination[],
  { columns, notes, options }: Reading,
): readonly ForeignVariant[] {
  const { line } = row;
  const isUncounted = columns.whenSoldOut(row) === '1';
  const stockIn = (quantity: string | undefined) => (isUncounted ? quantity && '' : quantity);
  const prices = pricesOf(row, { columns, notes, options });
  const own = { line, sku: columns.sku(row), gtin: columns.gtin(row) };
  if (isUncounted) notes.push({ code: 'INVALID', reason: 'MOVED_UNCOUNTED', line, field: 'stock' });
  if (combinations.length === 0) {
    const stock = stockIn(columns.quantity(row));
    return [{ ...own, options: [], ...prices(0), stock, pictures: [] }];
  }
  return combinations.map((one): ForeignVariant => ({
    line,
    options: optionsIn(one),
    sku: one.columns.sku(one.row),
    gtin: one.columns.gtin(one.row),
    ...prices(numberIn(one.columns.impact(one.row)) ?? 0),
    stock: stockIn(one.columns.quantity(one.row)),
    pictures: listIn(one.columns.pictures(one.row)),
  }));
}

/** `Taille:select:0, Couleur:color:1` and `38:0, Bleu nuit:1`. */
function optionsIn({ row, columns }: Combination): readonly ForeignOption[] {
  const values = listIn(columns.values(row)).map((text) => text.replace(/:\d*$/, '').trim());
  return listIn(columns.attributes(row)).map((text, at) => {
    return { name: (text.split(':')[0] ?? '').trim(), value: values[at] ?? '' };
  });
}

/** Returns the prices with tax of what costs `impact` more, without tax; a text that is no price stays. */
function pricesOf(row: CsvLine, { columns, notes, options: { vatPercent, today } }: Reading) {
  const rate = 1 + vatPercent / 100;
  const including = numberIn(columns.withTax(row));
  const excluding = numberIn(columns.withoutTax(row));
  const price = including ?? (excluding === null ? null : excluding * rate);
  const amount = numberIn(columns.discountAmount(row)) ?? 0;
  const percent = numberIn(columns.discountPercent(row)) ?? 0;
  const isReduced = amount > 0 || percent > 0;
  const applies =
    isReduced && isUnderWay(columns.discountFrom(row), columns.discountTo(row), today);
  if (isReduced && !applies) {
    notes.push({ code: 'INVALID', reason: 'MOVED_SALE', line: row.line, field: 'price' });
  }
  return (impact: number) => {
    if (price === null) {
      return { price: columns.withTax(row) || columns.withoutTax(row), compareAt: '' };
    }
    const full = price + impact * rate;
    const reduced = applies ? full * (1 - percent / 100) - amount : full;
    return { price: reduced.toFixed(2), compareAt: applies ? full.toFixed(2) : '' };
  };
}

/** Its prices have six decimals; impacts may be negative. */
function numberIn(text: string): number | null {
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^-/, '');
  const plain = /^\d+[.,]\d{3,6}$/.test(digits) ? digits.replace(',', '.') : readDecimal(digits);
  return plain === null ? null : sign * Number(plain);
}

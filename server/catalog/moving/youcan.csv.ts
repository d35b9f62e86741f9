import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import { grouped } from '../../shared/grouped.ts';
import type { ForeignCatalog, ForeignProduct } from './foreign.ts';
import { textOfHtml } from './html-text.rules.ts';
import { oldSlugOf } from './ids.ts';
import { listIn, translationsIn, withoutApostrophe, type ForeignTable } from './table.csv.ts';

/**
 * YouCan describes no file format: these are the names of its API's fields, in which it also writes files, and what its
 * pages call them in French.
 */
function columnsOf(table: ForeignTable) {
  const { column, ifThere } = table;
  return {
    slug: column('slug', 'handle'),
    name: column('name', 'nom', 'title', 'titre'),
    description: ifThere('description'),
    price: column('price', 'prix'),
    compareAt: column('compare_at_price', 'compare at price', 'prix barré', 'prix comparé'),
    trackInventory: ifThere('track_inventory', 'suivre le stock'),
    inventory: ifThere('inventory', 'stock', 'quantity', 'quantité'),
    visibility: column('visibility', 'visibilité', 'published', 'status'),
    sku: ifThere('sku', 'référence'),
    gtin: ifThere('barcode', 'gtin', 'code-barres'),
    brand: column('brand', 'vendor', 'marque'),
    categories: column('categories', 'catégories', 'category', 'catégorie', 'collections'),
    tags: column('tags', 'mots-clés'),
    pictures: column('images', 'images_urls', 'image', 'thumbnail'),
    variantPicture: column('variant_image', 'image de la variante'),
    options: [1, 2, 3].map((at) => ({
      name: column(`option${at}_name`, `option ${at}`, `nom de l’option ${at}`),
      value: column(`option${at}_value`, `option ${at} value`, `valeur de l’option ${at}`),
    })),
    variantPrice: column('variant_price', 'prix de la variante'),
    variantCompareAt: column('variant_compare_at_price'),
    variantInventory: ifThere('variant_inventory', 'stock de la variante'),
    variantSku: ifThere('variant_sku'),
    translations: translationsIn(table),
  };
}
type Columns = ReturnType<typeof columnsOf>;

/** A product has a row for each variant; rows without a slug or a name belong to the product before. */
export function readYouCan(table: ForeignTable): ForeignCatalog {
  const columns = columnsOf(table);
  const products = [...groupsIn(table, columns)].flatMap(
    ([slug, rows]) => productOf(slug, rows, columns) ?? [],
  );
  return { products, categoryPaths: [], notes: [] };
}

function groupsIn({ lines }: ForeignTable, { slug, name }: Columns) {
  let last = '';
  return grouped(lines, (row) => {
    last = slug(row) || oldSlugOf(name(row)) || last || `\n${row.line}`;
    return last;
  });
}

function productOf(
  slug: string,
  rows: readonly CsvLine[],
  columns: Columns,
): ForeignProduct | null {
  const [first] = rows;
  if (!first) return null;
  const description = columns.description(first);
  const hasSlug = !slug.startsWith('\n');
  return {
    line: first.line,
    key: null,
    address: hasSlug ? slug : '',
    isAddressGuessed: false,
    titles: rows
      .map((row) => ({ line: row.line, title: columns.name(row) }))
      .filter(({ title }, at) => at === 0 || title !== ''),
    description: description === undefined ? undefined : textOfHtml(description),
    brand: columns.brand(first),
    category: listIn(columns.categories(first))[0] ?? '',
    tags: listIn(columns.tags(first)),
    isHidden: /^(?:0|false|non|no|draft|hidden|masqué)$/i.test(columns.visibility(first)),
    pictures: rows.flatMap((row) =>
      [...listIn(columns.pictures(row)), columns.variantPicture(row)].map((address) => {
        return { line: row.line, address, alt: '' };
      }),
    ),
    variants: rows.map((row) => variantOf(row, first, columns)),
    translations: columns.translations(first),
    oldPaths: hasSlug ? [`/products/${encodeURIComponent(slug)}`] : [],
  };
}

function variantOf(
  row: CsvLine,
  first: CsvLine,
  columns: Columns,
): ForeignProduct['variants'][number] {
  const isCounted = !/^(?:0|false|non|no)$/i.test(columns.trackInventory(first) ?? '');
  const stock = columns.variantInventory(row) ?? columns.inventory(row);
  return {
    line: row.line,
    options: columns.options
      .map(({ name, value }) => ({ name: name(row) || name(first), value: value(row) }))
      .filter(({ name }) => name !== ''),
    sku: withoutApostrophe(columns.variantSku(row) ?? columns.sku(row)),
    gtin: withoutApostrophe(columns.gtin(row)),
    price: columns.variantPrice(row) || columns.price(row),
    compareAt: columns.variantCompareAt(row) || columns.compareAt(row),
    stock: isCounted ? stock : stock && '',
    pictures: [columns.variantPicture(row)].filter((address) => address !== ''),
  };
}

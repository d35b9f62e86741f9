import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import { grouped } from '../../shared/grouped.ts';
import type { FileProblem } from '../csv/columns.ts';
import type { ForeignCatalog, ForeignPicture, ForeignProduct } from './foreign.ts';
import { textOfHtml } from './html-text.rules.ts';
import { listIn, translationsIn, withoutApostrophe, type ForeignTable } from './table.csv.ts';

/** Headings of before 2025 come first. */
function columnsOf(table: ForeignTable) {
  const { column, ifThere } = table;
  return {
    handle: column('Handle', 'URL handle'),
    title: column('Title'),
    description: ifThere('Body (HTML)', 'Description'),
    vendor: column('Vendor'),
    type: column('Type', 'Custom Product Type'),
    category: column('Product Category', 'Standard Product Type'),
    tags: column('Tags'),
    published: column('Published', 'Published on online store'),
    status: column('Status'),
    giftCard: column('Gift Card'),
    options: [1, 2, 3].map((at) => ({
      name: column(`Option${at} Name`),
      value: column(`Option${at} Value`),
    })),
    sku: ifThere('Variant SKU', 'SKU'),
    gtin: ifThere('Variant Barcode', 'Barcode'),
    price: column('Variant Price', 'Price'),
    compareAt: column('Variant Compare At Price', 'Compare-at price'),
    tracker: ifThere('Variant Inventory Tracker', 'Inventory tracker'),
    quantity: ifThere('Variant Inventory Qty', 'Inventory quantity'),
    policy: column('Variant Inventory Policy', 'Continue selling when out of stock'),
    picture: column('Image Src', 'Product image URL', 'Image source'),
    picturePosition: column('Image Position'),
    pictureAlt: column('Image Alt Text'),
    variantPicture: column('Variant Image', 'Variant image URL'),
    translations: translationsIn(table),
  };
}
type Columns = ReturnType<typeof columnsOf>;

/** A product has a row for each variant, and further ones for pictures; only the first row describes it. */
export function readShopify(table: ForeignTable): ForeignCatalog {
  const columns = columnsOf(table);
  const notes: FileProblem[] = [];
  const products: ForeignProduct[] = [];
  for (const [handle, rows] of rowsByHandle(table, columns)) {
    const [first] = rows;
    if (!first) continue;
    const { line } = first;
    if (columns.giftCard(first).toLowerCase() === 'true') {
      notes.push({
        code: 'INVALID',
        reason: 'MOVED_KIND',
        line,
        field: 'title',
        text: 'gift card',
      });
    } else {
      products.push(productOf({ handle, rows, first }, columns, notes));
    }
  }
  return { products, categoryPaths: [], notes };
}

/** A row without a handle belongs to nothing, which the import says of its line. */
const rowsByHandle = ({ lines }: ForeignTable, { handle }: Columns) =>
  grouped(lines, (row) => handle(row) || `\n${row.line}`);

interface Group {
  readonly handle: string;
  readonly rows: readonly CsvLine[];
  readonly first: CsvLine;
}

function productOf(
  { handle, rows, first }: Group,
  columns: Columns,
  notes: FileProblem[],
): ForeignProduct {
  const hasHandle = !handle.startsWith('\n');
  const status = columns.status(first).toLowerCase();
  const isPublished = columns.published(first).toLowerCase() !== 'false';
  const description = columns.description(first);
  return {
    line: first.line,
    // The handle is its key: it stays when the title changes.
    key: null,
    address: hasHandle ? handle : '',
    isAddressGuessed: false,
    titles: rows
      .map((row) => ({ line: row.line, title: columns.title(row) }))
      .filter(({ title }, at) => at === 0 || title !== ''),
    description: description === undefined ? undefined : textOfHtml(description),
    brand: columns.vendor(first),
    category: columns.type(first) || (columns.category(first).split('>').at(-1) ?? '').trim(),
    tags: listIn(columns.tags(first)),
    isHidden: !isPublished || status === 'draft' || status === 'archived',
    pictures: picturesOf(rows, columns),
    variants: variantsOf(rows, first, columns, notes),
    translations: columns.translations(first),
    oldPaths: hasHandle ? [`/products/${encodeURIComponent(handle)}`] : [],
  };
}

function variantsOf(
  rows: readonly CsvLine[],
  first: CsvLine,
  columns: Columns,
  notes: FileProblem[],
): ForeignProduct['variants'] {
  const [{ value: firstValue } = { value: () => '' }] = columns.options;
  const own = rows.filter((row) => firstValue(row) !== '' || columns.price(row) !== '');
  // Names stand in the first row alone.
  const names = columns.options.map(({ name }) => name(first));
  return (own.length === 0 ? [first] : own).map((row) => ({
    line: row.line,
    options: columns.options
      .map(({ value }, at) => ({ name: names[at] ?? '', value: value(row) }))
      .filter(({ name, value }) => name !== '' && !isOfOnlyVariant(name, value)),
    sku: withoutApostrophe(columns.sku(row)),
    gtin: withoutApostrophe(columns.gtin(row)),
    price: columns.price(row),
    compareAt: columns.compareAt(row),
    stock: stockOf(row, columns, notes),
    pictures: [columns.variantPicture(row)].filter((address) => address !== ''),
  }));
}

/** Shopify gives the only variant of a product this option, in English whatever the shop's language. */
function isOfOnlyVariant(name: string, value: string): boolean {
  return value === 'Default Title' || (/^tit(?:le|re)$/i.test(name) && value === 'Default');
}

/** Returns no stock for what is sold without it, too: it is not counted here. */
function stockOf(row: CsvLine, columns: Columns, notes: FileProblem[]): string | undefined {
  const quantity = columns.quantity(row);
  if (quantity === undefined || columns.tracker(row) === '') {
    return quantity === undefined ? undefined : '';
  }
  if (!/^(?:continue|true)$/i.test(columns.policy(row))) return quantity;
  notes.push({ code: 'INVALID', reason: 'MOVED_UNCOUNTED', line: row.line, field: 'stock' });
  return '';
}

function picturesOf(rows: readonly CsvLine[], columns: Columns): readonly ForeignPicture[] {
  const own = rows
    .map((row) => ({
      line: row.line,
      address: columns.picture(row),
      alt: columns.pictureAlt(row),
      position: Number(columns.picturePosition(row)) || Infinity,
    }))
    // Without positions, infinities are equal, and the order is that of the file.
    .toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  const ofVariants = rows.map((row) => ({
    line: row.line,
    address: columns.variantPicture(row),
    alt: '',
  }));
  return [...own, ...ofVariants].map(({ line, address, alt }) => ({ line, address, alt }));
}

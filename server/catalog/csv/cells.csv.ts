import { frCli } from '../../shared/text/commands.fr.ts';
import { plainDirhams } from '#shared/money.ts';
import { fitNames } from '#shared/texts/fields/product-fields.fr.ts';
import { audienceCells, colorFamilyCells, kindCells, occasionCells } from './import.codes.rules.ts';
import { listCellsOf } from './import.lists.rules.ts';
import { printFrame, printOptions } from './import.options.rules.ts';
import { printSilhouette } from '../silhouette/silhouette.rules.ts';
import { codesBy, plainValues, type ProductRecord, type VariantRecord } from '../catalog.store.ts';

export function cellsOf(product: ProductRecord) {
  return {
    ...plainValues((field) => cellOf(product[field])),
    fit: product.fit === null ? '' : fitNames[product.fit],
    id: product.id,
    category: product.categoryName,
    price: plainDirhams(product.price),
    originalPrice: plainDirhams(product.originalPrice),
    image: product.image,
    imageAlt: product.imageAlt,
    occasions: occasionCells.print(product.occasions),
    colorFamilies: colorFamilyCells.print(product.colorFamilies),
    audience: audienceCells.print(product.audience),
    kinds: kindCells.print(product.kinds),
    ratingValue: product.ratings.value.toFixed(1),
    ratingCount: String(product.ratings.count),
    silhouette: product.silhouette === null ? '' : printSilhouette(product.silhouette),
    ...listCellsOf(product),
  };
}

export function variantCellsOf(product: ProductRecord, variant: VariantRecord) {
  const { id, sku, price, originalPrice, stockOnHand, frame } = variant;
  return {
    variant: id,
    sku: sku ?? '',
    options: printOptions(product, variant),
    stock: stockOnHand === null ? '' : String(stockOnHand),
    variantPrice: price === null ? '' : plainDirhams(price),
    variantOriginalPrice: originalPrice === null ? '' : plainDirhams(originalPrice),
    frame: frame === null ? '' : printFrame(frame),
    ...codesBy((code) => variant[code] ?? ''),
  };
}

function cellOf(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? frCli.file.yes : frCli.file.no;
  return value ?? '';
}

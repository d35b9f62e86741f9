import { frCli } from '../shared/messages.cli.fr.ts';
import { formatMoney } from '../shared/money.format.ts';
import type { CommandResult } from './commands.ts';
import { plain, table } from './printout.ts';

const texts = frCli.variants;

type Variant = CommandResult<'products.stock'>['variants'][number];

const titleOf = ({ title, variantTitle }: Variant) =>
  plain(variantTitle === null ? title : texts.title(title, variantTitle));

const quantity = (count: number | null) => (count === null ? texts.uncounted : String(count));

export function printStock({ variants }: CommandResult<'products.stock'>): string {
  if (variants.length === 0) return texts.none;
  const rows = variants.map((variant) => [
    variant.id,
    titleOf(variant),
    variant.sku ?? '',
    quantity(variant.stockOnHand),
    String(variant.allocated),
    variant.quantityAvailable === null && variant.outOfStock
      ? frCli.products.outOfStock
      : quantity(variant.quantityAvailable),
  ]);
  return `${table(texts.stockColumns, rows, [3, 4, 5])}\n\n${texts.count(variants.length)}`;
}

export function printStockChanges({ variants }: CommandResult<'products.set-stock'>): string {
  return variants
    .map((variant) =>
      texts.stock(
        titleOf(variant),
        quantity(variant.before.stockOnHand),
        quantity(variant.stockOnHand),
        variant.allocated,
      ),
    )
    .join('\n');
}

export function printVariants({ variants }: CommandResult<'products.variants'>): string {
  const rows = variants.map((variant) => [
    variant.id,
    titleOf(variant),
    variant.sku ?? '',
    formatMoney(variant.price),
    formatMoney(variant.originalPrice),
    quantity(variant.quantityAvailable),
  ]);
  return `${table(texts.columns, rows, [3, 4, 5])}\n\n${texts.count(variants.length)}`;
}

export function printVariantChanges({
  variants,
}: CommandResult<'products.change-variant'>): string {
  return variants
    .flatMap((variant) => {
      const { before } = variant;
      return [
        `${titleOf(variant)} (${variant.id})`,
        texts.sku(plain(before.sku ?? ''), plain(variant.sku ?? '')),
        texts.price(formatMoney(before.price), formatMoney(variant.price)),
        texts.originalPrice(formatMoney(before.originalPrice), formatMoney(variant.originalPrice)),
      ];
    })
    .join('\n');
}

export function printRemoved({ removed }: CommandResult<'products.remove-variant'>): string {
  return texts.removed(titleOf(removed), removed.id);
}

import { InvalidArgumentError, type Command } from 'commander';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import type { JsonOption, Output } from './output.ts';
import {
  printRemoved,
  printStock,
  printStockChanges,
  printVariantChanges,
  printVariants,
} from './variants.printout.ts';

const { products: productTexts, variants: texts, json, usageErrors } = frCliHelp;

/** As on the product page: « Plus que 3 en stock ». */
const LOW = 3;

interface StockOptions extends JsonOption {
  readonly search?: string;
  readonly category?: string;
  readonly outOfStock?: true;
  readonly low?: number | true;
}

interface VariantOptions extends JsonOption {
  readonly sku?: string;
  readonly price?: string;
  readonly original?: string;
  readonly remove?: true;
}

export function addVariantCommands(products: Command, output: Output): void {
  products
    .command('stock')
    .description(texts.stock)
    .argument('[stocks...]', texts.stocks)
    .option('-q, --search <TEXTE>', productTexts.search)
    .option('-c, --category <CATÉGORIE>', productTexts.category)
    .option('--out-of-stock', productTexts.outOfStockOnly)
    .option('-l, --low [N]', texts.low, readLow)
    .option('--json', json)
    .addHelpText('after', texts.stockMore)
    .action(async (words: string[], options: StockOptions) => {
      if (words.length > 1) {
        const changes = changesOf(words);
        output.say(await output.run('products.set-stock', { changes }), options, printStockChanges);
        return;
      }
      const { search, category, outOfStock } = options;
      const low = options.low === true ? LOW : options.low;
      const [id] = words;
      const found = await output.run('products.stock', { id, search, category, outOfStock, low });
      output.say(found, options, printStock);
    });
  products
    .command('variants')
    .description(texts.variants)
    .argument('<identifiant>', texts.id)
    .option('--sku <RÉFÉRENCE>', texts.sku)
    .option('-p, --price <PRIX>', texts.price)
    .option('-o, --original <PRIX>', texts.original)
    .option('--remove', texts.remove)
    .option('--json', json)
    .addHelpText('after', texts.variantsMore)
    .action(async (id: string, options: VariantOptions) => {
      const { sku, price, original, remove } = options;
      if (remove) {
        output.say(await output.run('products.remove-variant', { id }), options, printRemoved);
      } else if (sku === undefined && price === undefined && original === undefined) {
        output.say(await output.run('products.variants', { id }), options, printVariants);
      } else {
        const changed = await output.run('products.change-variant', { id, sku, price, original });
        output.say(changed, options, printVariantChanges);
      }
    });
}

function changesOf(words: readonly string[]) {
  if (words.length % 2 === 1) throw new InvalidArgumentError(usageErrors.stockPairs);
  return Array.from({ length: words.length / 2 }, (_, at) => {
    const [id = '', stock = ''] = words.slice(2 * at, 2 * at + 2);
    return { id, stock: stock === texts.uncounted ? '' : stock };
  });
}

function readLow(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(usageErrors.badLow);
}

import { createPictureSource } from '../../server/cli/picture-source.ts';
import { importForeign } from '../../server/catalog/moving/moving.service.ts';
import { openEmpty } from '../../server/seed/seed.ts';
import { openLowdbStore } from '../../server/store.open.ts';
import { formatMetrics, print, reaches, report, type Metric } from './metrics.ts';
import { inNewFolder } from './shop.ts';

const PREVIEW_GOAL = { atMost: 2_000 };
const IMPORT_GOAL = { atMost: 20_000 };
const SIZES = [36, 38, 40];

/** A file of Shopify with so many products of three sizes each, without pictures: those depend on the network alone. */
function shopifyFile(products: number): string {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,' +
    'Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status';
  const rows = Array.from({ length: products }, (_, n) =>
    SIZES.map((size, at) => {
      const described = at === 0;
      const texts = described
        ? `Chaussure ${n},<p>Cuir <b>souple</b> &amp; semelle no ${n}.</p><ul><li>Cousue main</li></ul>,Atelier,Type ${n % 20},true,Pointure`
        : ',,,,,';
      return `chaussure-${n},${texts},${size},CH-${n}-${size},shopify,${n % 9},${300 + (n % 50)}.00,450.00,active`;
    }).join('\n'),
  );
  return [header, ...rows].join('\n');
}

/** Measures the preview, the import and the second import of a file of Shopify. */
export function runForeign(isShort: boolean): Promise<number> {
  return inNewFolder(async (folder) => {
    const products = isShort ? 100 : 1_000;
    const text = shopifyFile(products);
    const store = await openLowdbStore(folder);
    await openEmpty(store);
    const context = {
      actor: 'bench',
      store,
      clock: () => new Date(),
      hasPicture: () => false,
      pictureSource: createPictureSource({ isLoopbackAllowed: false }),
      isLoopbackAllowed: false,
      shopUrl: 'https://shop.example',
    };
    const timeOf = async (step: string, dryRun: boolean) => {
      report(step);
      const begun = performance.now();
      const files = { text, combinations: null };
      const plan = await importForeign(context, files, {
        from: 'SHOPIFY',
        pictures: { files: new Map(), folder: null },
        dryRun,
        drafts: true,
        skipInvalid: true,
        requireStock: () => undefined,
      });
      return { ms: performance.now() - begun, plan };
    };
    const preview = await timeOf('preview', true);
    const done = await timeOf('import', false);
    const again = await timeOf('the same file again', false);
    await store.close();
    const metrics: readonly Metric[] = [
      { what: `preview of ${products} products, ms`, value: preview.ms, goal: PREVIEW_GOAL },
      { what: 'their import, ms', value: done.ms, goal: IMPORT_GOAL },
      { what: 'their import again, ms', value: again.ms, goal: IMPORT_GOAL },
      {
        what: 'products that this one changes',
        value: products - again.plan.unchanged,
        goal: { atMost: 0 },
      },
    ];
    print(formatMetrics(metrics));
    return metrics.every(({ value, goal }) => !goal || reaches(value, goal)) ? 0 : 1;
  });
}

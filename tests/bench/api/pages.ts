import { EVER_NEW } from '../load.ts';
import { startReady } from '../peers/limits.ts';
import { get } from '../questions.ts';
import type { Findings } from '../report.ts';
import type { RunningShop } from '../running.ts';
import { sampleOf } from '../sample.ts';
import { processorOf, alternate, sideBySide, type Pace } from '../side-by-side.ts';

/** As a browser asks. */
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/** Measures pages that are asked for again, beside their ready bytes, and pages that are new. */
export async function measurePages(
  shop: RunningShop,
  folder: string,
  pace: Pace,
): Promise<Findings> {
  const ratios = [];
  for (const path of ['/', '/products', `/products/${shop.products[1]?.id ?? ''}`]) {
    const requests = [get(path, BROWSER)];
    const sample = await sampleOf(shop.url, requests[0] ?? '');
    if (sample.status !== 200) throw new Error(`${path} answered ${sample.status}`);
    const ready = await startReady(folder, sample);
    const rival = { of: 'node:http, ready bytes', side: { ...ready, requests } };
    const seen = await sideBySide(
      `page cached: ${path.replace(/[^/]+-[^/]+$/, ':id')}`,
      { ...shop, requests },
      [{ ...rival, goal: { atLeast: 0.5 } }],
      pace,
    );
    await ready.end();
    ratios.push(...seen.ratios);
  }
  const firstRender = await newPages(shop, pace);
  const what = 'page rendered for the first time, processor time, ms';
  return { ratios, metrics: [{ what, value: firstRender, digits: 2, goal: { below: 5 } }] };
}

/** Pages of the catalogue that nobody has seen: some products of a category, searched for anew. */
async function newPages(shop: RunningShop, pace: Pace): Promise<number> {
  // Names that the catalogue has not count for nothing, but make it another page.
  const requests = ['Hauts', 'Robes', 'Traditionnels'].map((name) =>
    get(`/products?category=${name}&category=${EVER_NEW}`, BROWSER),
  );
  const side = { ...shop, requests };
  const windows = await alternate([side], { ...pace, connections: 4 });
  return processorOf(windows.get(side) ?? []);
}

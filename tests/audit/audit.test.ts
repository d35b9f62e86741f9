import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { colourPairs } from './colourPairs.ts';
import { test } from '../support/shop/past-orders.ts';
import { readContrast } from './contrast.ts';
import { measure, problemsOf, type Measure } from './measure.ts';
import { states } from './states.ts';
import { formatTable } from '../support/http/table.ts';

const PICTURES = 'dist/client/images';
const MAX_BYTES = 12 * 1024;
const LEAST_CONTRAST = 4.5;
const SCHEMES = ['light', 'dark'] as const;
/** Widths at which a state is reached, each with those to which its window is then drawn. */
const WINDOWS = [
  { width: 1280, drawnTo: [768, 1280, 1920] },
  { width: 375, drawnTo: [320, 375] },
] as const;

const tables: string[] = [];
afterAll(() => {
  process.stdout.write(`\n\n${tables.join('\n')}\n`);
});

describe.each(WINDOWS)('at $width', ({ width, drawnTo }) => {
  const all = new Map<string, Measure>();
  test.override({ width });

  test.for(states.filter(({ isOnlyNarrow }) => !isOnlyNarrow || width < 768))(
    '$name',
    async (state, { page, expectFault, expect }) => {
      if (state.fault) expectFault(state.fault);
      const measured = await measure(page, state, { schemes: SCHEMES, drawnTo });
      all.set(state.name, measured);
      expect(problemsOf(measured)).toEqual([]);
    },
  );

  afterAll(() => {
    const rows = Array.from(all, ([name, { faults, shift, overflow }]) => [
      name,
      ...SCHEMES.map((scheme) => String(faults[scheme]?.length)),
      shift.toFixed(4),
      String(overflow),
    ]);
    const headers = [`Window of ${width} px`, 'axe light', 'axe dark', 'shift', 'overflow px'];
    tables.push(formatTable(headers, rows));
  });
});

test('the pictures are light', ({ expect }) => {
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name, bytes: statSync(join(PICTURES, name)).size }))
    .sort((one, other) => other.bytes - one.bytes);
  tables.push(
    formatTable(
      [`Heaviest of ${files.length} pictures`, 'bytes'],
      files.slice(0, 3).map(({ name, bytes }) => [name, String(bytes)]),
    ),
  );
  expect(files).not.toEqual([]);
  expect(files.filter(({ bytes }) => bytes > MAX_BYTES)).toEqual([]);
});

test('text stands out from what it is read on', async ({ page, expect }) => {
  await page.goto('/');
  const rows: string[][] = colourPairs.map(({ text, surface }) => [`${text} on ${surface}`]);
  const low: string[] = [];
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [at, pair] of colourPairs.entries()) {
      const ratio = await readContrast(page, pair);
      rows[at]?.push(ratio.toFixed(2));
      if (ratio < LEAST_CONTRAST) low.push(`${rows[at]?.[0]}, ${scheme}: ${ratio.toFixed(2)}`);
    }
  }
  tables.push(formatTable(['Contrast', ...SCHEMES], rows));
  expect(low).toEqual([]);
});

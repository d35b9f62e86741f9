import { readFile } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/browser/browser.ts';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

const FOLDER = 'dist/client';
const ADMIN = 'admin/index.html';
/** The framework, to which the back office adds; and a style sheet of both with the same content. */
const FRAMEWORK =
  /^assets\/(?:(?:react|apollo|reactive|visitor|rolldown-runtime|modulepreload).*\.js|ToastStack-.*\.css)$/;
const MOST_BYTES = 60 * 1024;

const readChunks = async (): Promise<Chunks> =>
  JSON.parse(await readFile(join(FOLDER, '.vite/manifest.json'), 'utf8'));

/** The files that these chunks bring, with those that they may load later. */
function filesOf(chunks: Chunks, roots: readonly string[], isLater: boolean): ReadonlySet<string> {
  const met = new Set<string>();
  const visit = (name: string): void => {
    if (met.has(name)) return;
    met.add(name);
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {};
    [...imports, ...(isLater ? dynamicImports : [])].forEach(visit);
  };
  roots.forEach(visit);
  return new Set(
    [...met].flatMap((name) => [chunks[name]?.file ?? '', ...(chunks[name]?.css ?? [])]),
  );
}

function compressedBytes(file: string): number {
  const path = join(FOLDER, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

test('shoppers load nothing of the back office, now or later', async () => {
  const chunks = await readChunks();
  const shop = filesOf(chunks, ['index.html'], true);
  const admin = filesOf(chunks, [ADMIN], true);
  expect(shop.size).toBeGreaterThan(50);
  const common = [...admin].filter((file) => shop.has(file));
  expect(common).not.toEqual([]);
  expect(common.filter((file) => !FRAMEWORK.test(file))).toEqual([]);
  expect(Object.keys(chunks).filter((name) => name.startsWith('admin/'))).toContain(
    'admin/dashboard/DashboardPage.tsx',
  );
});

test('the first screen of the back office is light', async () => {
  const chunks = await readChunks();
  const roots = [ADMIN, 'admin/dashboard/DashboardPage.tsx'];
  const files = [...filesOf(chunks, roots, false)].filter((file) => !FRAMEWORK.test(file));
  const bytes = files.reduce((sum, file) => sum + compressedBytes(file), 0);
  expect(files.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('a page of the shop requests no file of the back office', async ({ page }) => {
  const admin = filesOf(await readChunks(), [ADMIN], true);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  await page.goto('/products');
  await page.mouse.move(10, 10);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((file) => admin.has(file) && !FRAMEWORK.test(file))).toEqual([]);
  expect(await page.content()).not.toMatch(/assets\/admin/);
});

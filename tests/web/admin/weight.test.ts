import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
/** Packages, to which the back office adds; and a style sheet of both with the same content. */
const FRAMEWORK =
  /^assets\/(?:(?:react|apollo|esm|reactive|visitor|rolldown-runtime|modulepreload).*\.js|ToastStack-.*\.css)$/;
const MAX_BYTES = 64_000;

const read = (path: string) => readFile(join(FOLDER, path), 'utf8');
/** Two builds: the shop's, and that of staff and developers. */
const readChunks = async (manifest: string): Promise<Chunks> =>
  JSON.parse(await read(`.vite/${manifest}`));

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

async function compressedBytes(file: string): Promise<number> {
  const path = join(FOLDER, file);
  return (await stat(`${path}.br`).catch(() => stat(path))).size;
}

test('shoppers load nothing of the back office, now or later', async () => {
  const chunks = await readChunks('manifest.tools.json');
  const ofShop = await readChunks('manifest.json');
  const shop = filesOf(ofShop, ['index.html'], true);
  const admin = filesOf(chunks, [ADMIN], true);
  expect(shop.size).toBeGreaterThan(50);
  const scripts = [...admin].filter((file) => file.endsWith('.js') && !FRAMEWORK.test(file));
  expect(scripts.filter((file) => shop.has(file))).toEqual([]);
  expect(Object.keys(ofShop).filter((name) => name.startsWith('admin/'))).toEqual([]);
  expect(Object.keys(chunks)).toContain('admin/dashboard/DashboardPage.tsx');
  const page = await read('index.html');
  const own = [...admin].filter((file) => !FRAMEWORK.test(file));
  expect(own.filter((file) => page.includes(file))).toEqual([]);
});

test('the first screen of the back office is light', async () => {
  const chunks = await readChunks('manifest.tools.json');
  const roots = [ADMIN, 'admin/dashboard/DashboardPage.tsx'];
  const files = [...filesOf(chunks, roots, false)].filter((file) => !FRAMEWORK.test(file));
  const sizes = await Promise.all(files.map(compressedBytes));
  expect(files.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});

// Which of them runs first depends on the page that is opened: the other one's texts are not there yet.
test.each(['manifest.json', 'manifest.tools.json'])(
  'no two scripts of %s import each other',
  async (manifest) => {
    const chunks = await readChunks(manifest);
    const circles = Object.values(chunks).filter(({ file, imports = [] }) =>
      filesOf(chunks, imports, false).has(file),
    );
    expect(circles.map(({ file }) => file)).toEqual([]);
  },
);

import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import {
  compose,
  INDEX_FILE,
  RASTER_FOLDER,
  RASTER_PATH,
  readIndex,
  SHAPES,
  shortHash,
  type Composition,
  type RasterIndex,
  type RasterPicture,
} from './raster.ts';

/** So that messengers show them and the repository stays small. */
export const MAX_BYTES = 60_000;

const QUALITIES = [82, 76, 70, 62, 54];

/** Renders the raster pictures whose drawings have changed, and removes those of none. */
export async function render(browserPath: string | undefined): Promise<string> {
  await mkdir(RASTER_FOLDER, { recursive: true });
  const before: RasterIndex = existsSync(INDEX_FILE) ? readIndex() : {};
  const executablePath = [browserPath, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage();
  const index: Record<string, Record<string, RasterPicture>> = {};
  let rendered = 0;
  for (const composition of compose()) {
    const { drawing, shape, source } = composition;
    const known = before[drawing]?.[shape];
    const isFresh = known?.source === source && existsSync(fileOf(known));
    const picture = isFresh ? known : await renderOne(page, composition);
    if (!isFresh) rendered += 1;
    index[drawing] = { ...index[drawing], [shape]: picture };
  }
  await browser.close();
  await writeFile(INDEX_FILE, `${JSON.stringify(index, null, 2)}\n`);
  const pictures = Object.values(index).flatMap((shapes) => Object.values(shapes));
  const removed = await removeOthers(
    RASTER_FOLDER,
    new Set(pictures.map(({ path }) => basename(path))),
  );
  return `${pictures.length} pictures: ${rendered} rendered, ${removed} files removed`;
}

async function showAlone(
  page: Page,
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
}

function fileOf({ path }: RasterPicture): string {
  return join(RASTER_FOLDER, basename(path));
}

async function renderOne(
  page: Page,
  { drawing, shape, svg, source }: Composition,
): Promise<RasterPicture> {
  const size = SHAPES[shape];
  await showAlone(page, svg, size);
  for (const quality of QUALITIES) {
    const jpeg = await page.screenshot({ type: 'jpeg', quality });
    if (jpeg.length > MAX_BYTES) continue;
    const path = `${RASTER_PATH}${basename(drawing, '.svg')}-${shape}.${shortHash(jpeg)}.jpg`;
    const picture = { path, ...size, source };
    await writeFile(fileOf(picture), jpeg);
    return picture;
  }
  throw new Error(`${drawing} stays above ${MAX_BYTES} bytes`);
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<number> {
  const others = (await readdir(folder)).filter((name) => !wanted.has(name));
  for (const name of others) await rm(join(folder, name));
  return others.length;
}

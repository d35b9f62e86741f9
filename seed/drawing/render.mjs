// `node seed/drawing/render.mjs [path of a Chromium]`: makes the JPEGs of the drawings in seed/pictures/ that have
// changed, and the icons. `node seed/drawing/render.mjs --draw` first draws them anew, which undoes what was edited
// by hand. What it writes is committed; nothing else runs it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const load = async (name) =>
  (await runnerImport(`${root}seed/drawing/${name}`, { configFile: false, root })).module;
const [first, second] = process.argv.slice(2);

if (first === '--draw') {
  const { drawPictures } = await load('drawings.ts');
  const { fileOfDrawing } = await load('raster.ts');
  for (const { path, svg } of drawPictures()) {
    mkdirSync(dirname(fileOfDrawing(path)), { recursive: true });
    writeFileSync(fileOfDrawing(path), svg);
  }
}
const { render } = await load('render.ts');
process.stdout.write(`${await render(first === '--draw' ? second : first)}\n`);

// `node seed/raster/render.mjs [path of a Chromium]`: makes the JPEGs of the drawings in seed/pictures/ that have
// changed. What it writes is committed; nothing else runs it.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(`${root}seed/raster/render.ts`, { configFile: false, root });
process.stdout.write(`${await module.render(process.argv[2])}\n`);

// `node seed/pictures/render.mjs [path of a Chromium]`: makes the raster pictures whose drawings
// have changed. What it writes is committed.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(`${root}seed/pictures/render.ts`, {
  configFile: false,
  root,
});
process.stdout.write(`${await module.render(process.argv[2])}\n`);

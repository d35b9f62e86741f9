// `npm run resilience -- NAME [number]`: each program at full length, printing its table.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { buildShop } from '../../server/build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
await buildShop();
const { module } = await runnerImport(`${root}tests/resilience/programs.ts`, {
  configFile: false,
  root,
});
process.exit(await module.runProgram(process.argv.slice(2)));

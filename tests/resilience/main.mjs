// `npm run resilience -- attack|floods|cluster|webhooks|crash|faults|corruption|load [number]`: the proofs at full length, each printing its table.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { buildShop } from '../../server/build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
buildShop();
const { module } = await runnerImport(`${root}tests/resilience/programs.ts`, {
  configFile: false,
  root,
});
process.exitCode = await module.runProof(process.argv.slice(2));

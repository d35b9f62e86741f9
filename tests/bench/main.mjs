// `npm run bench`, `bench:scale` and `bench:web`: programs that measure the built shop from outside,
// each printing its tables. Only ratios within one run mean something.
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { buildShop } from '../../server/build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
// What is measured in this process is measured as it runs for shoppers.
process.env.NODE_ENV = 'production';
await buildShop();
const [program, ...args] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  root,
  server: { middlewareMode: true, ws: false, watch: null },
});
// Vite's `runnerImport` is closed once the program is there, which imports PostgreSQL's part later.
const { run } = await createServerModuleRunner(server.environments.ssr, { hmr: false }).import(
  `${root}tests/bench/${program}.ts`,
);
process.exit(await run(args));

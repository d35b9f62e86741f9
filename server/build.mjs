// Builds what is missing or older than its sources. Plain JavaScript, because it runs before
// anything is built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVER_SOURCES = ['server', 'seed', 'schema.graphql', 'package-lock.json'];
/** Types and documents that codegen makes of the sources; git ignores them. */
const GENERATED = [
  'server/generated/resolvers.ts',
  'server/generated/admin.ts',
  'client/generated/shop/graphql.ts',
  'client/generated/admin/graphql.ts',
  'client/sdk/generated/shop.ts',
  'client/sdk/generated/admin.ts',
  'client/sdk/generated/rest.ts',
];

function changedAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const sources = readdirSync(path).filter((name) => name !== 'generated');
  return Math.max(0, ...sources.map((name) => changedAt(`${path}/${name}`)));
}

function isDue(built, sources) {
  const builtAt = Math.min(...built.map((file) => changedAt(root + file)));
  const isStale = sources.some((source) => changedAt(root + source) > builtAt);
  // A production install has no Vite: it runs what was built elsewhere.
  const canBuild = changedAt(`${root}node_modules/vite/package.json`) > 0;
  return builtAt === 0 || (isStale && canBuild);
}

async function run(command, args, output = 2) {
  const stdio = ['ignore', output, 2];
  const [code] = await once(spawn(command, args, { cwd: root, stdio }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** Of the schemas, the documents and the descriptions of REST; exits with codegen's error. */
export async function generate() {
  if (!isDue(GENERATED, ['client', 'codegen.ts', ...SERVER_SOURCES])) return;
  await run('npm', ['run', '--silent', 'codegen'], 'ignore');
  // Codegen leaves a file alone that would be the same.
  const now = new Date();
  for (const file of GENERATED) utimesSync(root + file, now, now);
}

const vite = (...args) =>
  run('node', ['node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn']);

/** Of the pages beside the French ones: modes of Vite (client/vite/pageLanguage.ts). */
const OTHER_LANGUAGES = ['ar', 'en'];

/** Always builds. Two at once: neither reads what the other writes. */
async function buildAll() {
  await generate();
  const client = async () => {
    // The first empties the folder.
    await vite('client');
    for (const mode of OTHER_LANGUAGES) await vite('client', '--mode', mode);
    await vite('client', '-c', 'client/vite.tools.config.ts');
    await run('node', ['client/sdk/build/pack.mjs']);
  };
  const server = async () => {
    for (const mode of ['fr', ...OTHER_LANGUAGES]) {
      await vite('client', '-c', 'client/vite.render.config.ts', '--mode', mode);
    }
    await vite('server');
    await run('node', ['server/sbom.mjs']);
  };
  await Promise.all([client(), server()]);
}

export async function buildShop() {
  const built = [
    'dist/server/main.js',
    'dist/client/admin/index.html',
    'dist/client/sdk.tgz',
    'dist/pages/fr/render.js',
  ];
  if (isDue(built, ['client', ...SERVER_SOURCES])) await buildAll();
}

/** Leaves the built client alone: a running shop serves it, and never reads its own server files again. */
export async function buildCommands() {
  if (isDue(['dist/client/index.html'], [])) await buildAll();
  else if (isDue(['dist/server/shop.js'], SERVER_SOURCES)) await vite('server');
}

async function buildDemoModule() {
  await generate();
  await vite('-c', 'client/demo/vite.config.ts');
}

/** Always builds; `args` are Vite's, of the pages. */
async function buildDemo(args) {
  await buildDemoModule();
  for (const mode of ['fr', ...OTHER_LANGUAGES]) {
    await vite('-c', 'client/demo/site/vite.config.ts', '--mode', mode, ...args);
  }
}

/** The shop of the demo alone, without its pages. */
async function buildDueDemoModule() {
  const isStale = isDue(['dist/demo-module/shop/shop.js'], ['client', ...SERVER_SOURCES]);
  if (isStale) await buildDemoModule();
}

/** For a host that serves it at `base`, such as `/belle-vue/`. */
async function buildDemoFor(base) {
  const page = 'dist/demo/404.html';
  const built = [page, 'dist/demo/shop/shop.js', 'dist/demo/en/index.html'];
  const isStale = isDue(built, ['client', ...SERVER_SOURCES]);
  if (isStale || !readFileSync(root + page, 'utf8').includes(`"${base}`)) {
    await buildDemo(['--base', base]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, ...args] = process.argv.slice(2);
  if (what === 'all') await buildAll();
  else if (what === 'generated') await generate();
  else if (what === 'demo') await buildDemo(args);
  else if (what === 'demo-module') await buildDueDemoModule();
  else if (what) await buildDemoFor(what);
  else await buildShop();
}

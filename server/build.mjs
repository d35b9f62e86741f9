// Builds what is missing or was built from other sources. Plain JavaScript, because it runs before
// anything is built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  buildAndRemember,
  buildWhereDue,
  digestOf,
  documentsIn,
  filesIn,
  root,
} from './build.sources.mjs';

const SERVER_SOURCES = ['server', 'seed', 'schema.graphql', 'package-lock.json'];
const ALL_SOURCES = ['client', ...SERVER_SOURCES];
/** What codegen reads beside the documents. */
const CODEGEN_SOURCES = [
  'codegen.ts',
  'schema.graphql',
  'server/admin/admin.graphql',
  'server/admin/shop-types.ts',
  'client/sdk/build',
  'package-lock.json',
];
const WRITE_ZONE = 'server/shared/zone/write-changes.mjs';
/** The files that REST's types were written from. */
const REST_SOURCES = 'client/sdk/generated/rest.sources.json';

const digestOfAll = () => digestOf(filesIn(ALL_SOURCES));
const digestOfServer = () => digestOf(filesIn(SERVER_SOURCES));

/** What the tz database of `moment-timezone` says of Rabat; git ignores it, as all that is generated. */
const ZONE = {
  makes: ['server/generated/zone.ts'],
  sources: () => digestOf([WRITE_ZONE, 'package-lock.json']),
};

/** Types and documents that codegen makes of the sources; git ignores them. */
const DOCUMENTS = {
  makes: [
    'server/generated/resolvers.ts',
    'server/generated/admin.ts',
    'client/generated/shop/graphql.ts',
    'client/generated/admin/graphql.ts',
    'client/sdk/generated/shop.ts',
    'client/sdk/generated/admin.ts',
  ],
  sources: () => {
    const modules = filesIn(['client']).filter((file) => /\.tsx?$/.test(file));
    const documents = digestOf(modules, (file) => documentsIn(readFileSync(root + file, 'utf8')));
    return documents + digestOf(filesIn(CODEGEN_SOURCES));
  },
};

const REST_TYPES = {
  makes: ['client/sdk/generated/rest.ts', REST_SOURCES],
  sources: () =>
    existsSync(root + REST_SOURCES)
      ? digestOf([...JSON.parse(readFileSync(root + REST_SOURCES, 'utf8')), 'package-lock.json'])
      : undefined,
};

const SHOP = {
  makes: [
    'dist/server/main.js',
    'dist/client/admin/index.html',
    'dist/client/sdk.tgz',
    'dist/pages/fr/render.js',
  ],
  sources: digestOfAll,
};

async function run(command, args, output = 2) {
  const stdio = ['ignore', output, 2];
  const [code] = await once(spawn(command, args, { cwd: root, stdio }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** Writes the zone's changes and the types of schemas, documents and REST; exits with codegen's error. */
export async function generate() {
  const codegen = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--errors-only'];
  await buildWhereDue('zone', ZONE, () => run('node', [WRITE_ZONE]));
  await buildWhereDue('documents', DOCUMENTS, () => run('node', codegen, 'ignore'));
  await buildWhereDue('rest', REST_TYPES, () =>
    run('node', ['client/sdk/build/write-rest-types.mjs']),
  );
}

const vite = (...args) =>
  run('node', ['node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn']);

/** The pages beside the French ones: modes of Vite (client/vite/pageLanguage.ts). */
export const OTHER_LANGUAGES = ['ar', 'en'];

/** Always builds. */
const buildAll = () => buildAndRemember('shop', digestOfAll, buildParts);

/** Two at once: neither reads what the other writes. */
async function buildParts() {
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
    await buildServer();
    await run('node', ['server/sbom.mjs']);
  };
  await Promise.all([client(), server()]);
}

const buildServer = () => buildAndRemember('server', digestOfServer, () => vite('server'));

export const buildShop = () => buildWhereDue('shop', SHOP, buildParts);

/** Leaves the built client alone: a running shop serves it, and never reads its own server files again. */
export async function buildCommands() {
  if (!existsSync(`${root}dist/client/index.html`)) return await buildAll();
  const due = { makes: ['dist/server/shop.js'], sources: digestOfServer };
  await buildWhereDue('server', due, () => vite('server'));
}

async function buildDemoModule() {
  await generate();
  await vite('-c', 'client/demo/vite.config.ts');
}

/** The shop of the demo alone, without its pages. */
const buildDueDemoModule = () =>
  buildWhereDue(
    'demo-module',
    { makes: ['dist/demo-module/shop/shop.js'], sources: digestOfAll },
    buildDemoModule,
  );

/** `args` are Vite's, of the pages, such as `--base /belle-vue/` for a host that serves it below a path. */
const demoFor = (args) => ({
  makes: ['dist/demo/404.html', 'dist/demo/shop/shop.js', 'dist/demo/en/index.html'],
  sources: () => args.join(' ') + digestOfAll(),
});

/** After the module, which is copied. */
async function buildDemo(args) {
  await buildDueDemoModule();
  for (const mode of ['fr', ...OTHER_LANGUAGES]) {
    await vite('-c', 'client/demo/site/vite.config.ts', '--mode', mode, ...args);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, ...args] = process.argv.slice(2);
  if (what === 'all') await buildAll();
  else if (what === 'generated') await generate();
  else if (what === 'demo') {
    await buildAndRemember('demo', demoFor(args).sources, () => buildDemo(args));
  } else if (what === 'due-demo') {
    await buildWhereDue('demo', demoFor(args), () => buildDemo(args));
  } else if (what === 'demo-module') await buildDueDemoModule();
  else await buildShop();
}

// Builds what is missing or was built from other sources. Plain JavaScript, because it runs before
// anything is built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  buildAndRemember,
  buildWhereDue,
  digestOf,
  documentsIn,
  filesIn,
  isDue,
  root,
  storedDigest,
} from './build.sources.mjs';

const SERVER_SOURCES = ['server', 'seed', 'schema.graphql', 'package-lock.json'];
const ALL_SOURCES = ['client', ...SERVER_SOURCES];
/** Files that codegen reads beside the documents. */
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

/** Generates what the tz database of `moment-timezone` says of Morocco; git ignores it. */
const ZONE = {
  makes: ['server/generated/zone.ts'],
  sources: () => digestOf([WRITE_ZONE, 'package-lock.json']),
};

/** Types and documents that codegen makes of the sources; git ignores them. */
const DOCUMENTS = {
  makes: [
    'server/generated/resolvers.ts',
    'server/generated/admin.ts',
    'server/generated/persisted-documents.json',
    'client/generated/shop/graphql.ts',
    'client/generated/admin/graphql.ts',
    'client/sdk/generated/shop.ts',
    'client/sdk/generated/admin.ts',
  ],
  sources: () => {
    const modules = filesIn(['client']).filter((file) => /\.tsx?$/.test(file));
    const documents = digestOf(modules, (file) =>
      documentsIn(readFileSync(root + file, 'utf8')).join(),
    );
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

/** Files that the shop needs to start. */
const SHOP = {
  makes: [
    'dist/server/main.js',
    'dist/client/admin/index.html',
    'dist/pages/fr/render.js',
    'dist/pages/ar/render.js',
    'dist/pages/en/render.js',
  ],
  sources: digestOfAll,
};

/** Files that the shop can start without: compressed twins of its files, and the SDK. */
const EXTRAS = {
  makes: ['dist/client/sdk.tgz'],
  sources: () => storedDigest('shop'),
};

async function run(command, args, output = 2) {
  const stdio = ['ignore', output, 2];
  const [code] = await once(spawn(command, args, { cwd: root, stdio }), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** Types and documents of the API, which the client's bundles contain; exits with codegen's error. */
async function generateDocuments() {
  const codegen = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--errors-only'];
  await buildWhereDue('documents', DOCUMENTS, () => run('node', codegen, 'ignore'));
}

const generateZone = () => buildWhereDue('zone', ZONE, () => run('node', [WRITE_ZONE]));

const generateRestTypes = () =>
  buildWhereDue('rest', REST_TYPES, () => run('node', ['client/sdk/build/write-rest-types.mjs']));

/** Writes the zone's changes and the types of schemas, documents and REST; exits with codegen's error. */
export async function generate() {
  await generateZone();
  await generateDocuments();
  await generateRestTypes();
}

const vite = (...args) =>
  run('node', ['node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn']);

/** The pages beside the French ones: modes of Vite (client/vite/pageLanguage.ts). */
export const OTHER_LANGUAGES = ['ar', 'en'];

const NAMES = {
  documents: 'types and documents of the API',
  shop: 'client',
  pages: 'pages',
  tools: 'back office, sandbox and OpenAPI',
};

/** On standard error, since programs read standard output. */
const say = (text) => process.stderr.write(`Build: ${text}\n`);

/** Says how far a build is, a line a step. */
function progressOf(count) {
  const begun = performance.now();
  let done = 0;
  say(
    `what the shop needs to start, in ${count} ${count === 1 ? 'step' : 'steps'}; a later start needs none`,
  );
  return {
    done(name) {
      const [what, language] = name.split(':');
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      done += 1;
      const named = [NAMES[what] ?? what, ...(language ? [`(${language})`] : [])].join(' ');
      say(`${done} of ${count}, ${named}, after ${seconds} s`);
    },
  };
}

/**
 * Starts a process that builds bundles (build.bundles.mjs), and loads Vite meanwhile. Returns what has it build these
 * ones, one after the other.
 */
function openBundler() {
  // V8's small young generation would take a tenth of the time, and Rolldown's allocator 300 MB more.
  const args = ['--max-semi-space-size=32', 'server/build.bundles.mjs'];
  const env = { ...process.env, MIMALLOC_PURGE_DELAY: '0' };
  const child = spawn('node', args, { cwd: root, env, stdio: ['pipe', 'pipe', 2] });
  const exit = once(child, 'exit');
  // One that failed before has said why.
  child.stdin.on('error', () => {});
  return async (names, { done }) => {
    createInterface({ input: child.stdout }).on('line', done);
    child.stdin.end(names.join(' '));
    const [code] = await exit;
    if (code !== 0) process.exit(code ?? 1);
  };
}

/** Two processes at once, of about the same length: neither reads what the other writes. */
async function buildCore() {
  const languages = ['fr', ...OTHER_LANGUAGES];
  const shop = languages.map((language) => `shop:${language}`);
  const pages = languages.map((language) => `pages:${language}`);
  const progress = progressOf(1 + shop.length + pages.length + 2);
  const [first, second] = [openBundler(), openBundler()];
  rmSync(`${root}dist/client`, { recursive: true, force: true });
  await Promise.all([generateZone(), generateDocuments()]);
  progress.done('documents');
  const server = () => first([...shop, 'server'], progress);
  await Promise.all([
    buildAndRemember('server', digestOfServer, server),
    second([...pages, 'tools'], progress),
  ]);
}

async function buildExtras() {
  await Promise.all([
    run('node', ['server/build.twins.mjs']),
    generateDocuments()
      .then(generateRestTypes)
      .then(() => run('node', ['client/sdk/build/pack.mjs'])),
  ]);
}

/** Always builds. */
async function buildAll() {
  await buildAndRemember('shop', digestOfAll, buildCore);
  await buildAndRemember('extras', EXTRAS.sources, buildExtras);
}

/** Builds what the shop needs to start, where it is due. */
export const buildToStart = () => buildWhereDue('shop', SHOP, buildCore);

const finishBuild = () => buildWhereDue('extras', EXTRAS, buildExtras);

export async function buildShop() {
  await buildToStart();
  await finishBuild();
}

/** Builds the rest beside the running shop, which goes first; ends with it. */
export function finishInBackground() {
  if (!isDue('extras', EXTRAS)) return;
  const child = spawn('node', ['server/build.mjs', 'extras'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  process.once('exit', () => child.kill());
  child.unref();
}

/** Leaves the built client alone: a running shop serves it, and never reads its own server files again. */
export async function buildCommands() {
  if (!existsSync(`${root}dist/client/index.html`)) return await buildAll();
  const due = { makes: ['dist/server/shop.js'], sources: digestOfServer };
  await buildWhereDue('server', due, () => openBundler()(['server'], progressOf(1)));
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
  else if (what === 'extras') await finishBuild();
  else if (what === 'generated') await generate();
  else if (what === 'demo') {
    await buildAndRemember('demo', demoFor(args).sources, () => buildDemo(args));
  } else if (what === 'due-demo') {
    await buildWhereDue('demo', demoFor(args), () => buildDemo(args));
  } else if (what === 'demo-module') await buildDueDemoModule();
  else await buildShop();
}

// Builds what is missing or older than its sources. Plain JavaScript, because it runs before
// anything is built.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVER_SOURCES = ['server', 'seed', 'schema.graphql', 'package-lock.json'];

function changedAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(`${path}/${name}`)));
}

function isDue(built, sources) {
  const builtAt = Math.min(...built.map((file) => changedAt(root + file)));
  const isStale = sources.some((source) => changedAt(root + source) > builtAt);
  // A production install has no Vite: it runs what was built elsewhere.
  const canBuild = changedAt(`${root}node_modules/vite/package.json`) > 0;
  return builtAt === 0 || (isStale && canBuild);
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

export function buildShop() {
  const built = [
    'dist/server/main.js',
    'dist/client/index.html',
    'dist/client/sdk.tgz',
    'dist/pages/render.js',
  ];
  if (isDue(built, ['client', ...SERVER_SOURCES])) run('npm', ['run', '--silent', 'build']);
}

/** Leaves the built client alone: a running shop serves it, and never reads its own server files again. */
export function buildCommands() {
  if (isDue(['dist/client/index.html'], [])) buildShop();
  else if (isDue(['dist/server/shop.js'], SERVER_SOURCES)) {
    run('npx', ['--no-install', 'vite', 'build', 'server', '--logLevel', 'warn']);
  }
}

/** For a host that serves it at `base`, such as `/belle-vue/`. */
export function buildDemo(base) {
  const page = 'dist/demo/404.html';
  const isStale = isDue([page, 'dist/demo/shop/shop.js'], ['client', ...SERVER_SOURCES]);
  if (isStale || !readFileSync(root + page, 'utf8').includes(`"${base}`)) {
    run('npm', ['run', '--silent', 'build:demo', '--', '--base', base]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [base] = process.argv.slice(2);
  if (base) buildDemo(base);
  else buildShop();
}

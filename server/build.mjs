// Builds what is missing or older than its sources. Plain JavaScript, because it runs before
// anything is built.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVER_SOURCES = ['server', 'seed', 'schema.graphql', 'package-lock.json'];

/** Newest change below a path, in milliseconds; 0 when there is nothing. */
function changedAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(`${path}/${name}`)));
}

function isDue(built, sources) {
  const builtAt = Math.min(...built.map((file) => changedAt(root + file)));
  const isStale = sources.some((source) => changedAt(root + source) > builtAt);
  // Where only the production packages are installed, what was built elsewhere is what there is.
  const canBuild = changedAt(`${root}node_modules/vite/package.json`) > 0;
  return builtAt === 0 || (isStale && canBuild);
}

function run(command, args) {
  // Standard output belongs to whoever is started next.
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the shop, both its sides. */
export function buildShop() {
  const built = ['dist/server/main.js', 'dist/client/index.html', 'dist/pages/render.js'];
  if (isDue(built, ['client', ...SERVER_SOURCES])) run('npm', ['run', '--silent', 'build']);
}

/**
 * Builds the shopkeeper's commands. The built client stays as it is: a running shop is serving it,
 * while it never reads its own server files again.
 */
export function buildCommands() {
  if (isDue(['dist/client/index.html'], [])) buildShop();
  else if (isDue(['dist/server/shop.js'], SERVER_SOURCES)) {
    run('npx', ['--no-install', 'vite', 'build', 'server', '--logLevel', 'warn']);
  }
}

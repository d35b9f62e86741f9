// Starts the shop from built files, building first what is missing or older than its sources.
// Plain JavaScript, because it runs before anything is built.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['client', 'server', 'seed', 'schema.graphql', 'package-lock.json'];

/** Newest change below a path, in milliseconds; 0 when there is nothing. */
function changedAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(`${path}/${name}`)));
}

const builtAt = Math.min(
  changedAt(`${root}dist/server/main.js`),
  changedAt(`${root}dist/client/index.html`),
);
const isStale = SOURCES.some((source) => changedAt(root + source) > builtAt);
// Where only the production packages are installed, what was built elsewhere is what there is.
const canBuild = changedAt(`${root}node_modules/vite/package.json`) > 0;
if (builtAt === 0 || (isStale && canBuild)) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // Standard output belongs to the ready line.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');

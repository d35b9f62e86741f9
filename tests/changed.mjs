// `npm run test:changed [-- REV]`: what imports a file that has changed since REV (the last commit
// unless given), and the browser's tests of the pages that have.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const [since = 'HEAD'] = process.argv.slice(2);
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const run = (...args) =>
  spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--passWithNoTests', ...args],
    { stdio: 'inherit' },
  ).status;

/** A page's own folder; what all pages share is tested with the shop. */
const folderOf = (path) => {
  const folder = `tests/web/${/^(?:client|tests\/web)\/([^/]+)\//.exec(path)?.[1]}`;
  return existsSync(folder) ? folder : 'tests/web/shop';
};
const isOfPages = (path) => /^(client|server\/http\/pages|tests\/web)\//.test(path);
const folders = new Set(changed.filter(isOfPages).map(folderOf));

const statuses = [run('--project=server', '--changed', since)];
if (folders.size > 0) statuses.push(run('--project=web', ...folders));
process.exitCode = Math.max(...statuses.map((status) => status ?? 1));

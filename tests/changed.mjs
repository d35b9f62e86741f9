// `npm run test:changed [-- REV]`: of what has changed since REV (the last commit unless given), the rules' and
// stores' tests that import it, and the API's and the browser's tests of its feature.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The folders of the server whose tests lie elsewhere. */
const ELSEWHERE = {
  admin: ['tests/api/admin', 'tests/security/admin'],
  staff: ['tests/api/admin/staff', 'tests/security/staff'],
  settings: ['tests/api/admin/settings'],
  audit: ['tests/api/admin'],
  'api-token': ['tests/api/admin', 'tests/security/tokens'],
  authentication: ['tests/api/account', 'tests/api/admin/staff', 'tests/security'],
  payment: ['tests/api/order', 'tests/security/payments'],
  outbox: ['tests/api/mail', 'tests/api/webhook'],
  http: ['tests/api/protocol', 'tests/security'],
};
/** Matches sources that every feature uses. */
const SHARED =
  /^(?:server\/(?:[^/]+\.ts$|shared|storage|stores|start)|seed\/|schema\.graphql$|tests\/support\/)/;

/** Returns the tests of the API for changed paths: those of their features, all for what every feature uses. */
function apiTestsOf(paths) {
  const found = paths.flatMap((path) => {
    if (/^tests\/(?:api|security)\/.*\.test\.ts$/.test(path)) return [path];
    if (SHARED.test(path)) return ['tests/api', 'tests/security'];
    const [, feature] = /^server\/([^/]+)\//.exec(path) ?? [];
    if (feature === undefined) return [];
    return ELSEWHERE[feature] ?? [`tests/api/${feature}`];
  });
  return Array.from(new Set(found));
}

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

// Tests of the API open the whole shop: each of them imports nearly every file.
const statuses = [
  run('--project=server', '--changed', since, 'tests/rules', 'tests/store', 'tests/architecture'),
];
const ofApi = apiTestsOf(changed);
if (ofApi.length > 0) statuses.push(run('--project=server', ...ofApi));
if (folders.size > 0) statuses.push(run('--project=web', ...folders));
process.exitCode = Math.max(...statuses.map((status) => status ?? 1));

// `npm run test:all [-- FILE…]`: every test on the Node that runs this; then, where that is older than Node 24, what
// `npm test` runs on Node 24 too, whose binary comes from the registry into a temporary folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** The release line that README and container name. */
const NEWER = 24;

const isWindows = process.platform === 'win32';

/** Runs the tests by the Node at `node`; processes that tests start find the same one in PATH. Returns the exit status. */
function runTests(node, ...args) {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const env = { ...process.env, PATH };
  return spawnSync(node, [...vitest, ...args], { stdio: 'inherit', env }).status ?? 1;
}

/** Returns the path of the binary. */
function installNode(folder) {
  const platform = isWindows ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'];
  execFileSync('npm', [...install, `${name}@${NEWER}`], { stdio: 'inherit', shell: isWindows });
  return join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

const files = process.argv.slice(2);
const statuses = [runTests(process.execPath, '--mode', 'all', ...files)];
if (Number.parseInt(process.versions.node, 10) < NEWER) {
  const folder = mkdtempSync(join(tmpdir(), 'belle-vue-node-'));
  try {
    const node = installNode(folder);
    process.stdout.write(`\nThe same on Node ${NEWER}, without the long tests:\n`);
    statuses.push(runTests(node, '--passWithNoTests', ...files));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
process.exitCode = statuses.some((status) => status !== 0) ? 1 : 0;

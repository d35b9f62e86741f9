// Writes what the shop is made of to `dist/sbom.cdx.json` (CycloneDX), for scanners: bundles show them
// no packages. Part of `npm run build`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const MAX_BYTES = 64 * 1024 * 1024;

const read = (name) => JSON.parse(readFileSync(root + name, 'utf8'));

/** A package or the lock file's entry for it, without its tools. */
const withoutTools = ({ devDependencies: _tools, ...others }) => others;

const shop = withoutTools(read('package.json'));
const lock = read('package-lock.json');
const { '': own, ...locked } = lock.packages;
const shipped = Object.entries(locked).filter(([, { dev }]) => dev !== true);
const packages = { '': withoutTools(own), ...Object.fromEntries(shipped) };

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
try {
  // npm gives the shop the name of its folder, and `--omit=dev` would leave out whatever a tool needs
  // as well: so the tools are taken away before.
  const cwd = join(folder, shop.name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(shop));
  writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const sbom = execFileSync('npm', ['sbom', '--package-lock-only', ...format], {
    cwd,
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  writeFileSync(`${root}dist/sbom.cdx.json`, sbom);
} finally {
  rmSync(folder, { recursive: true });
}

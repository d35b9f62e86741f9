// Writes `dist/sbom.cdx.json` (CycloneDX) for scanners, which find no packages in bundles.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const MAX_BYTES = 64 * 1024 * 1024;

const read = (name) => JSON.parse(readFileSync(root + name, 'utf8'));

const withoutTools = ({ devDependencies: _tools, ...others }) => others;

const shop = withoutTools(read('package.json'));
const lock = read('package-lock.json');
const { '': own, ...locked } = lock.packages;
const shipped = Object.entries(locked).filter(([, { dev }]) => dev !== true);
const packages = { '': withoutTools(own), ...Object.fromEntries(shipped) };

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
try {
  // npm names the shop after its folder, and `--omit=dev` would also drop packages that a tool shares:
  // hence a folder of that name, without the tools.
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

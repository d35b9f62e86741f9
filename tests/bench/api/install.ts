import { spawnSync } from 'node:child_process';
import { cp, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inNewFolder } from '../beside.ts';
import type { Findings } from '../report.ts';

const MB = 1024 * 1024;

/** Measures what a production install brings: what the build lists beside the server's bundle. */
export async function measureInstall(): Promise<Findings> {
  return inNewFolder(async (folder) => {
    for (const name of ['package.json', 'package-lock.json']) {
      await cp(join('dist/server', name), join(folder, name));
    }
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) return { remarks: [`npm ci of dist/server failed: ${stderr.slice(0, 500)}`] };
    const { bytes, packages } = await weigh(join(folder, 'node_modules'));
    return {
      metrics: [
        { what: 'npm ci of dist/server, MB', value: bytes / MB, digits: 1, goal: { below: 60 } },
        { what: 'npm ci of dist/server, packages', value: packages, goal: { below: 200 } },
      ],
    };
  });
}

/** Bytes as the files have them, and packages: folders that a `node_modules` holds by name or scope. */
async function weigh(folder: string): Promise<{ bytes: number; packages: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await lstat(join(parentPath, name))).size),
  );
  const isPackage = /(^|\/)node_modules\/(@[^/]+\/)?[^/@.][^/]*\/package\.json$/;
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    packages: files.filter(({ parentPath, name }) => isPackage.test(join(parentPath, name))).length,
  };
}

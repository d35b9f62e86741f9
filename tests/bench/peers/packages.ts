import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a peer needs of npm, beside the shop and never with it. */
export interface Packages {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Printed instead of a row when a peer cannot be had here. */
export class NotHere extends Error {}

/**
 * Installs packages into a folder that is kept between runs, with a program of ours in it, which
 * finds them there. Gives the program's path; throws NotHere with npm's own words.
 */
export async function installBeside(
  { name, dependencies, overrides = {} }: Packages,
  program: string,
): Promise<string> {
  const folder = join(tmpdir(), `belle-vue-bench-${name}`);
  const done = join(folder, 'installed');
  await mkdir(folder, { recursive: true });
  if (!existsSync(done)) {
    const manifest = { private: true, type: 'module', dependencies, overrides };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new NotHere(`npm install of ${name} failed: ${stderr.slice(0, 2000)}`);
    await writeFile(done, '');
  }
  const copy = join(folder, 'main.mjs');
  await copyFile(program, copy);
  return copy;
}

import { createHash } from 'node:crypto';
import { lstat, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kernel allows 104 bytes on some systems, 108 on others. */
const MAX_PATH_BYTES = 100;

/** Another owner of the folder could answer in the shop's name. */
export class UnsafeSocketFolder extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(`${folder} must be a folder of this user alone (mode 0700)`);
    this.name = 'UnsafeSocketFolder';
    this.folder = folder;
  }
}

/**
 * Inside the data folder, or, where that path is too long, in the user's own folder below the
 * system's temporary one. Throws UnsafeSocketFolder, or the error for a missing data folder.
 */
export async function socketOf(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir);
  const inside = join(folder, 'shopkeeper.sock');
  if (Buffer.byteLength(inside) <= MAX_PATH_BYTES) return inside;
  const user = process.getuid?.() ?? 0;
  const own = join(tmpdir(), `belle-vue-${user}`);
  await requireOwn(own, user);
  return join(own, `${createHash('sha256').update(folder).digest('hex').slice(0, 24)}.sock`);
}

async function requireOwn(folder: string, user: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stats = await lstat(folder);
  if (!stats.isDirectory() || stats.uid !== user || (stats.mode & 0o077) !== 0) {
    throw new UnsafeSocketFolder(folder);
  }
}

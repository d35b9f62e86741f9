import { spawnSync } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two writers would overwrite each other. */
export class FolderTaken extends Error {
  readonly folder: string;
  readonly pid: string;

  constructor(folder: string, pid: string) {
    super(`${folder} is in use by another shop${pid ? ` (process ${pid})` : ''}. Stop it first.`);
    this.name = 'FolderTaken';
    this.folder = folder;
    this.pid = pid;
  }
}

/**
 * Locks the file on descriptor 3 and the folder on descriptor 4. Its status is that of the file's
 * lock, or 1, which says that it is taken, where the folder's is: not every file system has such
 * locks on folders. One process, because a shop with much in memory takes long to start another.
 */
const LOCK = 'flock -nx 3; file=$?; flock -nx 4; [ $? = 1 ] && exit 1; exit $file';

/**
 * Returns the release. The lock is the kernel's `flock` on `shop.lock`, and on the folder in case
 * that file is removed: util-linux's tool takes it on an inherited descriptor, so it ends with this
 * process. Without the tool the process id in the file decides; where that is wrong, the control
 * file stops the older owner. Throws FolderTaken.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'shop.lock');
  const handle = await open(file, 'a+', 0o600);
  const folderHandle = await open(folder, 'r');
  const owner = (await readFile(file, 'utf8')).trim();
  const { status } = spawnSync('sh', ['-c', LOCK], {
    stdio: ['ignore', 'ignore', 'ignore', handle.fd, folderHandle.fd],
  });
  const isUnknown = status !== 0 && status !== 1;
  if (isUnknown ? isRunning(owner) : status === 1) {
    await handle.close();
    await folderHandle.close();
    throw new FolderTaken(folder, owner);
  }
  await handle.truncate(0);
  await handle.writeFile(`${process.pid}\n`);
  return async () => {
    await handle.truncate(0);
    await handle.close();
    await folderHandle.close();
  };
}

function isRunning(pid: string): boolean {
  if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

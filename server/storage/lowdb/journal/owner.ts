import { spawnSync } from 'node:child_process';
import { open, readFile, type FileHandle } from 'node:fs/promises';
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
  const isFree = isFileFree(handle, owner) && tryLock(folderHandle) !== 'TAKEN';
  if (!isFree) {
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

function isFileFree(handle: FileHandle, owner: string): boolean {
  const lock = tryLock(handle);
  return lock === 'UNKNOWN' ? !isRunning(owner) : lock === 'OURS';
}

/** UNKNOWN: no such tool, or no such lock on this file system. */
function tryLock(handle: FileHandle): 'OURS' | 'TAKEN' | 'UNKNOWN' {
  const { status } = spawnSync('flock', ['--nonblock', '--exclusive', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', handle.fd],
  });
  if (status === 0) return 'OURS';
  return status === 1 ? 'TAKEN' : 'UNKNOWN';
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

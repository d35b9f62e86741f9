import { spawnSync } from 'node:child_process';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown when another process owns the folder: two writers would overwrite each other. */
export class FolderTaken extends Error {
  constructor(folder: string, pid: string) {
    super(`${folder} is in use by another shop${pid ? ` (process ${pid})` : ''}. Stop it first.`);
    this.name = 'FolderTaken';
  }
}

/**
 * Becomes the only owner of a data folder; gives what ends the ownership.
 *
 * The lock is the kernel's `flock` on `shop.lock`, taken by util-linux's tool on a descriptor that
 * it inherits, so it ends with this process however that dies. Where the tool is missing, the
 * process id in the file decides. Throws FolderTaken.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'shop.lock');
  const handle = await open(file, 'a+', 0o600);
  const owner = (await readFile(file, 'utf8')).trim();
  if (!tryLock(handle, owner)) {
    await handle.close();
    throw new FolderTaken(folder, owner);
  }
  await handle.truncate(0);
  await handle.writeFile(`${process.pid}\n`);
  return async () => {
    await handle.truncate(0);
    await handle.close();
  };
}

function tryLock(handle: FileHandle, owner: string): boolean {
  const { status, error } = spawnSync('flock', ['--nonblock', '--exclusive', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', handle.fd],
  });
  return error ? !isRunning(owner) : status === 0;
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

import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { MAX_PICTURE_BYTES, PictureUnavailable } from '../catalog/picture/picture.rules.ts';
import type { PictureSource } from '../context.ts';
import { fetchPicture } from './picture-fetch.ts';

export function createPictureSource(options: {
  readonly isLoopbackAllowed: boolean;
}): PictureSource {
  return { read, fetch: (address) => fetchPicture(address, options) };
}

async function read(path: string): Promise<Buffer> {
  try {
    return await readFileAt(path);
  } catch (error) {
    if (error instanceof PictureUnavailable) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
    throw new PictureUnavailable({ code: 'UNREADABLE', file: path, reason });
  }
}

async function readFileAt(path: string): Promise<Buffer> {
  // Without O_NONBLOCK, opening a pipe without a writer would block.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) {
      const reason = stats.isDirectory() ? 'EISDIR' : 'ENOENT';
      throw new PictureUnavailable({ code: 'UNREADABLE', file: path, reason });
    }
    if (stats.size > MAX_PICTURE_BYTES) throw new PictureUnavailable({ code: 'TOO_LARGE' });
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

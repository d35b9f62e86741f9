import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';
import { disk, type Files } from './lowdb/journal/files.ts';

/** A shorter one could be guessed. */
export const MIN_SECRET_LENGTH = 32;

export class BadSecret extends Error {
  constructor(file: string, reason: string) {
    super(
      `DATA_DIR: ${file} ${reason}. Put the right one back, or remove the file to have a new one made: sessions and the links in mails sent so far then end.`,
    );
    this.name = 'BadSecret';
  }
}

export function secretFileOf(folder: string): string {
  return join(folder, 'jwt-secret');
}

/** Surrounding blanks and zero bytes do not count. */
export function isLongEnough(secret: string): boolean {
  return secret.replaceAll('\0', '').trim().length >= MIN_SECRET_LENGTH;
}

/**
 * Created at first start, only by the owner of the folder: two starts at once would create two
 * secrets. Throws BadSecret.
 */
export async function secretOf(folder: string, files: Files = disk): Promise<string> {
  const file = secretFileOf(folder);
  const found = await readText(files, file);
  if (found === null) {
    const secret = randomBytes(48).toString('base64url');
    await writeDurably(file, (draft) => draft.write(Buffer.from(`${secret}\n`)), { files });
    return secret;
  }
  if (!isLongEnough(found)) {
    throw new BadSecret(file, `must hold at least ${MIN_SECRET_LENGTH} characters`);
  }
  return found.trim();
}

async function readText(files: Files, file: string): Promise<string | null> {
  try {
    return (await files.read(file))?.toString() ?? null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BadSecret(file, `cannot be read (${code})`);
  }
}

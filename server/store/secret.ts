import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a folder's secret is, if one was made there. */
export function secretFileOf(folder: string): string {
  return join(folder, 'jwt-secret');
}

/** The secret that signs tokens: made at first start, then kept in the data folder for its owner alone. */
export async function secretOf(folder: string): Promise<string> {
  const file = secretFileOf(folder);
  try {
    // `wx` fails when the file is there, so that two starts can never make two secrets.
    await writeFile(file, `${randomBytes(48).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

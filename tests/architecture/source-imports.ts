import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  readonly from: string;
  /** A path from the root for our own files, else the package's name. */
  readonly to: string;
  readonly isType: boolean;
}

/** The hand-written sources of the shop, as paths from the root. */
export const files: readonly string[] = ['server', 'client', 'seed'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('generated'))
    .map((name) => join(folder, name)),
);

const IMPORT =
  /^(?:import|export)\s+(type\s)?(?:[\w$*{},\s]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

export const imports: readonly Import[] = files.flatMap((from) => {
  const text = readFileSync(join(ROOT, from), 'utf8');
  return Array.from(text.matchAll(IMPORT), ([, type, still, later]) => {
    const named = still ?? later ?? '';
    const to = named.startsWith('.') ? normalize(join(dirname(from), named)) : named;
    return { from, to, isType: type !== undefined };
  });
});

// Says whether what was built is of the present sources: a digest of what they contain is stored beside it in
// `dist/`. Times of files would not do: a checkout changes them, and a test run leaves them as they were.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const digests = `${root}dist/digests/`;

/** Returns the files below the paths, which name files or folders, without what codegen makes. */
export function filesIn(paths) {
  return paths.flatMap((path) => {
    const stats = statSync(root + path, { throwIfNoEntry: false });
    if (!stats) return [];
    if (!stats.isDirectory()) return [path];
    const names = readdirSync(root + path).filter((name) => name !== 'generated');
    return filesIn(names.toSorted().map((name) => `${path}/${name}`));
  });
}

/** Returns the texts of the GraphQL documents of a module of the client. */
export function documentsIn(code) {
  return Array.from(
    code.matchAll(/\bgraphql\(\s*`(\s*(?:query|mutation|fragment)\b[^`]*)`/g),
    ([, text]) => text,
  );
}

/** Returns a digest of what `read` returns for each file; a file that is missing counts as one without content. */
export function digestOf(files, read = (file) => readFileSync(root + file)) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = existsSync(root + file) ? read(file) : '';
    if (content.length > 0) hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the digest of the sources of the last build of this name; undefined where there is none. */
export function storedDigest(name) {
  return existsSync(digests + name) ? readFileSync(digests + name, 'utf8') : undefined;
}

/**
 * Whether one of the files that a build makes is missing, or its sources have another digest than at its last run. A
 * production install has no Vite: it runs what was built elsewhere, whatever the sources are.
 */
export function isDue(name, { makes, sources }) {
  const isBuilt = makes.every((file) => existsSync(root + file));
  if (isBuilt && !existsSync(`${root}node_modules/vite/package.json`)) return false;
  return !isBuilt || (storedDigest(name) ?? '') !== sources();
}

/** Runs `build` where it is due. */
export async function buildWhereDue(name, target, build) {
  if (isDue(name, target)) await buildAndRemember(name, target.sources, build);
}

/** Runs `build`, and stores which sources it was made from; `sources` may know them only after it. */
export async function buildAndRemember(name, sources, build) {
  // Sources that change during the build are then built again by the next one.
  const digest = sources();
  // One that fails leaves files of two builds.
  rmSync(digests + name, { force: true });
  await build();
  mkdirSync(digests, { recursive: true });
  writeFileSync(digests + name, digest ?? sources());
}

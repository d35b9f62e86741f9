import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const demo = (file: string) => fileURLToPath(new URL(`../demo/${file}`, import.meta.url));

/** Modules of Node that the shop uses, as browsers offer them, and a smaller one for a package. */
const MODULES: Readonly<Record<string, string>> = {
  'node:buffer': demo('node/buffer.ts'),
  'node:crypto': demo('node/crypto.ts'),
  'node:path': demo('node/path.ts'),
  'node:timers/promises': demo('node/timers.ts'),
  '@graphql-tools/schema': demo('executableSchema.ts'),
  // Its own build for browsers, with the buffers that it needs.
  'csv-parse/sync': fileURLToPath(import.meta.resolve('csv-parse/browser/esm/sync')),
};

/** Imported beside what the demo uses; the build fails where something of them is left. */
const UNUSED: ReadonlySet<string> = new Set(['node:stream']);
const NOTHING = '\0nothing:';

/** Replacements by what imports the module. */
const REPLACED: ReadonlyArray<readonly [id: RegExp, importer: string, file: string]> = [
  [/\/zone\.host\.ts$/, '/server/', demo('unavailable.ts')],
  [/\/ceremonies\.ts$/, '/server/', demo('unavailable.ts')],
];

/** The demo's pages send texts (site/vite.config.ts). */
const PERSISTED_DOCUMENTS = '/persisted-documents.json';

/** The whole list would be a quarter of the demo. */
const COMMON_PASSWORDS = '/common-passwords.txt';
const MAX_COMMON = /^(?:(?:azerty|motdepasse|password|qwerty)\d*|123456789?0?|0+|1+)$/;

/** Vite's own, which loads styles before a chunk: the shop has none. */
const PRELOAD = '\0vite/preload-helper.js';

export const buffer = demo('node/buffer.ts');

/** Puts the demo's modules in the place of Node's, and refuses all others. */
export function browserNode(): Plugin {
  return {
    name: 'browser-node',
    enforce: 'pre',
    async resolveId(id, importer) {
      const replaced = REPLACED.find(([written, by]) => written.test(id) && importer?.includes(by));
      if (replaced) return replaced[2];
      if (UNUSED.has(id)) return { id: NOTHING + id, moduleSideEffects: false };
      const found = MODULES[id];
      if (found === undefined && id.startsWith('node:'))
        throw new Error(`The demo has no ${id}, for ${importer}`);
      return found ?? null;
    },
    load(id) {
      const [file = ''] = id.split('?', 1);
      if (file.endsWith(COMMON_PASSWORDS)) {
        const lines = readFileSync(file, 'utf8').split('\n');
        const few = lines.filter((line) => MAX_COMMON.test(line));
        return `export default ${JSON.stringify(few.join('\n'))};`;
      }
      if (file.endsWith(PERSISTED_DOCUMENTS)) return '{}';
      if (id === PRELOAD) return 'export const __vitePreload = (load) => load();';
      if (!id.startsWith(NOTHING)) return null;
      return 'export const Readable = undefined, Transform = undefined;';
    },
  };
}

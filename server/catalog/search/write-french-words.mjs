// `npm run words`: makes server/generated/french-words.json of the French dictionary in node_modules, which takes
// ten seconds. What it writes is committed; nothing else runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (path) =>
  (await runnerImport(here(path), { configFile: false, logLevel: 'error' })).module;

const { bitsOf } = await load('catalog.search.french.ts');
const { fold } = await load('../../shared/text.ts');

const dictionary = dirname(createRequire(import.meta.url).resolve('@cspell/dict-fr-fr'));
const trie = decodeTrie(gunzipSync(readFileSync(join(dictionary, 'fr-fr.trie.gz'))));
const words = new Set();
// Names begin with a capital; shorter words are never corrected.
for (const word of trie.words()) if (/^\p{Ll}{3,}$/u.test(word)) words.add(fold(word));

const bits = Buffer.from(bitsOf(words)).toString('base64');
writeFileSync(here('../../generated/french-words.json'), `${JSON.stringify({ bits })}\n`);
process.stdout.write(`${words.size} words\n`);

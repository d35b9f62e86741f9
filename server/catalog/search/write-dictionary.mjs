// `npm run words`: makes server/catalog/search/dictionary.json of the French and the English dictionary in
// node_modules, which takes ten seconds. What it writes is committed; nothing else runs it.
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

const { bitsOf } = await load('dictionary.ts');
const { fold } = await load('../../shared/isomorphic/fold.ts');

const from = createRequire(import.meta.url);
const dictionary = {};
for (const [language, name, file] of [
  ['FR', '@cspell/dict-fr-fr', 'fr-fr.trie.gz'],
  ['EN', '@cspell/dict-en_us', 'en_US.trie.gz'],
]) {
  const trie = decodeTrie(gunzipSync(readFileSync(join(dirname(from.resolve(name)), file))));
  const words = new Set();
  // Names begin with a capital; shorter words are never corrected.
  for (const word of trie.words()) if (/^\p{Ll}{3,}$/u.test(word)) words.add(fold(word));
  dictionary[language] = Buffer.from(bitsOf(words)).toString('base64');
  process.stdout.write(`${language}: ${words.size} words\n`);
}

writeFileSync(here('dictionary.json'), `${JSON.stringify(dictionary)}\n`);

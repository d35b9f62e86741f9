import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';

/** Number of bits that each word sets: one in 50 other words is then taken for one. */
const HASHES = 6;
const BITS_A_WORD = 8;

type DictionaryLanguage = 'FR' | 'EN';
let sets: Readonly<Record<DictionaryLanguage, Uint8Array>> | undefined;

/** Most of a megabyte that only corrections need; to be awaited before them. */
export async function loadDictionary(): Promise<void> {
  if (sets) return;
  const { default: bits } = await import('./dictionary.json', {
    with: { type: 'json' },
  });
  sets = { FR: Buffer.from(bits.FR, 'base64'), EN: Buffer.from(bits.EN, 'base64') };
}

/**
 * True for every folded word of the language, in any form, and for few others. Shoppers of the Arabic pages write
 * French words, too.
 */
export function isInDictionary(word: string, language: Language = DEFAULT_LANGUAGE): boolean {
  if (!sets) throw new Error('loadDictionary comes first');
  const bits = sets[language === 'EN' ? 'EN' : 'FR'];
  return placesOf(word, bits).every((place) => ((bits[place >> 3] ?? 0) >> (place & 7)) & 1);
}

/** Returns the bits of one language in the file that `write-dictionary.mjs` writes: a Bloom filter. */
export function bitsOf(words: ReadonlySet<string>): Uint8Array {
  const bits = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
  for (const word of words) {
    for (const place of placesOf(word, bits)) {
      bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
    }
  }
  return bits;
}

function placesOf(word: string, { length }: Uint8Array): readonly number[] {
  const [first, step] = [hashOf(word, 0), hashOf(word, 1) | 1];
  return Array.from({ length: HASHES }, (_, n) => ((first + n * step) >>> 0) % (length * 8));
}

/** FNV-1a, with the bits mixed at the end (MurmurHash 3). */
function hashOf(word: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commentsIn, files, namesIn, ROOT, testFiles } from './source-imports.ts';

/** Words of a private dialect, by the standard words to use instead. */
const WORDS = new Map(
  Object.entries({
    'cached, stored, unchanged': 'kept keeping keeper',
    'requested, queried, request': 'asked asks question',
    'returned, reported': 'told tell tells',
    'the caller, the client, no client': 'whoever nobody somebody',
    'flushed, durable': 'settled',
    'endpoint, API': 'door',
    'ordinal, append file': 'slot tail',
    'invalidation, event': 'news notice',
    metrics: 'figures',
    'mail worker, template': 'postman letter',
    'admin socket, CLI output, staff': 'desk till shopkeeper',
    'bootstrap, seed, transfer': 'founding sow moving',
    guest: 'visitor',
    'quantity, chunks': 'pieces',
    'signature, token': 'proof proofs',
    'architecture, shop': 'house',
  }).flatMap(([use, not]) => not.split(' ').map((word) => [word, use] as const)),
);

/**
 * Places, as `file: text`, where a word has its plain meaning, or where a name is stored or public.
 */
const PERMITTED = new Map(
  Object.entries({
    // The public name of the exchange that takes one trip.
    door: /AT_THE_DOOR/,
    // The public name of goods that a campaign reduces.
    pieces: /isForSalePieces|piecesPerPhone/,
    // Stored in orders and drafts, and printed by `store recover --json`.
    asked: /: (?:refundA|a)skedAt$|stored it as `asked`/,
    kept: /: keptIn$/,
    // Cash that a carrier paid out: `Order.settledAt`, `order.settled` and ALREADY_SETTLED are public names.
    settled: /settlement|statement|outstanding|money|admin\.graphql|settledAt|: allSettled$/,
    // Names of JavaScript, GraphQL and Vite.
    visitor: /: (?:AST)?Visitor$/,
    // Of the alphabet, and of a drawing.
    letter: /: (?:LETTER|letter)$|letter does not/,
    // A time that the shop offers: `appointmentSlots` and SLOT_TAKEN are public names.
    slot: /appointment|: SLOT$|SLOT_TAKEN/i,
    // The socket's file.
    shopkeeper: /shopkeeper\.sock/,
    // schema.org's name.
    founding: /: foundingDate$/,
  }),
);

/** First words of a doc comment without a subject: it does not name what it documents. */
const WITHOUT_SUBJECT = /^\*[\s*]+(?:Of|As|By|Those|What|Such)\b/;

const DOCUMENTS = [
  'schema.graphql',
  'server/admin/admin.graphql',
  ...['', 'server/', 'server/cli/', 'server/storage/', 'server/storage/lowdb/'].map(
    (folder) => `${folder}README.md`,
  ),
];

const words = (text: string) =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Every use of such a word, with the words to use. */
function misusedIn(file: string, texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => {
    const place = `${file}: ${text.replace(/\s+/g, ' ').trim()}`;
    return words(text)
      .filter((word) => WORDS.has(word) && !PERMITTED.get(word)?.test(place))
      .map((word) => `${word} → ${WORDS.get(word)} in ${place}`);
  });
}

describe('the vocabulary', () => {
  test('is standard English in names and comments', () => {
    // Few files hold such letters at all, and to walk all of their names takes seconds.
    const isSuspect = new RegExp([...WORDS.keys()].join('|'), 'i');
    const suspects = [...files, ...testFiles].filter(
      (file) =>
        file !== 'tests/architecture/vocabulary.test.ts' &&
        isSuspect.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    const found = suspects.flatMap((file) =>
      misusedIn(file, [...namesIn(file), ...commentsIn(file)]),
    );
    expect(found).toEqual([]);
  });

  test('gives each doc comment a subject or a verb', () => {
    const found = [...files, ...testFiles].flatMap((file) =>
      commentsIn(file)
        .filter((comment) => WITHOUT_SUBJECT.test(comment))
        .map((comment) => `${file}: ${comment.replace(/[\s*]+/g, ' ').trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('is standard English in the schema and the READMEs', () => {
    const found = DOCUMENTS.flatMap((file) =>
      misusedIn(file, readFileSync(join(ROOT, file), 'utf8').split('\n')),
    );
    expect(found).toEqual([]);
  });
});

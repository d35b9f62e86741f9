import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../server/messages.ts';
import { schemas } from '../support/schemas.ts';
import { files, imports, ROOT } from './source-imports.ts';

/** Where answers are written, and the sentences themselves. */
const EDGE =
  /^server\/(http|cli|mail|start)\/|\.(resolvers|rest|rest\.examples|commands|mails|shop-mail|texts|csv|fr|ar|en)\.ts$|^server\/(app|main|messages)\.ts$/;

const MESSAGES = /^server\/messages\.ts$|^server\/(?!shared\/isomorphic\/).*\.(fr|ar|en)\.ts$/;

const SENTENCE = /^[A-ZÀ-Ý][a-zà-ÿ’]* [a-zà-ÿ’]+ \S|[à-ÿœ«»’].* | .*[à-ÿœ«»’]/;

function codesIn(schema: string): readonly string[] {
  const type = buildSchema(schema).getType('UserErrorCode');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

/**
 * Literals of several words that begin like a sentence or hold a French character; REST's
 * descriptions are none.
 */
function sentencesIn(source: string): readonly string[] {
  const code = source.replace(/\/\*.*?\*\/|\/\/[^\n]*|(?:new Error|\.describe)\([^\n]*/gs, '');
  return Array.from(
    code.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g),
    ([, , text = '']) => text,
  ).filter((text) => SENTENCE.test(text));
}

describe('problems are codes', () => {
  const shops = codesIn(schemas.shop);
  const adminOnly = codesIn(schemas.admin).filter((code) => !shops.includes(code));

  test('that callers find in the schemas', () => {
    const { BAD_USER_INPUT: _, ...ours } = sentences;
    expect(Object.keys(ours).toSorted()).toEqual([...shops, ...adminOnly].toSorted());
  });

  test('some of the back office alone, which no service of shoppers may use', () => {
    expect(adminOnly.length).toBeGreaterThan(5);
    const ofShoppers = files.filter(
      (file) =>
        /^server\/(cart|wishlist|address)\/(?!.*\.staff\.)/.test(file) ||
        /^client\/(?!admin)/.test(file),
    );
    const using = ofShoppers.filter((file) =>
      adminOnly.some((code) => readFileSync(join(ROOT, file), 'utf8').includes(`'${code}'`)),
    );
    expect(using).toEqual([]);
  });

  test('sentences are looked up where answers are written, and nowhere else', () => {
    const looking = imports.filter(({ to }) => MESSAGES.test(to));
    expect(looking.length).toBeGreaterThan(10);
    const breaking = looking.filter(
      ({ from, isType }) => from.startsWith('server/') && !isType && !EDGE.test(from),
    );
    expect(breaking.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('no rule, service or port holds one', () => {
    const above = files.filter((file) => /\.(rules|service|store)\.ts$/.test(file));
    expect(above.length).toBeGreaterThan(10);
    expect(above.flatMap((file) => sentencesIn(readFileSync(join(ROOT, file), 'utf8')))).toEqual(
      [],
    );
  });
});

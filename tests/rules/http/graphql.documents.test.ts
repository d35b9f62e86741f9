import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentCache, MAX_DOCUMENTS } from '../../../server/http/graphql/documents.ts';

const document = parse('{ brands { name } }');

test('documents are kept until as many others were asked for', async () => {
  const store = createDocumentCache();
  await store.set('of every day', document);
  for (let n = 0; n < MAX_DOCUMENTS * 3; n += 1) {
    await store.set(`of a stranger ${n}`, document);
    // What is selected stays, whatever comes between.
    expect(await store.get('of every day')).toBe(document);
  }
  const found = await Promise.all(
    Array.from({ length: MAX_DOCUMENTS * 3 }, (_, n) => store.get(`of a stranger ${n}`)),
  );
  expect(found.filter((each) => each !== undefined)).toHaveLength(MAX_DOCUMENTS - 1);
  expect(found.at(-1)).toBe(document);
  expect(found.at(0)).toBeUndefined();
});

test('a document that is deleted is gone', async () => {
  const store = createDocumentCache();
  await store.set('one', document);
  expect(await store.delete('one')).toBe(true);
  expect(await store.get('one')).toBeUndefined();
});

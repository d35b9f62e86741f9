import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Collection } from '../../server/storage/collection.ts';
import { freezeRow } from '../../server/storage/shared-parts.ts';
import { seededChance } from '../support/seeded-chance.ts';

type AnyRow = Readonly<Record<string, unknown>>;

const shape = z.record(z.string(), z.unknown());
const alike: Collection<AnyRow> = { name: 'alike', shape, isAlike: true };
const others: Collection<AnyRow> = { name: 'others', shape };

const row = (id: string) => ({ id, sizes: [{ value: 'M' }, { value: 'L' }], frame: { width: 52 } });

test('equal parts of rows that are alike are held once', () => {
  const [one, other] = [freezeRow(alike, row('a')), freezeRow(alike, row('b'))];
  expect(one).toEqual(row('a'));
  expect(other).toEqual(row('b'));
  expect(other['sizes']).toBe(one['sizes']);
  expect(other['frame']).toBe(one['frame']);
});

test('each of many parts is held once', () => {
  const frames = () =>
    Array.from({ length: 5_000 }, (_, width) =>
      freezeRow(alike, { id: `p${width}`, frame: { width, name: `${width} mm` } }),
    ).map(({ frame }) => frame);
  const first = frames();
  expect(frames().every((frame, at) => frame === first[at])).toBe(true);
});

test('rows of other collections have parts of their own', () => {
  const [one, other] = [freezeRow(others, row('a')), freezeRow(others, row('b'))];
  expect(other['sizes']).toEqual(one['sizes']);
  expect(other['sizes']).not.toBe(one['sizes']);
});

const isFrozenWhole = (part: unknown): boolean =>
  typeof part !== 'object' ||
  part === null ||
  (Object.isFrozen(part) && Object.values(part).every(isFrozenWhole));

test.each([alike, others])('no part of a row of $name can be changed', (collection) => {
  const frozen = ['a', 'b'].map((id) => freezeRow(collection, row(id)));
  expect(frozen.every(isFrozenWhole)).toBe(true);
});

test('a part that is frozen already stays', () => {
  const frame = Object.freeze({ width: 52 });
  freezeRow(alike, row('a'));
  expect(freezeRow(alike, { id: 'b', frame }).frame).toBe(frame);
});

test('parts that only resemble each other stay what they are', () => {
  const texts =
    '[] {} "" null 0 false "0" [0] {"0":0} ["0"] [[]] [null] {"a":1,"b":1} {"b":1,"a":1} {"a":1} [1,2] [2,1]';
  for (const text of texts.split(' ')) {
    expect(JSON.stringify(freezeRow(alike, { part: JSON.parse(text) }))).toBe(`{"part":${text}}`);
  }
});

test('whatever rows contain, they stay equal to themselves', () => {
  const chance = seededChance(7);
  const below = (count: number) => Math.floor(chance() * count);
  const part = (depth: number): unknown => {
    const kind = below(depth > 3 ? 4 : 6);
    if (kind === 0) return below(4) / 2;
    if (kind === 1) return [null, true, false][below(3)];
    if (kind < 4) return 'ab\u0639'.repeat(below(40)).slice(below(3)) + below(5);
    const parts = Array.from({ length: below(4) }, () => part(depth + 1));
    return kind === 4 ? parts : Object.fromEntries(parts.map((each, at) => [`f${at}`, each]));
  };
  for (let n = 0; n < 20_000; n += 1) {
    const made = { id: `p${n}`, part: part(0) };
    const text = JSON.stringify(made);
    expect(JSON.stringify(freezeRow(alike, made))).toBe(text);
  }
});

import fc from 'fast-check';

export interface Known {
  readonly ids: readonly string[];
  readonly tokens: readonly string[];
}

/** One of these, each as often as its weight says. */
export const mix = <T>(...weighted: ReadonlyArray<readonly [number, fc.Arbitrary<T>]>) =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const NASTY = [
  '',
  ' ',
  '\0',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%E0%A4%A',
  '\ud800',
  '\u202e',
  'a\r\nSet-Cookie: x=1',
  '<script>alert(1)</script>',
  '${7*7}',
  '{"$ne":null}',
  "' OR 1=1 --",
  'a'.repeat(300),
  `e${'\u0301'.repeat(500)}`,
  '👩‍👩‍👧‍👦'.repeat(60),
];

/** Ids: some that are there, some that are made to break something, some by chance. */
export function anyId({ ids }: Known): fc.Arbitrary<string> {
  return mix(
    [4, fc.constantFrom(...ids)],
    [2, anyNasty],
    [1, fc.string({ unit: 'binary', maxLength: 40 })],
    [1, fc.uuid()],
  );
}

const anyNasty = fc.constantFrom(...NASTY);

/** Texts of every script, of broken ones, and of those that were once an attack. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  anyNasty,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.emailAddress(),
);

export const anyWhole = mix([4, fc.integer({ min: -1, max: 101 })], [1, fc.integer()]);

/** Numbers as JSON has them: whole, broken, beyond what an Int of GraphQL holds. */
export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  anyWhole,
  fc.constantFrom(2_147_483_647, 2_147_483_648, -2_147_483_649, 1e300, 0.5, -0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const anyJson: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 3, noUnicodeString: false });

import { describe, expect, test } from 'vitest';
import { isReserved, readMailAddress } from '../../../server/mail/address.ts';

describe('a sender', () => {
  test.each([
    ['commandes@belle-vue.ma', '', 'commandes@belle-vue.ma'],
    [' <commandes@belle-vue.ma> ', '', 'commandes@belle-vue.ma'],
    ['Belle Vue <commandes@belle-vue.ma>', 'Belle Vue', 'commandes@belle-vue.ma'],
    ['"Belle Vue, Rabat" <a.b+c@localhost>', 'Belle Vue, Rabat', 'a.b+c@localhost'],
    ['Maison Oukaïmeden<x@y.co>', 'Maison Oukaïmeden', 'x@y.co'],
  ])('%s is « %s » at %s', (text, name, address) => {
    expect(readMailAddress(text)).toEqual({ name, address });
  });

  test.each([
    '',
    'Belle Vue',
    'belle-vue.ma',
    '@belle-vue.ma',
    'a@',
    'a@@b.ma',
    'a b@c.ma',
    'a@b.ma, c@d.ma',
    'A <a@b.ma>, B <c@d.ma>',
    'Belle Vue <a@b.ma',
    'Belle Vue <>',
    'a@b.ma\r\nBcc: c@d.ma',
    'Belle\r\nBcc: c@d.ma <a@b.ma>',
    'Belle\nVue <a@b.ma>',
  ])('is not read from %j', (text) => {
    expect(readMailAddress(text)).toBeNull();
  });
});

test.each([
  ['demo@belle-vue.example', true],
  ['a@EXAMPLE', true],
  ['a@b.test', true],
  ['a@b.c.invalid', true],
  ['root@localhost', true],
  ['a@example.com', false],
  ['a@latest', false],
  ['a@b.test.ma', false],
  ['a.example@b.ma', false],
])('nobody can have %s: %s', (address, expected) => {
  expect(isReserved(address)).toBe(expected);
});

import { expect, test } from 'vitest';
import { isReserved, readMailAddress } from '../../../server/shared/mail-address.ts';

test.each([
  ['commandes@belle-vue.ma', '', 'commandes@belle-vue.ma'],
  [' <commandes@belle-vue.ma> ', '', 'commandes@belle-vue.ma'],
  ['Belle Vue <commandes@belle-vue.ma>', 'Belle Vue', 'commandes@belle-vue.ma'],
  ['"Belle Vue, Rabat" <a.b+c@localhost>', 'Belle Vue, Rabat', 'a.b+c@localhost'],
  ['Maison Oukaïmeden<x@y.co>', 'Maison Oukaïmeden', 'x@y.co'],
])('a sender %s is « %s » at %s', (text, name, address) => {
  expect(readMailAddress(text)).toEqual({ name, address });
});

test.each([
  ['no address', ['', 'Belle Vue', 'belle-vue.ma', '@belle-vue.ma', 'a@', 'Belle Vue <>']],
  ['a broken address', ['a@@b.ma', 'a b@c.ma', 'Belle Vue <a@b.ma']],
  ['two addresses', ['a@b.ma, c@d.ma', 'A <a@b.ma>, B <c@d.ma>']],
  ['several lines', ['a@b.ma\r\nBcc: c@d.ma', 'Belle\r\nBcc: c@d.ma <a@b.ma>']],
  ['a line end in the name', ['Belle\nVue <a@b.ma>']],
])('a sender is not read from %s: %j', (_, texts) => {
  expect(texts.map(readMailAddress)).toEqual(texts.map(() => null));
});

test.each(['demo@belle-vue.example', 'a@EXAMPLE', 'a@b.test', 'a@b.c.invalid', 'root@localhost'])(
  'nobody can have %s',
  (address) => {
    expect(isReserved(address)).toBe(true);
  },
);

test.each(['a@example.com', 'a@latest', 'a@b.test.ma', 'a.example@b.ma'])(
  'a person can have %s',
  (address) => {
    expect(isReserved(address)).toBe(false);
  },
);

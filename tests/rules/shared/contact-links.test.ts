import { expect, test } from 'vitest';
import { mailLink, phoneLink } from '../../../client/ui/format/contact.ts';

test('a link to an e-mail adds nothing to the mail, whatever the address has', () => {
  expect(mailLink('nadia@exemple.ma')).toBe('mailto:nadia@exemple.ma');
  expect(mailLink('x?bcc=y&subject=z@exemple.ma')).toBe(
    'mailto:x%3Fbcc%3Dy%26subject%3Dz@exemple.ma',
  );
});

test('a link to a phone has its digits and plus alone', () => {
  expect(phoneLink('+212 5 37-20.47')).toBe('tel:+2125372047');
});

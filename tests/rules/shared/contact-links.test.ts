import { expect, test } from 'vitest';
import { mailLink, phoneLink, whatsAppLink, writeLink } from '../../../client/ui/format/contact.ts';

test('a link to an e-mail adds nothing to the mail, whatever the address has', () => {
  expect(mailLink('nadia@exemple.ma')).toBe('mailto:nadia@exemple.ma');
  expect(mailLink('x?bcc=y&subject=z@exemple.ma')).toBe(
    'mailto:x%3Fbcc%3Dy%26subject%3Dz@exemple.ma',
  );
});

test('a link to a phone has its digits and plus alone', () => {
  expect(phoneLink('+212 5 37-20.47')).toBe('tel:+2125372047');
  expect(phoneLink('+212 (0)5 37 20 47 00')).toBe('tel:+212537204700');
});

test.each([
  ['0612345678', '212612345678'],
  ['+212 6 12 34 56 78', '212612345678'],
  ['00212612345678', '212612345678'],
  ['0033612345678', '33612345678'],
  ['+33612345678', '33612345678'],
  ['2120612345678', '212612345678'],
  ['+2120612345678', '212612345678'],
  ['+212 (0)6 12 34 56 78', '212612345678'],
])('the conversation with %s is with %s', (phone, number) => {
  expect(whatsAppLink(phone)).toBe(`https://wa.me/${number}`);
});

test.each([
  ['bonjour@belle-vue.example', '0612345678', 'mailto:bonjour@belle-vue.example'],
  ['bonjour@belle-vue.example', null, 'mailto:bonjour@belle-vue.example'],
  [null, '+212 6 12 34 56 78', 'https://wa.me/212612345678'],
  [null, '07 12 34 56 78', 'https://wa.me/212712345678'],
  // A fixed line receives no messages.
  [null, '+212 5 37 20 47 61', null],
  [null, '0537204761', null],
  [null, null, null],
])('a shop with the e-mail %j and the phone %j is written to at %j', (email, phone, link) => {
  expect(writeLink({ email, phone })).toBe(link);
});

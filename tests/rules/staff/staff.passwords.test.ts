import { expect, test } from 'vitest';
import { guessedBy } from '../../../server/staff/staff.passwords.ts';

test.each([
  ['motdepasse', 'PASSWORD_COMMON'],
  ['123456789012345', 'PASSWORD_WITHOUT_LETTERS'],
  ['aaaaaaaaaaaa', 'PASSWORD_REPEATED'],
  ['abcabcabcabc', 'PASSWORD_REPEATED'],
  ['0123456789:;', 'PASSWORD_COMMON'],
  ['motdepasse123', 'PASSWORD_KNOWN_WORD'],
  ['Mot de passe 2026!', 'PASSWORD_KNOWN_WORD'],
  ['bellevue2026', 'PASSWORD_KNOWN_WORD'],
  ['BelleVue-2026', 'PASSWORD_KNOWN_WORD'],
  ['2026bellevue!!', 'PASSWORD_KNOWN_WORD'],
  ['Gestion-Rabat1', 'PASSWORD_KNOWN_WORD'],
  ['administrator1', 'PASSWORD_KNOWN_WORD'],
  ['azerty123456', 'PASSWORD_KNOWN_WORD'],
  ['Password12345', 'PASSWORD_COMMON'],
] as const)('staff may not choose %s, and hear %s', (password, reason) => {
  expect(guessedBy(password)).toBe(reason);
});

test.each([
  'un mot de passe long',
  'le chat de ma voisine',
  'Xk8-pR2w-qLm9',
  'gestion des caftans brodés',
  'jbel toubkal 4167 m',
])('staff may choose %s', (password) => {
  expect(guessedBy(password)).toBeNull();
});

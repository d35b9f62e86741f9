import { expect, test } from 'vitest';
import { isGuessable } from '../../../server/staff/staff.passwords.ts';

test.each([
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'motdepasse123',
  'Mot de passe 2026!',
  'bellevue2026',
  'BelleVue-2026',
  '2026bellevue!!',
  'Gestion-Rabat1',
  'administrator1',
  'azerty123456',
  '0123456789:;',
  'Password12345',
  '123456789012345',
])('staff may not choose %s', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each([
  'un mot de passe long',
  'le chat de ma voisine',
  'Xk8-pR2w-qLm9',
  'gestion des caftans brodés',
  'jbel toubkal 4167 m',
])('staff may choose %s', (password) => {
  expect(isGuessable(password)).toBe(false);
});

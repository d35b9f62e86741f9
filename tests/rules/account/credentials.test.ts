import { describe, expect, test } from 'vitest';
import { isDemo } from '../../../server/account/account.rules.ts';
import {
  readEmailChange,
  readEmailForm,
  readNames,
  readNewPassword,
  readPasswordChange,
  withConfirmedEmail,
  withPassword,
} from '../../../server/account/credentials/credentials.rules.ts';
import { customer } from '../../store/contract/records.ts';
import { problemsOf, refusalOf } from '../shared/refusals.ts';

const NOW = new Date('2025-06-01T10:00:00.000Z');
const EARLIER = '2025-05-01T10:00:00.000Z';

describe('a form', () => {
  test('for an e-mail gives it as it is compared', () => {
    expect(readEmailForm({ email: ' N@X.ma ' })).toEqual({ email: 'n@x.ma' });
  });

  test('for a change of the password gives both untouched', () => {
    const form = { currentPassword: ' ancien ', password: ' nouveau mot ' };
    expect(readPasswordChange({ ...form, passwordHash: 'x' })).toEqual(form);
  });

  test.each<readonly [string, () => unknown, readonly string[]]>([
    ['new password', () => readNewPassword({ password: 'a'.repeat(1025) }), ['INVALID password']],
    [
      'change of the password',
      () => readPasswordChange({ currentPassword: '', password: '' }),
      ['REQUIRED currentPassword', 'REQUIRED password'],
    ],
    [
      'change of the e-mail',
      () => readEmailChange({ email: 'x', password: 'a'.repeat(1025) }),
      ['INVALID email', 'INVALID password'],
    ],
    [
      'names',
      () => readNames({ firstName: '', lastName: 'a@b.ma' }),
      ['REQUIRED firstName', 'INVALID lastName'],
    ],
  ])('for the %s names the fields that are wrong', (_, read, refused) => {
    expect(refusalOf(read)).toEqual(refused);
  });

  test('names the field that is blank', () => {
    const problems = problemsOf(() => readPasswordChange({ password: 'un mot de passe' }));
    const message = 'Le champ «\u00a0Mot de passe actuel\u00a0» est obligatoire.';
    expect(problems).toMatchObject([{ message }]);
  });
});

describe('a confirmed e-mail', () => {
  const before = customer('c1', { emailVerifiedAt: EARLIER });

  test('has the time of its first confirmation', () => {
    expect(withConfirmedEmail(customer('c1'), before.email, NOW)).toEqual({
      ...customer('c1'),
      emailVerifiedAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    expect(withConfirmedEmail(before, before.email, NOW).emailVerifiedAt).toBe(EARLIER);
  });

  test('that replaces another is confirmed now', () => {
    const { email, emailVerifiedAt } = withConfirmedEmail(before, 'autre@x.ma', NOW);
    expect([email, emailVerifiedAt]).toEqual(['autre@x.ma', NOW.toISOString()]);
  });
});

test('a new password changes nothing else', () => {
  expect(withPassword(customer('c1'), 'hash', NOW)).toEqual({
    ...customer('c1'),
    passwordHash: 'hash',
    updatedAt: NOW.toISOString(),
  });
});

test.each([
  ['the published customer', { email: 'demo@x.ma', expiresAt: null }, true],
  ['a private copy', { email: 'demo@x.ma', expiresAt: EARLIER }, true],
  ['any copy', { email: 'n@x.ma', expiresAt: EARLIER }, true],
  ['another customer', { email: 'n@x.ma', expiresAt: null }, false],
])('%s is a demo account: %j %s', (_, about, expected) => {
  expect(isDemo(about, { email: 'demo@x.ma' })).toBe(expected);
});

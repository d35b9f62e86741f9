import { describe, expect, test } from 'vitest';
import { readLogIn } from '../../../server/authentication/credentials.rules.ts';
import { demoExpiry, isExpired, readSignUp } from '../../../server/account/account.rules.ts';
import { customer } from '../../store/contract/records.ts';
import { problemsOf, refusalOf } from '../shared/refusals.ts';

const form = {
  firstName: 'Nadia',
  lastName: 'Alami',
  email: 'N@X.ma',
  password: 'un mot de passe',
};

/** Returns the refusal of the form with these fields in place of its own. */
const refused = (change: object) => refusalOf(() => readSignUp({ ...form, ...change }));
const emailOf = (length: number) => `${'n'.repeat(length - 5)}@x.ma`;

describe('a sign-up form', () => {
  test('names a confirmation that differs beside the other wrong fields', () => {
    const wrong = ['REQUIRED firstName', 'INVALID confirmPassword'];
    expect(refused({ firstName: '', confirmPassword: 'un autre mot' })).toEqual(wrong);
    expect(refused({ confirmPassword: form.password })).toEqual([]);
  });

  test('says of blank fields what the specification says', () => {
    expect(new Set(problemsOf(() => readSignUp({})).map(({ message }) => message))).toEqual(
      new Set(['Veuillez remplir tous les champs!']),
    );
  });

  // Of two code points each: characters are counted as they are hashed.
  test.each(['é', 'e\u0301'])('takes passwords of 8 to 1024 characters %s', (character) => {
    for (const length of [7, 1025]) {
      expect(refused({ password: character.repeat(length) })).toEqual(['INVALID password']);
    }
    for (const length of [8, 1024]) {
      expect(refused({ password: character.repeat(length) })).toEqual([]);
    }
  });

  test.each([
    ['as they are', ['password', '12345678', '88888888', 'iloveyou', 'trustno1']],
    ['however they are typed', ['Motdepasse', 'AZERTYUIOP', 'ｐａｓｓｗｏｒｄ１']],
  ])('takes none of the passwords that are guessed first, %s', (_, passwords) => {
    const guessed = {
      code: 'INVALID',
      field: 'password',
      message:
        'Ce mot de passe est l’un des plus courants. Choisissez-en un autre, moins facile à deviner.',
    };
    for (const password of passwords) {
      expect(problemsOf(() => readSignUp({ ...form, password }))).toEqual([guessed]);
    }
  });

  test('takes no link for a name: names go into mails', () => {
    const links = { ...form, firstName: 'Gagnez http://arnaque.example', lastName: 'x@y.ma' };
    expect(problemsOf(() => readSignUp(links))).toEqual([
      {
        code: 'INVALID',
        field: 'firstName',
        message: 'Le champ «\u00a0Prénom\u00a0» ne peut contenir ni lien ni adresse e-mail.',
      },
      {
        code: 'INVALID',
        field: 'lastName',
        message: 'Le champ «\u00a0Nom\u00a0» ne peut contenir ni lien ni adresse e-mail.',
      },
    ]);
  });

  test.each([
    ['n@x.ma', 'N@X.MA', ' n@x.ma ', 'ｎ@x.ma'],
    ['n+a.b_c@sous.exemple.ma', "o'neil!#$%&*/=?^`{|}~-1@x-1.ma", emailOf(254)],
    ['n@xn--mgbh0fb.xn--kgbechtv', 'نادية@مثال.المغرب'],
  ])('takes the e-mails %s, %s', (...emails) => {
    for (const email of emails) expect([email, refused({ email })]).toEqual([email, []]);
  });

  test('compares e-mails composed and without width', () => {
    expect(readSignUp({ ...form, email: 'ｎ@x.ma' }).email).toBe('n@x.ma');
    expect(readSignUp({ ...form, email: 'e\u0301@x.ma' }).email).toBe('\u00e9@x.ma');
  });

  test.each([
    ['without a name or host', ['n', 'n@', '@x.ma']],
    ['without a domain', ['n@x', 'n@x.', 'n@.ma', 'n@[127.0.0.1]', 'n@x.ma.']],
    ['with another @', ['n@@x.ma', 'n@a@x.ma']],
    ['with what separates', ['n a@x.ma', 'n@x.ma,', 'n@x,ma', '<n@x.ma>', 'n@x.ma>']],
    ['of a host that cannot be', ['n@-x.ma', 'n@x-.ma', 'n@x_y.ma']],
    ['with invisible characters', ['n\u0000@x.ma', 'n\u200b@x.ma', 'n@x\u00ad.ma', 'n@x.ma\u202c']],
    ['with other invisible characters', ['n\u034f@x.ma', 'n\ufe0f@x.ma', 'n\u3164@x.ma']],
    ['that is too long or no text', [emailOf(255), {}, 5]],
  ])('takes no e-mail %s', (_, emails) => {
    for (const email of emails) {
      expect([email, refused({ email })]).toEqual([email, ['INVALID email']]);
    }
  });

  test.each(['admın@x.ma', 'ADMİN@x.ma', 'n@sıte.ma', 'n@SİTE.ma'])(
    'takes no « ı » or « İ » beside « i »: %s',
    (email) => {
      const message =
        'L’adresse email contient un «\u00a0ı\u00a0» sans point\u00a0: écrivez-la avec «\u00a0i\u00a0».';
      expect(problemsOf(() => readSignUp({ ...form, email }))).toEqual([
        { code: 'INVALID', field: 'email', message },
      ]);
      expect(readSignUp({ ...form, email: 'ADMIN@x.ma' }).email).toBe('admin@x.ma');
    },
  );

  test('says of an e-mail with what nobody sees why it is not taken', () => {
    const message = 'L’adresse email contient un caractère invisible. Veuillez la retaper.';
    expect(problemsOf(() => readSignUp({ ...form, email: 'n\u200b@x.ma' }))).toEqual([
      { code: 'INVALID', field: 'email', message },
    ]);
  });
});

describe('a log-in form', () => {
  test('takes a password of blanks for one that was not filled in', () => {
    expect(refusalOf(() => readLogIn({ email: 'n@x.ma', password: '   ' }))).toEqual([
      'REQUIRED password',
    ]);
  });

  test('takes any text for an e-mail, compared as accounts are', () => {
    expect(readLogIn({ email: ' Pas Un Email ', password: 'x' })).toEqual({
      email: 'pas un email',
      password: 'x',
    });
  });

  test('says of blank fields what the specification says', () => {
    const message = "Veuillez entrer toutes les informations d'identification!";
    expect(problemsOf(() => readLogIn({ email: ' ' }))).toEqual([
      { code: 'REQUIRED', field: 'email', message },
      { code: 'REQUIRED', field: 'password', message },
    ]);
  });

  test('takes no password that is no text, or longer than any', () => {
    for (const password of [5, {}, ['x'], 'p'.repeat(1025)]) {
      expect(refusalOf(() => readLogIn({ email: 'n@x.ma', password }))).toEqual([
        'INVALID password',
      ]);
    }
  });
});

describe('a demo copy', () => {
  test('lasts 24 hours to the millisecond; others last', () => {
    const opened = new Date('2025-05-01T10:00:00.000Z');
    const expiresAt = demoExpiry(opened).toISOString();
    expect(expiresAt).toBe('2025-05-02T10:00:00.000Z');
    const copy = customer('copy', { expiresAt });
    expect(isExpired(copy, new Date('2025-05-02T09:59:59.999Z'))).toBe(false);
    expect(isExpired(copy, new Date('2025-05-02T10:00:00.000Z'))).toBe(true);
    expect(isExpired(customer('c1'), new Date('2099-01-01T00:00:00.000Z'))).toBe(false);
  });
});

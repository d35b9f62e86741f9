import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { accountMails as arabic } from '../../../server/account/account.ar.ts';
import { accountMails as english } from '../../../server/account/account.en.ts';
import { frAccountMails } from '../../../server/account/account.fr.ts';
import { mailTexts } from '../../../server/mail/mail.texts.ts';
import { shopTextIn, shownShop } from '../../../server/settings/identity/identity.rules.ts';
import { frPasswordMail, frStaffEventMails } from '../../../server/staff/staff.fr.ts';
import { readTestSeed } from '../../support/shop/shop.seed.ts';
import before from './demo-mails.json';

/* `demo-mails.json` holds the mails of before the shop's name and town came from its identity. */

interface Text {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[] | ((first: string, moment: string) => readonly string[]);
  readonly action: string;
}

const accountTexts = { FR: frAccountMails, AR: arabic, EN: english } as const;

const { identity } = (await readTestSeed()).shop;
const demo = { version: 0, ...identity };

/** Returns each mail as its lines; some have a moment alone, some a device or a name before it. */
const linesOf = (texts: Readonly<Record<string, Text>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([kind, { subject, title, paragraphs, action }]) => {
      if (typeof paragraphs !== 'function') return [kind, [subject, title, ...paragraphs, action]];
      const first = paragraphs.length === 1 ? 'M' : 'D';
      return [kind, [subject, title, ...paragraphs(first, 'M'), action]];
    }),
  );

const signatureIn = (language: Language) => shopTextIn(demo, 'MAIL_SIGNATURE', language);

test.each(LANGUAGES)('mails about accounts read in %s as before', (language) => {
  const texts = accountTexts[language](shownShop(demo, language));
  expect(linesOf(texts)).toEqual(before[language]);
});

test('mails about accounts of the back office read as before', () => {
  const shop = shownShop(demo, 'FR');
  const texts = { STAFF_PASSWORD: frPasswordMail(shop), ...frStaffEventMails(shop) };
  expect(linesOf(texts)).toEqual(before.STAFF);
});

test('mails end as before', () => {
  expect(LANGUAGES.map(signatureIn)).toEqual([
    'Belle Vue, mode et lunettes à Rabat',
    'Belle Vue، الأزياء والنظارات بالرباط',
    'Belle Vue, fashion and eyewear in Rabat',
  ]);
});

test('a shop without a town names the country’s clock, and ends its mails with what it says of itself', () => {
  const shop = { ...shownShop(demo, 'FR'), name: 'Atelier Hay', city: null };
  const { EMAIL_CHANGING, CONFIRM_DEVICE } = frAccountMails(shop);
  expect(CONFIRM_DEVICE.subject).toBe('Connexion à votre compte Atelier Hay');
  expect(EMAIL_CHANGING.paragraphs('M')[0]).toContain('le M (heure du Maroc)');
  expect(frPasswordMail(shop).subject).toBe('Votre accès à la gestion d’Atelier Hay');
  const { signature } = mailTexts.FR;
  expect(signature({ ...shop, sentence: 'Chaussures' })).toBe('Atelier Hay · Chaussures');
  expect(signature({ ...shop, sentence: null })).toBe('Atelier Hay');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '../../../server/mail/message.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { call, logIn, mailboxOf, type Mailbox } from './account.recovery.ts';

const NEW = 'nouvelle@exemple.ma';
const NAME = '<b>Nadia</b>';

let shop: TestShop;
let mailbox: Mailbox;
let email: string;
beforeAll(async () => {
  shop = await startShop();
  mailbox = mailboxOf(shop);
  const customer = await shop.customer();
  ({ email } = customer);
  const input = { firstName: NAME, lastName: 'Alami' };
  await call(shop, 'updateCustomer', { input }, customer);
  await call(shop, 'requestPasswordReset', { email });
  await call(shop, 'requestEmailVerification', {}, customer);
  const change = { email: NEW, password: customer.password };
  await call(shop, 'requestEmailChange', change, customer);
  await logIn(shop, customer);
  await mailbox.deliver();
});
afterAll(() => shop.close());

const MAILS = [
  ['Votre nouveau mot de passe Belle Vue', '/reset-password?token=', 'dans les 30 minutes'],
  ['Confirmez votre adresse e-mail', '/confirm-email?token=', 'dans les 24 heures'],
  ['Confirmez votre nouvelle adresse e-mail', '/confirm-email?token=', 'dans les 24 heures'],
  ['L’adresse e-mail de votre compte va changer', '/profile/security', 'changez tout de suite'],
  ['Nouvelle connexion à votre compte Belle Vue', '/profile/security', 'changez tout de suite'],
] as const;

function mailAbout(subject: string): Message {
  const mail = mailbox.mails.find((each) => each.subject === subject);
  if (!mail) throw new Error(`No mail is about « ${subject} »`);
  return mail;
}

const occurrences = (text: string, part: string) => text.split(part).length - 1;

describe.each(MAILS)('the mail « %s »', (subject, path, advice) => {
  test('says the same in HTML and in text, with one link that acts', () => {
    const { html, text } = mailAbout(subject);
    for (const form of [html, text]) {
      expect(form).toContain(advice);
      expect(occurrences(form, shop.url + path)).toBe(1);
    }
    expect(html).toMatch(/^<!doctype html>\s*<html lang="fr">/);
    expect(html).not.toMatch(/<(img|script|link|form)|url\(|<b>/);
  });

  test('shows no address, and a name to its owner alone', () => {
    const { html, text, to } = mailAbout(subject);
    for (const form of [html, text]) {
      expect(form).not.toContain(email);
      expect(form).not.toContain(NEW);
    }
    expect(text.startsWith(to.address === NEW ? 'Bonjour,\n' : `Bonjour ${NAME},\n`)).toBe(true);
    expect(to.name).toBe(to.address === NEW ? '' : `${NAME} Alami`);
  });

  test('stands in /dev/mails without what its link opens', async () => {
    const mails = await shop.store.read.mails.newest(9);
    const { id, to } = mailAbout(subject);
    const { id: stored } = mails.find((each) => id.includes(each.id)) ?? {};
    const page = await fetch(`${shop.url}/dev/mails/${stored}?key=${shop.mailsKey}`);
    const shown = await page.text();
    expect([page.status, shown.includes(subject), shown.includes(to.address)]).toEqual([
      200,
      true,
      true,
    ]);
    const isSecret = path.endsWith('=');
    expect(shown.includes(`${path}…`)).toBe(isSecret);
    expect(shown.includes('n’est écrit que dans l’e-mail envoyé')).toBe(isSecret);
  });
});

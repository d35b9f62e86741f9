import { expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { call, logIn, mailboxOf } from './account.recovery.ts';

const NEW = 'nouvelle@exemple.ma';
const NAME = '<b>Nadia</b>';

const shop = await sharedShop();
const mailbox = mailboxOf(shop);
const customer = await shop.customer();
const { email } = customer;
const input = { firstName: NAME, lastName: 'Alami' };
await call(shop, 'updateCustomer', { input }, customer);
await call(shop, 'requestPasswordReset', { email });
await call(shop, 'requestEmailVerification', {}, customer);
const change = { email: NEW, password: customer.password };
await call(shop, 'requestEmailChange', change, customer);
await logIn(shop, customer);
await mailbox.deliver();

const occurrences = (text: string, part: string) => text.split(part).length - 1;

test.each([
  ['Votre nouveau mot de passe Belle Vue', '/reset-password?token=', 'dans les 30 minutes'],
  ['Confirmez votre adresse e-mail', '/confirm-email?token=', 'dans les 24 heures'],
  ['Confirmez votre nouvelle adresse e-mail', '/confirm-email?token=', 'dans les 24 heures'],
  ['L’adresse e-mail de votre compte va changer', '/profile/security', 'changez tout de suite'],
  ['Nouvelle connexion à votre compte Belle Vue', '/profile/security', 'changez tout de suite'],
])(
  'the mail « %s » has one link, and no address; its secrets and a name are its owner’s',
  async (subject, path, advice) => {
    const mail = mailbox.mails.find((each) => each.subject === subject);
    if (!mail) throw new Error(`No mail is about « ${subject} »`);
    const { id, html, text, to } = mail;
    for (const form of [html, text]) {
      expect(form).toContain(advice);
      expect(occurrences(form, shop.url + path)).toBe(1);
      expect(form).not.toContain(email);
      expect(form).not.toContain(NEW);
    }
    expect(html).toMatch(/^<!doctype html>\s*<html lang="fr" dir="ltr">/);
    expect(html).not.toMatch(/<(img|script|link|form)|url\(|<b>/);
    const isToStranger = to.address === NEW;
    expect(text.startsWith(isToStranger ? 'Bonjour,\n' : `Bonjour ${NAME},\n`)).toBe(true);
    expect(to.name).toBe(isToStranger ? '' : `${NAME} Alami`);

    const mails = await shop.store.read.mails.newest(9);
    const { id: stored } = mails.find((each) => id.includes(each.id)) ?? {};
    const page = await fetch(`${shop.url}/dev/outbox/${stored}?key=${shop.outboxKey}`);
    const shown = await page.text();
    expect(page.status).toBe(200);
    expect(shown).toContain(subject);
    expect(shown).toContain(to.address);
    const isSecret = path.endsWith('=');
    expect(shown.includes(`${path}…`)).toBe(isSecret);
    expect(shown.includes('n’est écrit que dans l’e-mail envoyé')).toBe(isSecret);
  },
);

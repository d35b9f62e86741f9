import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { toast, readStored } from '../../support/shop/shopper.ts';
import { isOpen, logInElsewhere, newCustomer, openAs, signUpElsewhere } from './account.steps.ts';
import { mailedLink } from './mailed.ts';

const NEW_PASSWORD = 'un autre mot de passe';

const SAME_ANSWER = /Si un compte est associé à \S+, un lien vient d’y être envoyé\./;

const main = (page: Page) => page.getByRole('main');

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

async function choosePassword(page: Page, first: string, second = first): Promise<void> {
  await field(page, 'Nouveau mot de passe').fill(first);
  await field(page, 'Confirmer le nouveau mot de passe').fill(second);
  await press(page, 'Changer le mot de passe');
}

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await field(page, 'Email').fill(email);
  await press(page, 'Envoyer le lien');
  await expect(heading(page, 'Consultez vos e-mails')).toBeFocused();
}

describe('a customer who forgot the password', () => {
  test('gets the same answer without an account, and learns what the form lacks', async ({
    page,
  }) => {
    await page.goto('/forgot-password');
    await press(page, 'Envoyer le lien');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Ce champ est obligatoire.');
    await field(page, 'Email').fill('nadia');
    await press(page, 'Envoyer le lien');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Adresse email invalide');
    await requestLink(page, 'personne@exemple.ma');
    await expect(main(page)).toContainText(SAME_ANSWER);
    await expect(main(page)).toContainText('Rien n’arrive ?');
    await press(page, 'Envoyer à une autre adresse');
    await expect(field(page, 'Email')).toHaveValue('');
  });

  test('is offered a new link in place of a used, a foreign or a missing one', async ({
    page,
    url,
    shop,
  }) => {
    const customer = newCustomer();
    await signUpElsewhere(url, customer);
    await requestLink(page, customer.email);
    const link = await mailedLink(shop, customer.email, '/reset-password');
    await page.goto(link);
    await choosePassword(page, NEW_PASSWORD);
    await expect(heading(page, 'Votre mot de passe est changé')).toBeVisible();
    for (const used of [link, '/reset-password?token=x']) {
      await page.goto(used);
      await choosePassword(page, NEW_PASSWORD);
      await expect(heading(page, 'Ce lien n’est plus valable')).toBeFocused();
    }
    await page.goto('/reset-password');
    await expect(heading(page, 'Ce lien n’est plus valable')).toBeVisible();
    await main(page).getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('takes the place of another customer who is logged in here', async ({ page, url, shop }) => {
    const customer = newCustomer();
    await signUpElsewhere(url, customer);
    await openAs(page, await signUpElsewhere(url, newCustomer()), '/profile');
    await requestLink(page, customer.email);
    await page.goto(await mailedLink(shop, customer.email, '/reset-password'));
    await choosePassword(page, NEW_PASSWORD);
    await expect(heading(page, 'Votre mot de passe est changé')).toBeVisible();
    await page.getByRole('link', { name: 'Compte', exact: true }).click();
    await expect(page.getByRole('definition').last()).toHaveText(customer.email);
  });
});

test('pages of mailed links are rendered without script, and not to be found', async ({ url }) => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [path, title] of [
    ['/forgot-password', 'Mot de passe oublié'],
    ['/reset-password', 'Nouveau mot de passe'],
    ['/confirm-email', 'Confirmer votre adresse e-mail'],
  ] as const) {
    const response = await fetch(`${url}${path}?token=x`);
    const html = await response.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(sitemap).not.toContain(path);
  }
});

describe('a forgotten password', () => {
  test('comes back by mail, ends the session of another device and takes the data along', async ({
    page,
    url,
    shop,
  }) => {
    const customer = newCustomer();
    const earlier = await signUpElsewhere(url, customer);
    await page.goto('/login');
    await main(page).getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page).toHaveTitle('Mot de passe oublié · Belle Vue');
    await field(page, 'Email').fill(customer.email);
    await press(page, 'Envoyer le lien');
    await expect(main(page)).toContainText(SAME_ANSWER);

    const referrers = new Set<string>();
    page.on('request', (sent) => {
      // Chromium sends one for the pictures of an inline style sheet, whatever the policy; to the shop.
      if (sent.resourceType() !== 'image') referrers.add(sent.headers()['referer'] ?? '');
    });
    const link = await mailedLink(shop, customer.email, '/reset-password');
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    // Opening it spends nothing, and nor does a password that is refused.
    await page.goto(link);
    await choosePassword(page, 'court');
    await expect(field(page, 'Nouveau mot de passe')).toBeFocused();
    await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(
      'Le mot de passe doit compter de 8 à 1024 caractères.',
    );
    await choosePassword(page, NEW_PASSWORD, 'un mot de passe différent');
    await expect(field(page, 'Confirmer le nouveau mot de passe')).toHaveAccessibleDescription(
      'Saisissez deux fois le même mot de passe.',
    );
    await choosePassword(page, NEW_PASSWORD);
    await expect(heading(page, 'Votre mot de passe est changé')).toBeFocused();
    await expect(main(page)).toContainText('tous les autres appareils ont été déconnectés');
    expect(await isOpen(url, earlier.token)).toBe(false);
    expect(await readStored(page, 'session')).toMatchObject({ user: { email: customer.email } });

    const elsewhere = await logInElsewhere(url, customer.email, NEW_PASSWORD);
    await main(page).getByRole('link', { name: 'Voir la sécurité du compte' }).click();
    await expect(page).toHaveURL('/profile/security');
    const sessions = page
      .getByRole('region', { name: 'Appareils connectés' })
      .getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await press(page, 'Fermer la session : Firefox sur Windows');
    await expect(sessions).toHaveCount(1);
    expect(await isOpen(url, elsewhere.token)).toBe(false);

    await page.getByRole('link', { name: 'Mes données' }).click();
    await expect(page).toHaveTitle('Mes données · Belle Vue');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Télécharger mes données'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^belle-vue-mes-donnees-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      customer: { email: customer.email },
    });
    await expect(toast(page, 'Vos données sont téléchargées.')).toBeVisible();
    expect([...referrers].filter((referrer) => referrer.includes('token'))).toEqual([]);
  });
});

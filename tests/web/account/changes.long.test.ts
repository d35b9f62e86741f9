import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { readStored } from '../../support/shop/shopper.ts';
import { isOpen, logInElsewhere, newCustomer, openAs, signUpElsewhere } from './account.steps.ts';
import { mailedLink } from './mailed.ts';

const NEW_PASSWORD = 'un autre mot de passe';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

describe('under « Profil »', () => {
  test('a customer changes first and last name', async ({ page, url }) => {
    await openAs(page, await signUpElsewhere(url, newCustomer()), '/profile');
    await press(page, 'Modifier le nom');
    const dialog = page.getByRole('dialog', { name: 'Votre nom' });
    const firstName = dialog.getByLabel('Prénom', { exact: true });
    await expect(firstName).toHaveValue('Nadia');
    await firstName.fill('');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(firstName).toHaveAccessibleDescription('Ce champ est obligatoire.');
    await firstName.fill('http://arnaque.example');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(firstName).toHaveAccessibleDescription(/ne peut contenir ni lien/);
    await expect(firstName).toBeFocused();
    await firstName.fill('Nadia Zineb');
    await dialog.getByLabel('Nom', { exact: true }).fill('El Alami');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('definition').first()).toHaveText('Nadia Zineb El Alami');
    expect(await readStored(page, 'session')).toMatchObject({
      user: { firstName: 'Nadia Zineb', lastName: 'El Alami' },
    });
    await page.reload();
    await expect(page.getByRole('definition').first()).toHaveText('Nadia Zineb El Alami');
  });

  test('a customer is invited to confirm the e-mail, until it is confirmed', async ({
    page,
    url,
    shop,
  }) => {
    const customer = newCustomer();
    await openAs(page, await signUpElsewhere(url, customer), '/profile');
    const invitation = section(page, 'Confirmez votre adresse e-mail');
    await invitation.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click();
    await expect(invitation.getByRole('status')).toContainText(
      `Un lien a été envoyé à ${customer.email}.`,
    );
    const link = await mailedLink(shop, customer.email, '/confirm-email');
    // Opening it alone confirms nothing: mail programs do.
    await page.goto(link);
    await expect(page).toHaveURL('/confirm-email');
    await page.goto('/profile');
    await expect(invitation).toBeVisible();
    await page.goto(link);
    await press(page, 'Confirmer mon adresse');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      'Votre adresse est confirmée',
    );
    await page.goto('/profile/security');
    await expect(section(page, 'Adresse e-mail')).toContainText('Confirmée');
    await page.goto('/profile');
    await expect(page.getByRole('definition').last()).toHaveText(customer.email);
    await expect(invitation).toBeHidden();

    await page.goto(link);
    await press(page, 'Confirmer mon adresse');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      'Ce lien n’est plus valable',
    );
  });
});

describe('under « Sécurité »', () => {
  test('a customer changes the password, and other devices are logged out', async ({
    page,
    url,
  }) => {
    const customer = newCustomer();
    const elsewhere = await signUpElsewhere(url, customer);
    await openAs(page, await logInElsewhere(url, customer.email), '/profile/security');
    const form = section(page, 'Mot de passe');
    const current = form.getByLabel('Mot de passe actuel', { exact: true });
    const next = form.getByLabel('Nouveau mot de passe', { exact: true });
    const confirmed = form.getByLabel('Confirmer le nouveau mot de passe', { exact: true });
    const submit = form.getByRole('button', { name: 'Changer le mot de passe' });
    await submit.click();
    for (const each of [current, next, confirmed]) {
      await expect(each).toHaveAccessibleDescription('Ce champ est obligatoire.');
    }
    await expect(current).toBeFocused();
    await current.fill('faux');
    await next.fill(NEW_PASSWORD);
    await confirmed.fill('différent');
    await submit.click();
    await expect(confirmed).toHaveAccessibleDescription(
      'Saisissez deux fois le même mot de passe.',
    );
    await confirmed.fill(NEW_PASSWORD);
    await submit.click();
    await expect(current).toHaveAccessibleDescription(
      'Mot de passe incorrect. Veuillez réessayer.',
    );
    await expect(current).toBeFocused();
    expect(await isOpen(url, elsewhere.token)).toBe(true);
    await current.fill(customer.password);
    await submit.click();
    await expect(form.getByRole('status')).toHaveText(
      'Votre mot de passe est changé. Vos autres appareils ont été déconnectés.',
    );
    await expect(current).toHaveValue('');
    await expect(section(page, 'Appareils connectés').getByRole('listitem')).toHaveCount(1);
    expect(await isOpen(url, elsewhere.token)).toBe(false);
    await logInElsewhere(url, customer.email, NEW_PASSWORD);
  });

  test('a customer changes the e-mail by a link to the new one', async ({ page, url, shop }) => {
    const customer = newCustomer();
    await openAs(page, await signUpElsewhere(url, customer), '/profile/security');
    const form = section(page, 'Adresse e-mail');
    const email = form.getByLabel('Nouvelle adresse e-mail', { exact: true });
    const password = form.getByLabel('Mot de passe', { exact: true });
    const submit = form.getByRole('button', { name: 'Changer l’adresse e-mail' });
    await email.fill('nadia@nouvelle.example');
    await password.fill('faux');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(
      'Mot de passe incorrect. Veuillez réessayer.',
    );
    await password.fill(customer.password);
    await submit.click();
    await expect(form.getByRole('heading', { name: 'Consultez vos e-mails' })).toBeFocused();
    await expect(form).toContainText('Un lien a été envoyé à nadia@nouvelle.example.');
    await expect(form).toContainText(customer.email);
    const link = await mailedLink(shop, 'nadia@nouvelle.example', '/confirm-email');
    await page.goto(link);
    await press(page, 'Confirmer mon adresse');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      'Votre adresse est confirmée',
    );
    await page.goto('/profile');
    await expect(page.getByRole('definition').last()).toHaveText('nadia@nouvelle.example');
    expect(await readStored(page, 'session')).toMatchObject({
      user: { email: 'nadia@nouvelle.example' },
    });
  });

  test('an e-mail that another account took meanwhile is refused at its confirmation', async ({
    page,
    url,
    shop,
  }) => {
    const [customer, other] = [newCustomer(), newCustomer()];
    await openAs(page, await signUpElsewhere(url, customer), '/profile/security');
    const form = section(page, 'Adresse e-mail');
    await form.getByLabel('Nouvelle adresse e-mail', { exact: true }).fill(other.email);
    await form.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
    await form.getByRole('button', { name: 'Changer l’adresse e-mail' }).click();
    const link = await mailedLink(shop, other.email, '/confirm-email');
    await signUpElsewhere(url, other);
    await page.goto(link);
    await press(page, 'Confirmer mon adresse');
    await expect(main(page).getByRole('alert')).toHaveText(
      'Cet email est déjà utilisé. Veuillez en choisir un autre.',
    );
  });
});

test('the demo account explains what it cannot do', async ({ page }) => {
  await openAsDemo(page, '/profile/security');
  await expect(main(page)).toContainText('Ceci est le compte de démonstration');
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expect(section(page, 'Appareils connectés').getByRole('listitem')).toHaveCount(1);
  await page.goto('/profile/data');
  await expect(main(page)).toContainText('il ne peut pas être supprimé');
  await expect(main(page).getByRole('button')).toHaveText(['Télécharger mes données']);
  await page.goto('/profile');
  await expect(main(page).getByRole('button', { name: 'Modifier le nom' })).toBeVisible();
  await expect(section(page, 'Confirmez votre adresse e-mail')).toBeHidden();
});

import { expect } from '../../support/browser/browser.ts';
import { STAFF_PASSWORD } from '../../support/shop/admin.ts';
import {
  logInAsStaff,
  openAdminAt,
  OWNER,
  refuseAsLate,
  test,
} from '../../support/shop/back-office.ts';

test('staff log in at the address that they opened, and a wrong password is refused', async ({
  page,
}) => {
  await page.goto('/admin/customers');
  await expect(page).toHaveTitle('Gestion');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill(OWNER);
  await page.getByLabel('Mot de passe', { exact: true }).fill('autre chose');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('main')).toContainText(/incorrect/);
  await logInAsStaff(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await expect(page).toHaveURL('/admin/customers');
  await expect(page).toHaveTitle('Clients · Gestion');

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('navigation', { name: 'Gestion' })).toBeHidden();
});

test('what a log-in of long ago may not do waits for the password, and goes on with it', async ({
  page,
  expectFault,
}) => {
  expectFault(/403/);
  await openAdminAt(page, '/admin/staff');
  await refuseAsLate(page, 'AddStaff', 2);
  const email = `${crypto.randomUUID()}@exemple.ma`;
  await page.getByRole('region', { name: 'Inviter' }).getByLabel('E-mail').fill(email);
  const invite = page.getByRole('button', { name: 'Inviter' });
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Gestion' });
  await expect(dialog).toContainText('Cette action demande une connexion récente');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Sans nouvelle connexion, rien n’a été changé.')).toBeVisible();
  await invite.click();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(STAFF_PASSWORD);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Membres' })).toContainText(email);
});

test('a session that was ended elsewhere leads to the log-in, and what was typed stays', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/401/);
  await openAdminAt(page, '/admin/staff');
  const invited = page.getByRole('region', { name: 'Inviter' }).getByLabel('E-mail');
  await invited.fill('nouvelle@exemple.ma');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Inviter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gestion' });
  await expect(dialog).toContainText('Votre session est terminée.');
  await expect(dialog.getByLabel('E-mail')).toHaveValue(OWNER);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(STAFF_PASSWORD);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/staff');
  await expect(invited).toHaveValue('nouvelle@exemple.ma');

  await page.getByRole('button', { name: 'Inviter' }).click();
  await expect(page.getByLabel('Lien d’invitation')).toHaveValue(/\/admin\/setup\?token=/);
  await expect(page.getByRole('region', { name: 'Membres' })).toContainText('nouvelle@exemple.ma');
});

import { expect } from '../../support/browser/browser.ts';
import { STAFF_PASSWORD } from '../../support/shop/admin.ts';
import { toasts } from '../../support/shop/shopper.ts';
import { openAdminAt, OWNER, test, refuseAsLate } from '../../support/shop/back-office.ts';

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
  await expect(toasts(page)).toHaveCount(0);
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

import { expect } from '../../support/browser/browser.ts';
import { logInAsStaff, OWNER, test } from '../../support/shop/back-office.ts';

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

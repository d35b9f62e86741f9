import { expect } from '../../support/browser/browser.ts';
import { addVirtualAuthenticator } from '../../support/browser/virtual-authenticator.ts';
import { toasts } from '../../support/shop/shopper.ts';
import { MEMBER, openAdminAt, refuseAsLate, test as base } from '../../support/shop/back-office.ts';

/** Passkeys belong to a name; at 127.0.0.1 browsers refuse them. */
const test = base.extend({
  url: async ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'localhost')),
});

test('a passkey is added, logs in, confirms a late change in place of the password, and is removed', async ({
  page,
  expectFault,
}) => {
  expectFault(/403/);
  const PASSKEY = 'Se connecter avec une clé d’accès';
  await addVirtualAuthenticator(page);
  await openAdminAt(page, '/admin/account', MEMBER);
  const section = page.getByRole('region', { name: 'Clés d’accès' });
  const key = section.getByRole('listitem');
  const dialog = page.getByRole('dialog');
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(dialog.getByLabel('Nom de la clé')).toHaveValue(/^Chrom/);
  await dialog.getByLabel('Nom de la clé').fill('Poste de caisse');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(key).toContainText(/Poste de caisse.*Pas encore utilisée/su);

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: PASSKEY }).click();
  await expect(page.getByRole('navigation', { name: 'Gestion' })).toBeVisible();
  await page.goto('/admin/account');
  await expect(key).toContainText(/Utilisée le \d/u);

  const second = section.getByRole('checkbox', { name: /^Demander aussi une clé d’accès/ });
  await second.check();
  await expect(toasts(page)).toContainText('sera demandée après le mot de passe');
  await key.getByRole('button', { name: 'Supprimer : Poste de caisse' }).click();
  await dialog.getByRole('button', { name: 'Supprimer la clé' }).click();
  await expect(toasts(page).last()).toContainText('c’est la dernière');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await openAdminAt(page, '/admin/account', MEMBER);
  await expect(second).toBeChecked();
  await second.uncheck();
  await expect(toasts(page).last()).toContainText('suffit de nouveau');

  await refuseAsLate(page, 'RemovePasskey', 1);
  await key.getByRole('button', { name: 'Supprimer : Poste de caisse' }).click();
  await dialog.getByRole('button', { name: 'Supprimer la clé' }).click();
  const logIn = page.getByRole('dialog', { name: 'Gestion' });
  await logIn.getByRole('button', { name: PASSKEY }).click();
  await expect(logIn).toBeHidden();
  await expect(key).toHaveCount(0);
  await expect(section.getByRole('heading')).toBeFocused();

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: PASSKEY }).click();
  await expect(page.getByRole('alert')).toContainText('Cette clé d’accès n’a pas été reconnue.');
});

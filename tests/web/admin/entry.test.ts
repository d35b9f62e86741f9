import { expect } from '../../support/browser/browser.ts';
import { STAFF_PASSWORD } from '../../support/shop/admin.ts';
import { logInAsStaff, MEMBER, openAdminAt, OWNER, test } from '../../support/shop/back-office.ts';

test('staff log in at the address that they opened, and a wrong password is refused', async ({
  page,
}) => {
  await page.goto('/admin/customers');
  await expect(page).toHaveTitle('Gestion');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(OWNER);
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

test('a member of staff has no team and no log, and is told so', async ({ page }) => {
  await openAdminAt(page, '/admin', MEMBER);
  const navigation = page.getByRole('navigation', { name: 'Gestion' });
  await expect(navigation.getByRole('link', { name: 'Commandes' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Équipe' })).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: 'Journal' })).toHaveCount(0);
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Votre rôle ne permet pas cette action.',
  );
});

test('a session that was ended elsewhere leads to the log-in, and what was typed stays', async ({
  page,
  url,
  expectFault,
}) => {
  expectFault(/401/);
  await openAdminAt(page, '/admin/staff');
  const invited = page.getByRole('region', { name: 'Inviter' }).getByLabel('Email');
  await invited.fill('nouvelle@exemple.ma');
  await endSessionsOf(url);
  await page.getByRole('button', { name: 'Inviter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gestion' });
  await expect(dialog).toContainText('Votre session est terminée.');
  await expect(dialog.getByLabel('Email')).toHaveValue(OWNER);
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

test('an invitation makes an account, once', async ({ page, context }) => {
  await openAdminAt(page, '/admin/staff');
  await page.getByRole('region', { name: 'Inviter' }).getByLabel('Email').fill('amina@exemple.ma');
  await page.getByRole('button', { name: 'Inviter' }).click();
  const link = await page.getByLabel('Lien d’invitation').inputValue();
  // Read before the other account takes over the browser's session.
  await expect(page.getByRole('region', { name: 'Membres' })).toContainText('amina@exemple.ma');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel('Email')).toHaveValue('amina@exemple.ma');
  await other.getByLabel('Nom').fill('Amina');
  await other.getByLabel('Mot de passe', { exact: true }).fill('court');
  await other.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(other.getByLabel('Mot de passe', { exact: true })).toBeFocused();
  await expect(other.getByLabel('Nom')).toHaveValue('Amina');
  await other.getByLabel('Mot de passe', { exact: true }).fill(STAFF_PASSWORD);
  await other.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Aujourd’hui');
  await other.goto(link);
  await expect(other.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible();

  await other.getByRole('link', { name: 'Se connecter' }).click();
  await other.getByRole('button', { name: 'Se déconnecter' }).click();
  await openAdminAt(page, '/admin/staff');
  await page.getByRole('button', { name: 'Retirer Amina' }).click();
  await page.getByRole('button', { name: 'Oui, retirer' }).click();
  await expect(page.getByRole('region', { name: 'Membres' })).not.toContainText('Amina');
});

/** As another device of the owner would. */
async function endSessionsOf(url: string): Promise<void> {
  const send = async (query: string, cookie: string) =>
    fetch(`${url}/graphql/admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-belle-vue-admin': '1', cookie },
      body: JSON.stringify({ query }),
    });
  const logIn = `mutation { logIn(email: "${OWNER}", password: "${STAFF_PASSWORD}") { me { id } } }`;
  const [cookie = ''] = (await send(logIn, '')).headers.getSetCookie();
  const ended = await send(
    'mutation { endOtherSessions { userErrors { code } } }',
    cookie.split(';', 1)[0] ?? '',
  );
  expect(ended.status).toBe(200);
}

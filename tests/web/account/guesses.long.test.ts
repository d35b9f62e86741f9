import type { Page } from '@playwright/test';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { sendRaw } from '../../support/http/raw.ts';
import { mailedLink } from './mailed.ts';

const EMAIL = 'nadia@exemple.ma';
const PASSWORD = 'un mot de passe';

/** Works like the web tests' `test`, in a shop that counts failures. */
const test = testIn(() => startBuiltShop({ RATE_LIMITS: 'on' }));

const post = (url: string, path: string, body: object, localAddress: string) =>
  sendRaw(
    url,
    {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    { localAddress },
  );

async function fillLogIn(page: Page) {
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill(EMAIL);
  await main.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Connexion', exact: true }).click();
}

test('whose password others guess says how long to wait, and lets the mailed link’s device in', async ({
  page,
  url,
  shop,
  expectFault,
}) => {
  expectFault(/429/);
  const form = { firstName: 'Nadia', lastName: 'Alami', email: EMAIL, password: PASSWORD };
  await post(url, '/api/auth/signup', form, '127.0.4.1');
  for (let n = 0; n < 11; n += 1) {
    const guess = { email: EMAIL, password: `faux ${n}` };
    await post(url, '/api/auth/login', guess, `127.0.5.${Math.floor(n / 4) + 1}`);
  }
  await page.goto('/login');
  await fillLogIn(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Trop de tentatives de connexion. Réessayez dans 1 minute.');
  await expect(alert).toContainText('le lien que nous envoyons à son adresse e-mail');

  const link = await mailedLink(shop, EMAIL, '/login');
  // Opening it spends nothing, and leaves nothing of it in the address.
  for (let n = 0; n < 2; n += 1) {
    await page.goto(link);
    await expect(page).toHaveURL('/login');
  }
  const device = page.getByRole('region', { name: 'Reconnaître cet appareil' });
  await device.getByRole('button', { name: 'C’est mon appareil' }).click();
  await expect(device.getByRole('status')).toHaveText(
    'Cet appareil est reconnu. Vous pouvez vous connecter.',
  );
  await fillLogIn(page);
  await expect(page).toHaveURL('/products');

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await device.getByRole('button', { name: 'C’est mon appareil' }).click();
  await expect(device.getByRole('status')).toContainText('Ce lien n’est plus valable');
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect, startBuiltShop, test as base } from '../../support/browser/browser.ts';
import { sendRaw } from '../../support/http/raw.ts';

const EMAIL = 'nadia@exemple.ma';
const PASSWORD = 'un mot de passe';

const inFolder = base.extend<{ folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'belle-vue-guesses-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
});

/** As the web tests' `test`, in a shop that counts failures, with its folder. */
const test = inFolder.extend({
  shop: [
    async ({ folder }, use) => {
      const shop = await startBuiltShop({ RATE_LIMITS: 'on', DATA_DIR: folder });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

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

/** The link in the mail that the shop wrote into its folder. */
async function mailedLink(folder: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  const [file = ''] = await readdir(outbox).catch(() => []);
  const { text = '' } = await PostalMime.parse(await readFile(join(outbox, file)));
  const [link = ''] = /http:\S+appareil=\S+/.exec(text) ?? [];
  return link;
}

test('whose password others guess says how long to wait, and lets the mailed link’s device in', async ({
  page,
  url,
  folder,
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

  await expect.poll(() => mailedLink(folder).catch(() => ''), { timeout: 15_000 }).toMatch(/^http/);
  const link = await mailedLink(folder);
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

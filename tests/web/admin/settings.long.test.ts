import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { MEMBER, openAdminAt, refuseAsLate, test } from '../../support/shop/back-office.ts';
import { STAFF_PASSWORD } from '../../support/shop/admin.ts';
import { numberOf } from '../../support/shop/past-orders.ts';
import { toast } from '../../support/shop/shopper.ts';

const PHONE = '+212 5 37 20 47 61';

const emails = (page: Page) => page.getByLabel('Adresses qui reçoivent un e-mail');
const phone = (page: Page) => page.getByLabel('Téléphone du service client');
const email = (page: Page) => page.getByLabel('E-mail du service client');
const message = (page: Page) => page.getByLabel('Texte proposé à l’équipe');
const preview = (page: Page) => page.getByRole('figure', { name: 'Aperçu', exact: true });
const problems = (page: Page) => page.locator('[aria-invalid="true"]');

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toast(page, 'Réglages enregistrés.')).toBeVisible();
}

/** With the session of the page, as another screen would. */
const send = <T>(page: Page, query: string, variables: object = {}): Promise<T> =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'X-Belle-Vue-Admin': '1' };
    const response = await fetch('/graphql/admin', { method: 'POST', headers, body });
    return (await response.json()).data;
  }, JSON.stringify({ query, variables }));

async function changeElsewhere(page: Page, input: object): Promise<void> {
  const { settings } = await send<{ settings: { version: number } }>(
    page,
    '{ settings { version } }',
  );
  const changed = await send(
    page,
    `mutation ($input: SettingsInput!, $version: Int!) {
      updateSettings(input: $input, expectedVersion: $version) { userErrors { message } }
    }`,
    { input, version: settings.version },
  );
  expect(changed).toEqual({ updateSettings: { userErrors: [] } });
}

test.for([375, 1280])(
  'at %i px what an owner sets is on pages, in the message and in the log, until it is emptied',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/contact');
    await expect(page.getByRole('main')).not.toContainText(PHONE);

    await openAdminAt(page, '/admin');
    const missing = page.getByRole('region', { name: 'Renseignements à compléter' });
    await expect(missing.getByRole('listitem').getByText('Téléphone')).toBeVisible();
    await missing.getByRole('link', { name: 'Compléter les réglages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await phone(page).fill(PHONE);
    await page.getByLabel('Raison sociale').fill('Belle Vue SARL');
    await message(page).fill('Salam {nom}\u00a0!\nVotre colis {numero}\u00a0: {lien}');
    await expect(preview(page)).toContainText(/Salam Nadia Alami\s!\s+Votre colis BV-1042\s: http/);
    await expect(page.getByRole('figure', { name: 'Aperçu en arabe' })).toContainText(
      /968\sدرهم.*\/ar\/track/,
    );
    await save(page);
    await expect(page.getByText('Tout est enregistré.')).toBeVisible();

    // The page was cached without it.
    await page.goto('/contact');
    const link = page.getByRole('main').getByRole('link', { name: PHONE });
    await expect(link).toHaveAttribute('href', 'tel:+212537204761');
    const html = await (await page.request.get('/mentions-legales')).text();
    expect(html).toContain('Belle Vue SARL');
    expect(html).toContain(`"telephone":"${PHONE}"`);

    await page.goto('/admin/orders?etat=a-appeler');
    await page.getByRole('link', { name: numberOf('waiting') }).click();
    const write = page.getByRole('link', { name: 'Écrire sur WhatsApp' });
    const href = new URL((await write.getAttribute('href')) ?? '');
    expect(href.searchParams.get('text')).toMatch(
      new RegExp(`^Salam .*\\s!\\nVotre colis ${numberOf('waiting')}\\s: http.*/track/waiting/`),
    );

    await page.goto('/admin/audit');
    const entry = page.getByRole('main').getByRole('listitem').first();
    await expect(entry).toContainText('a changé les réglages');
    await expect(entry).toContainText(`Téléphone — → ${PHONE}`);

    await page.goto('/admin/settings');
    await phone(page).fill('');
    await page.getByLabel('Raison sociale').fill('');
    await message(page).fill('');
    await expect(preview(page)).toContainText('ici Belle Vue');
    await save(page);
    await expect(message(page)).toHaveValue(/ici \{boutique\}/);
    await page.goto('/contact');
    await expect(page.getByRole('main')).not.toContainText(PHONE);
  },
);

test('what is wrong is said at its field, and nothing typed is lost', async ({
  page,
  expectFault,
}) => {
  await openAdminAt(page, '/admin/settings');
  await emails(page).fill('boutique@exemple.ma\nstock');
  await phone(page).fill('12');
  await message(page).fill('Bonjour {prénom}');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(emails(page)).toBeFocused();
  await expect(emails(page)).toHaveAccessibleDescription(/^stock\s: /);
  await expect(phone(page)).toHaveAccessibleDescription('Numéro de téléphone invalide');
  await expect(message(page)).toHaveAccessibleDescription(/«\s\{prénom\}\s».*\{nom\}, \{numero\}/);
  await expect(problems(page)).toHaveCount(3);
  await emails(page).fill('boutique@exemple.ma, stock@exemple.ma');
  await phone(page).fill(PHONE);
  await message(page).fill('Bonjour {nom}');

  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await page.route('**/graphql/admin', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await page.unroute('**/graphql/admin');
  // Ten minutes after the log-in another one is required.
  expectFault(/403/);
  await refuseAsLate(page, 'AdminUpdateSettings', 1);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByLabel('Mot de passe', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(toast(page, 'Réglages enregistrés.')).toBeVisible();
  await expect(emails(page)).toHaveValue('boutique@exemple.ma\nstock@exemple.ma');
  await expect(phone(page)).toHaveValue(PHONE);
});

test('what two owners change stays where it differs, and is shown where it conflicts', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/settings');
  await expect(phone(page)).toBeVisible();
  await changeElsewhere(page, { email: 'autre@exemple.ma' });
  await phone(page).fill('0611223344');
  await save(page);
  await expect(email(page)).toHaveValue('autre@exemple.ma');

  await changeElsewhere(page, { phone: '0655667788', rc: 'Rabat 98765' });
  await phone(page).fill('0699887766');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert')).toContainText('Une autre personne');
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveValue('0699887766');
  await expect(phone(page)).toHaveAccessibleDescription(/«\s0655667788\s»/);
  await expect(page.getByLabel('Registre du commerce (RC)')).toHaveValue('Rabat 98765');
  await save(page);
  await page.reload();
  await expect(phone(page)).toHaveValue('0699887766');
});

test('what was typed is not left without a warning, and waits behind the Back button', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  await page.getByRole('navigation').getByRole('link', { name: 'Réglages' }).click();
  const before = await email(page).inputValue();
  await email(page).fill('nouvelle@exemple.ma');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  const warning = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ });
  await warning.getByRole('button', { name: 'Rester sur la page' }).click();
  await page.goBack();
  await expect(page.getByText('elles vous attendent')).toBeVisible();
  await page.goForward();
  await expect(email(page)).toHaveValue('nouvelle@exemple.ma');
  await page.getByRole('button', { name: 'Abandonner les modifications' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Abandonner les modifications' })
    .click();
  await expect(email(page)).toHaveValue(before);
  await expect(page.getByText('Tout est enregistré.')).toBeVisible();
});

test('they are for owners alone', async ({ page }) => {
  await openAdminAt(page, '/admin', MEMBER);
  const missing = page.getByRole('region', { name: 'Renseignements à compléter' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('link', { name: /réglages/i })).toBeHidden();
  await page.goto('/admin/settings');
  await expect(page.getByText('Votre rôle ne permet pas cette action.')).toBeVisible();
});

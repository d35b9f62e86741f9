import type { Page } from '@playwright/test';
import { SENDIT_KEYS, startSendit } from '../../../support/carriers/sendit.ts';
import { expect } from '../../../support/browser/browser.ts';
import { MEMBER, openAdminAt, testInBackOffice } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { goWithin, toast } from '../../../support/shop/shopper.ts';
import { expectSound } from '../sound.steps.ts';
import { orderAsGuest, confirmOrders } from './delivery.steps.ts';

const sendit = await startSendit();
const test = testInBackOffice({ SENDIT_URL: sendit.url });

const CAFTAN = 'caftan-celeste.36';
const LABELS = {
  publicKey: 'Clé publique',
  secretKey: 'Clé secrète',
  webhookSecret: 'Secret du webhook',
  pickupDistrictId: 'District de ramassage',
} as const;
const NAMES = Object.keys(LABELS) as ReadonlyArray<keyof typeof LABELS>; // its own keys

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const connection = (page: Page) => page.getByRole('region', { name: 'Connexion' });
const cityRow = (page: Page, city: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: city, exact: true }) });

test('credentials of a carrier are written, tested, and never shown again; its cities are mapped', async ({
  page,
}) => {
  const answers: Array<Promise<string>> = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql/admin')) answers.push(response.text().catch(() => ''));
  });
  await openAdminAt(page, '/admin/delivery/carriers');
  await expect(page.getByRole('row', { name: /^Coursier/ })).toContainText('numéros saisis');
  await page.getByRole('link', { name: 'Nouveau transporteur' }).click();
  await field(page, 'Sorte').selectOption('Sendit');
  await field(page, 'Nom').fill('Sendit Rabat');
  await saveButton(page).click();
  await expect(toast(page, 'Transporteur enregistré.')).toBeVisible();

  await connection(page).getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(connection(page).getByRole('status')).toContainText('identifiants');
  const listed = page.getByRole('row', { name: /^Sendit Rabat/ });
  await goWithin(page, '/admin/delivery/carriers');
  await expect(listed).toContainText('À compléter');
  await expectSound(page);
  await goWithin(page, '/admin/orders?etat=a-preparer');
  for (const id of ['again', 'meanwhile'] as const) {
    await page.getByRole('checkbox', { name: numberOf(id), exact: true }).press('Space');
  }
  await page.getByRole('button', { name: 'Expédier' }).press('Enter');
  const choice = page.getByRole('dialog').getByLabel('Transporteur');
  await expect(choice.getByRole('option', { name: 'Sendit Rabat (à compléter)' })).toBeDisabled();
  await expect(choice.locator('option:checked')).toHaveText('Coursier');
  await page.keyboard.press('Escape');
  await goWithin(page, '/admin/delivery/carriers');
  await listed.getByRole('link', { name: 'Sendit Rabat' }).click();
  for (const name of NAMES) await field(page, LABELS[name]).fill(`${SENDIT_KEYS[name]}x`);
  await connection(page).getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(connection(page).getByRole('status')).toContainText('Enregistrez d’abord');
  await saveButton(page).click();
  await expect(field(page, LABELS.secretKey)).toHaveValue('');
  await connection(page).getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(connection(page).getByRole('status')).toContainText(/Sendit Rabat refuse/);
  for (const name of NAMES) await field(page, LABELS[name]).fill(SENDIT_KEYS[name]);
  await saveButton(page).click();
  await expect(field(page, LABELS.secretKey)).toHaveAccessibleDescription(/se termine par 3c4d/);
  await connection(page).getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(connection(page).getByRole('status')).toHaveText(
    'La connexion à Sendit Rabat fonctionne.',
  );
  await expectSound(page);
  await page.reload();
  for (const name of NAMES) await expect(field(page, LABELS[name])).toHaveValue('');
  const received = (await Promise.all(answers)).join('\n');
  for (const name of ['publicKey', 'secretKey', 'webhookSecret'] as const) {
    expect(received).not.toContain(SENDIT_KEYS[name]);
    expect(await page.content()).not.toContain(SENDIT_KEYS[name]);
  }

  await goWithin(page, '/admin/delivery/carriers');
  await expect(listed).toContainText('Actif');
  await listed.getByRole('link', { name: 'Sendit Rabat' }).click();
  await connection(page).getByRole('link', { name: 'Associer les villes' }).click();
  const casablanca = cityRow(page, 'Casablanca');
  await expect(casablanca).toContainText('À choisir parmi 2 quartiers');
  await expect(cityRow(page, 'Rabat')).toHaveCount(0);
  await casablanca.getByRole('button', { name: /^Choisir la ville/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Casablanca/ });
  const maarif = await dialog.getByRole('option', { name: /Maârif/ }).getAttribute('value');
  await dialog.getByLabel('Ville du transporteur').selectOption(maarif);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Associer' }).click();
  await expect(casablanca).toHaveCount(0);
  await page.getByRole('link', { name: 'Toutes' }).click();
  await page.getByRole('searchbox').fill('casa');
  await expect(casablanca).toContainText('Maârif');
  await expectSound(page);
});

test('the preview says what is blocked, what can go goes, and its parcel is followed', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  const [known, elsewhere] = [
    await orderAsGuest(page, CAFTAN, { name: 'Salma Idrissi' }),
    await orderAsGuest(page, CAFTAN, { name: 'Karim Alaoui', city: 'Oujda', region: 'Oriental' }),
  ];
  await confirmOrders(page, [known.id, elsewhere.id]);
  await page.goto('/admin/orders?etat=a-preparer');
  for (const { number } of [known, elsewhere]) {
    await page.getByRole('checkbox', { name: number, exact: true }).press('Space');
  }
  const open = page.getByRole('button', { name: 'Expédier' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Expédier 2 commandes' });
  const row = ({ number }: { number: string }) => dialog.getByRole('row', { name: number });
  // The carrier with an interface is chosen first.
  await expect(dialog.getByLabel('Transporteur')).toHaveValue(/.+/);
  await expect(row(known)).toContainText('Rabat');
  await expect(row(known)).toContainText('Prêt à partir');
  await expect(row(elsewhere)).toContainText('n’est associée à aucune ville de Sendit Rabat');
  await expect(dialog.getByText('1 commande bloquée ne partira pas.')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.press('Enter');
  const ship = dialog.getByRole('button', { name: 'Expédier' });
  await expect(ship).toBeEnabled();
  await ship.press('Enter');
  await expect(dialog.getByText('1 colis confié à Sendit Rabat.')).toBeFocused();
  await expect(row(known)).toContainText('Colis DH1001');
  const labels = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Étiquettes du transporteur' }).click();
  expect((await labels).suggestedFilename()).toBe('etiquettes.pdf');
  await dialog.getByRole('button', { name: 'Fermer' }).last().press('Enter');
  await expect(page.getByRole('row', { name: known.number })).toContainText(
    'Sendit Rabat\u00a0: créé',
  );

  await page.getByRole('link', { name: known.number }).click();
  const parcels = page.getByRole('region', { name: 'Colis', exact: true });
  await expect(parcels).toContainText('Sendit Rabat, DH1001');
  const [delivery] = sendit.deliveries;
  if (delivery) delivery.status = 'DELIVERING';
  await parcels.getByRole('button', { name: 'Actualiser' }).click();
  await expect(parcels.getByRole('list', { name: /colis DH1001/ })).toContainText('En livraison');
  await expectSound(page);

  // A day's parcels are queried at once, those without an interface aside.
  await goWithin(page, '/admin/orders');
  if (delivery) delivery.status = 'UNREACHABLE';
  for (const number of [known.number, elsewhere.number, numberOf('again')]) {
    await page.getByRole('checkbox', { name: number, exact: true }).press('Space');
  }
  await page.getByRole('button', { name: 'Actualiser les colis' }).press('Enter');
  await expect(page.getByRole('row', { name: known.number })).toContainText(
    'Sendit Rabat\u00a0: livraison manquée',
  );
});

test('who is no owner maps cities and sees no credentials', async ({ page }) => {
  await openAdminAt(page, '/admin/delivery/carriers', MEMBER);
  await expect(page.getByRole('link', { name: 'Nouveau transporteur' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sendit Rabat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villes de Sendit Rabat');
  await page.goto('/admin/delivery/carriers/new');
  await expect(page.getByText('Votre rôle ne permet pas cette action.')).toBeVisible();
});

import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { numberOf } from '../../support/shop/past-orders.ts';
import { SHIRT_PATH } from './products.steps.ts';
import { expectSound } from './sound.steps.ts';

test('the log-in and an unusable set-up link have no fault', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expectSound(page);
  await page.goto('/admin/setup?token=rien');
  await expect(page.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible();
  await expectSound(page);
});

test.for([
  ['/admin', 'Ventes des 30 derniers jours'],
  ['/admin/orders', 'commandes'],
  ['/admin/products', '46 produits'],
  [SHIRT_PATH, 'Tout est enregistré.'],
  ['/admin/products/new', 'Nouveau produit'],
  ['/admin/products/import', 'Choisir un fichier CSV'],
  ['/admin/stock', 'Tout est enregistré.'],
  ['/admin/sales', 'Refus par ville'],
  ['/admin/customers', 'Salma Bennani'],
  ['/admin/staff', 'Leïla Bennani'],
  ['/admin/exchanges', 'Aucun échange en cours.'],
  ['/admin/sewing', 'Aucune retouche à faire.'],
  ['/admin/money', 'Par transporteur'],
  ['/admin/money/statements/new', 'Lire un relevé'],
  ['/admin/pickups', 'Aucune commande n’attend au comptoir.'],
  ['/admin/delivery/pickup-points', 'Aucun point de retrait'],
  ['/admin/delivery/carriers', 'Coursier'],
  ['/admin/showcase', '46 produits'],
  ['/admin/showcase/home', 'La page d’accueil est en ligne telle que vous la voyez ici.'],
  ['/admin/settings', 'Message WhatsApp'],
  ['/admin/account', 'Cet appareil'],
  ['/admin/audit', 'Journal'],
  ['/admin/inconnu', 'Page introuvable'],
] as const)('%s has no fault', async ([path, text], { page }) => {
  await openAdminAt(page, path);
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expectSound(page);
});

test('an order, its selection, its dialog, its slip, its customer and the log have no fault', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  await page.getByRole('checkbox', { name: numberOf('prepared') }).check();
  await expect(page.getByLabel('Numéro de colis')).toBeVisible();
  await expectSound(page);
  const selection = page.getByRole('region', { name: 'Sélection' });
  await selection.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir' }).click();

  await page.getByRole('link', { name: numberOf('prepared') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberOf('prepared'));
  await expectSound(page);
  await page.getByRole('link', { name: 'Bon de préparation' }).click();
  await expect(page.getByRole('article')).toContainText('Payée');
  await expectSound(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Salma Bennani' }).click();
  await page.getByRole('button', { name: 'Anonymiser' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anonymiser ce client ?' });
  await expect(dialog).toContainText(numberOf('prepared'));
  await expect(dialog).toContainText('annulées');
  await expect(dialog).not.toContainText(numberOf('received'));
  await expectSound(page);

  await page.goto('/admin/orders?etat=a-confirmer');
  await page.getByRole('link', { name: numberOf('waiting') }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('button', { name: 'Préparer' })).toBeVisible();
  await page.goto('/admin/audit');
  const entry = page.getByRole('main').getByRole('listitem').first();
  await expect(entry).toContainText(`a confirmé ${numberOf('waiting')}`);
  await expect(entry).toContainText(/État.*En attente.*Confirmée/);
  await expectSound(page);
  const entries = page.getByRole('main').locator('.audit > li');
  await page.getByLabel('Personne').selectOption('Ligne de commande');
  await expect(page.getByText('Rien ne correspond.')).toBeVisible();
  await page.getByRole('link', { name: 'Tout le journal' }).click();
  await entry.getByRole('link', { name: `Journal de ${numberOf('waiting')}` }).click();
  await expect(page).toHaveURL(`/admin/audit?chose=${numberOf('waiting')}`);
  await expect(entries).toHaveCount(1);
  await page.getByRole('link', { name: numberOf('waiting'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberOf('waiting'));
});

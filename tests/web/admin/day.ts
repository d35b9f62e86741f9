import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { pictureFile, uploadPicture } from './products.steps.ts';

const OWNER = {
  name: 'Houda Bennis',
  email: 'houda@exemple.ma',
  password: 'la clé est sous le pot',
};
const SALES = { name: 'Yassine Tazi', email: 'yassine@exemple.ma', password: 'le thé à la menthe' };

interface Placed {
  readonly id: string;
  readonly number: string;
  readonly trackingKey: string;
}

/** A day of the shopkeeper, from the first log-in on, in windows of this width. */
export function describeDay(width: number): void {
  const test = testIn(() => startBuiltShop()).extend({ width });

  test('the shopkeeper sets up, works through orders, and looks after the products', async ({
    page,
    browser,
    shop,
    url,
  }) => {
    await page.goto(await shop.setupUrl());
    await setUp(page, OWNER);
    await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
    await expect(page).toHaveTitle(/Gestion/);

    const placed = await placeOrders(page.request, [
      'Salma Idrissi',
      'Karim Alaoui',
      'Ines Berrada',
    ]);
    const [first] = placed;
    if (!first) throw new Error('No order was placed');
    await confirmTogether(page, placed);
    await printSlip(page, first);
    await ship(page, first, shop.folder ?? '');
    await takeBack(page, first);

    const shopTab = await page.context().newPage();
    await changePrice(page, shopTab);
    await addProduct(page, shopTab);
    await shopTab.close();
    const other = await inviteColleague(page, browser, { url, width });
    await saveTogether(page, other);
    await other.context().close();
  }, 180_000);
}

async function setUp(page: Page, account: typeof OWNER): Promise<void> {
  const email = page.getByLabel('Email');
  await expect(email).toBeVisible();
  if (await email.isEditable()) await email.fill(account.email);
  await page.getByLabel('Nom', { exact: true }).fill(account.name);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
}

/** By the shop's API, as guests do in its pages. */
async function placeOrders(
  request: APIRequestContext,
  names: readonly string[],
): Promise<readonly Placed[]> {
  const query = `mutation ($input: GuestOrderInput!, $key: String!) {
    placeGuestOrder(input: $input, idempotencyKey: $key) {
      order { id number trackingKey } userErrors { code }
    }
  }`;
  const placed: Placed[] = [];
  for (const name of names) {
    const input = {
      lines: [{ productId: 'caftan-celeste', variantId: 'caftan-celeste.36', quantity: 1 }],
      name,
      phone: '0612345678',
      email: `${name.toLowerCase().replace(' ', '.')}@exemple.ma`,
      street: '3, rue Oukaïmeden',
      city: 'Rabat',
      region: 'Rabat-Salé-Kénitra',
      postalCode: '10090',
    };
    const key = crypto.randomUUID();
    const response = await request.post('/graphql', { data: { query, variables: { input, key } } });
    const { data } = await response.json();
    placed.push(data.placeGuestOrder.order);
  }
  return placed;
}

async function confirmTogether(page: Page, orders: readonly Placed[]): Promise<void> {
  await page.goto('/admin');
  const waiting = page.getByRole('link', { name: /À confirmer/ });
  await expect(waiting).toContainText('3');
  await waiting.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  for (const { number } of orders) await page.getByRole('checkbox', { name: number }).check();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Aucune commande')).toBeVisible();
  await page.goto('/admin/orders');
  for (const { number } of orders) {
    const row = page.getByRole('row', { name: number });
    await expect(row).toContainText('Confirmée');
  }
}

async function printSlip(page: Page, { number }: Placed): Promise<void> {
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: 'Bon de préparation' }).click();
  await expect(page.getByRole('heading', { name: 'Bon de préparation' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main).toContainText(number);
  await expect(main).toContainText('Salma Idrissi');
  await expect(main).toContainText('3, rue Oukaïmeden');
  await expect(main).toContainText('36');
  await expect(main).toContainText('À encaisser');
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goBack();
}

async function ship(page: Page, { number }: Placed, folder: string): Promise<void> {
  await page.getByLabel('Numéro de colis').fill('AMANA 123');
  await page.getByRole('button', { name: 'Expédier' }).click();
  await expect(page.getByText('Colis AMANA 123')).toBeVisible();
  await expect
    .poll(() => subjects(folder, 'salma.idrissi@exemple.ma'), { timeout: 15_000 })
    .toEqual(expect.arrayContaining([expect.stringContaining(number)]));
}

/** Of the mails to this address that say that a parcel left. */
async function subjects(folder: string, email: string): Promise<readonly string[]> {
  const outbox = join(folder, 'outbox');
  const found: string[] = [];
  for (const file of await readdir(outbox).catch(() => [])) {
    const {
      to,
      subject = '',
      text = '',
    } = await PostalMime.parse(await readFile(join(outbox, file)));
    const isTo = to?.some(({ address }) => address === email);
    if (isTo && text.includes('AMANA 123')) found.push(subject);
  }
  return found;
}

async function takeBack(page: Page, { id, number, trackingKey }: Placed): Promise<void> {
  await page.getByRole('button', { name: 'Livrer' }).click();
  await expect(page.getByRole('button', { name: 'Retour reçu' })).toBeVisible();
  const query = `mutation ($id: ID!, $key: String!) {
    requestReturn(orderId: $id, reason: "Trop petit", trackingKey: $key) { userErrors { code } }
  }`;
  await page.request.post('/graphql', { data: { query, variables: { id, key: trackingKey } } });
  await page.goto('/admin');
  await page.getByRole('link', { name: /Retours attendus/ }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('Trop petit')).toBeVisible();
  await page.getByRole('button', { name: 'Retour reçu' }).click();
  await page.getByRole('button', { name: 'Oui, revenus' }).click();
  await expect(page.getByText('Cette commande est close.')).toBeVisible();
}

async function changePrice(page: Page, shopTab: Page): Promise<void> {
  await shopTab.goto('/products/caftan-celeste');
  await expect(shopTab.getByText('3 490 DH').first()).toBeVisible();
  await page.goto('/admin/products/caftan-celeste');
  await page.getByLabel('Prix', { exact: true }).fill('3 250,00');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Produit enregistré.')).toBeVisible();
  await shopTab.reload();
  await expect(shopTab.getByText('3 250 DH').first()).toBeVisible();
}

async function addProduct(page: Page, shopTab: Page): Promise<void> {
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Nouveau produit' }).click();
  await page.getByLabel('Titre').fill('Gilet brodé');
  await page.getByLabel('Marque').fill('Belle Vue');
  await page.getByLabel('Catégorie').selectOption('Traditionnels');
  await page.getByLabel('Prix', { exact: true }).fill('890');
  await page.getByRole('button', { name: 'Ajouter une option' }).click();
  await page.getByLabel('Nom de l’option 1').fill('Taille');
  await page.getByLabel('Nouvelle valeur de Taille').fill('38, 40');
  await page.getByRole('button', { name: 'Ajouter la valeur' }).click();
  await page.getByLabel('Stock 38').fill('4');
  await page.getByLabel('Stock 40').fill('0');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Produit ajouté au catalogue.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/gilet-brode$/);

  const colours = ['teal', 'coral', 'gold'];
  const files = await Promise.all(
    colours.map((colour) =>
      pictureFile(page, `${colour}.png`, { width: 900, height: 1200, colour }),
    ),
  );
  await page.getByLabel('Choisir des photos').setInputFiles(files);
  for (const [n] of colours.entries()) {
    await expect(page.getByText(`Photo ${n + 1} sur 3`)).toBeVisible();
    await uploadPicture(page, `Gilet brodé, vue ${n + 1}`);
  }

  await shopTab.goto('/products/gilet-brode');
  await expect(shopTab.getByRole('heading', { level: 1 })).toHaveText('Gilet brodé');
  await expect(shopTab.getByRole('radio', { name: '40, épuisé' })).toBeAttached();
  await expect(shopTab.getByRole('img', { name: 'Gilet brodé, vue 1' }).first()).toBeVisible();
}

async function inviteColleague(
  page: Page,
  browser: Browser,
  { url, width }: { readonly url: string; readonly width: number },
): Promise<Page> {
  await page.goto('/admin/staff');
  await page.getByLabel('Email').fill(SALES.email);
  await page.getByRole('button', { name: 'Inviter' }).click();
  const link = await page.getByLabel('Lien d’invitation').inputValue();
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
  });
  const other = await context.newPage();
  other.setDefaultTimeout(10_000);
  await other.goto(link);
  await setUp(other, SALES);
  await expect(other.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
  return other;
}

async function saveTogether(page: Page, other: Page): Promise<void> {
  for (const each of [page, other]) {
    await each.goto('/admin/products/gilet-brode');
    await expect(each.getByLabel('Titre')).toHaveValue('Gilet brodé');
  }
  await page.getByLabel('Titre').fill('Gilet brodé de Fès');
  await other.getByLabel('Titre').fill('Gilet brodé à la main');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Produit enregistré.')).toBeVisible();
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = other.getByRole('dialog', { name: 'Une autre personne a modifié ce produit' });
  await expect(dialog).toContainText('Gilet brodé de Fès');
  await expect(dialog).toContainText('Gilet brodé à la main');
  await dialog.getByRole('radio', { name: /Sa version/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByLabel('Titre')).toHaveValue('Gilet brodé de Fès');
}

import type { Browser, Locator, Page } from '@playwright/test';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { placeGuestOrder, type Placed } from '../catalog/guest-order.ts';
import { countPresses } from './presses.ts';
import { cell, openProduct, pictureFile, save, uploadPicture } from './products.steps.ts';

const OWNER = {
  name: 'Houda Bennis',
  email: 'houda@exemple.ma',
  password: 'la clé est sous le pot',
};
const SALES = { name: 'Yassine Tazi', email: 'yassine@exemple.ma', password: 'le thé à la menthe' };

const CAFTAN = 'caftan-celeste.36';

/** A day of staff, from the first log-in on, in windows of this width. */
export function describeDay(width: number): void {
  const test = testIn(() => startBuiltShop()).extend({ width });

  test('the shopkeeper sets up, works through orders, and looks after the products', async ({
    page,
    browser,
    shop,
    url,
  }) => {
    const presses = await countPresses(page);
    await page.goto(await shop.setupUrl());
    await setUp(page, OWNER);
    await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
    await expect(page).toHaveTitle(/Gestion/);

    const first = await placeGuestOrder(page.request, CAFTAN, { name: 'Salma Idrissi' });
    const second = await placeGuestOrder(page.request, CAFTAN, { name: 'Karim Alaoui' });
    const { step } = presses;
    await step('note a call', () => noteCall(page, first));
    await step('change the size before shipping', () => changeSize(page, first));
    await step('confirm two orders', () => confirmTogether(page, [first, second]));
    await step('ship one with its parcel number', () => shipFromList(page, second));
    await step('record a refusal', () => endAsRefused(page, second));
    await step('print a packing slip', () => printSlip(page, first));
    await step('ship from the order', () => ship(page));
    await step('deliver, and take one back', () => takeBack(page, first));
    await step('print its invoice and credit note', () => printDocuments(page));
    await step('take an order by telephone', () => takeOrder(page, first));
    await step('give the accountant the month', () => saveMonth(page));
    await step('look at the stock that is low', () => lookAtStock(page));
    await step('look at the sales of the week', () => lookAtSales(page));

    const shopTab = await page.context().newPage();
    await step('change a price', () => changePrice(page, shopTab));
    await step('add a product', () => addProduct(page, shopTab));
    await shopTab.close();
    const other = await inviteColleague(page, browser, { url, width });
    await saveTogether(page, other);
    await removeColleague(page, other);
    await other.context().close();
    process.stdout.write(`Presses and filled fields at ${width} px:\n${presses.report()}\n`);
  }, 180_000);
}

async function setUp(page: Page, account: typeof OWNER): Promise<void> {
  const email = page.getByLabel('E-mail');
  await expect(email).toBeVisible();
  if (await email.isEditable()) await email.fill(account.email);
  await page.getByLabel('Nom', { exact: true }).fill(account.name);
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.fill('court');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(password).toBeFocused();
  await password.fill(account.password);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
}

async function noteCall(page: Page, { number }: Placed): Promise<void> {
  await page.goto('/admin/orders?etat=a-appeler');
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Confirmée au téléphone' }).click();
  await expect(page.getByRole('list', { name: 'Appels et messages' })).toContainText('Confirmée');
}

async function changeSize(page: Page, { number }: Placed): Promise<void> {
  await page.getByRole('button', { name: 'Modifier les articles' }).click();
  const form = page.getByRole('region', { name: 'Modifier les articles' });
  const size = form.getByRole('combobox', { name: /^Taille ou couleur/ });
  await size.selectOption({ label: await labelOf(size, '38') });
  await expect(form.getByRole('status')).toContainText('Le total ne change pas.');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`Commande ${number} modifiée.`)).toBeVisible();
}

/** Options say what is in stock, too, and all but the present one are loaded. */
async function labelOf(select: Locator, size: string): Promise<string> {
  const option = select.getByRole('option', { name: new RegExp(`^${size}`) });
  return (await option.first().textContent()) ?? size;
}

async function printDocuments(page: Page): Promise<void> {
  for (const [name, total] of [
    ['Facture', 'Total TTC'],
    ['Avoir', 'Total TTC de l’avoir'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${name} [FA]-`) }).click();
    await expect(page.getByRole('article')).toContainText(total);
    await page.goBack();
  }
}

/** From the person who has just sent something back. */
async function takeOrder(page: Page, { phone }: Placed): Promise<void> {
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'Nouvelle commande' }).click();
  await page.getByLabel('Numéro de téléphone').fill(phone);
  await page.getByRole('button', { name: /^Reprendre le nom/ }).click();
  await page.getByRole('searchbox', { name: 'Ajouter un article' }).fill('caftan celeste 40');
  await page.getByRole('button', { name: /^Ajouter Caftan Céleste, 40/ }).click();
  await page.getByRole('button', { name: /^Créer la commande · / }).click();
  await expect(page.getByText(/^Commande BV-\d+ créée/)).toBeVisible();
}

async function saveMonth(page: Page): Promise<void> {
  await page.goto('/admin/invoices');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^CSV de / }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
}

async function lookAtSales(page: Page): Promise<void> {
  await page.goto('/admin/sales');
  await page.getByRole('link', { name: 'Semaine' }).click();
  await expect(page.getByRole('heading', { name: 'Par produit', exact: true })).toBeVisible();
}

async function lookAtStock(page: Page): Promise<void> {
  await page.goto('/admin/stock?vue=stock-bas');
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
}

async function confirmTogether(page: Page, orders: readonly Placed[]): Promise<void> {
  await page.goto('/admin');
  await page.getByText('Voir les chiffres').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  const waiting = page.getByRole('link', { name: /À confirmer/ });
  await expect(waiting).toContainText('2');
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

async function shipFromList(page: Page, { number }: Placed): Promise<void> {
  await page.goto('/admin/orders?etat=a-preparer');
  const order = page.getByRole('checkbox', { name: number });
  await order.check();
  const selection = page.getByRole('region', { name: 'Sélection' });
  await selection.getByLabel('Numéro de colis').fill('AM 7788 MA');
  await selection.getByRole('button', { name: 'Expédier' }).click();
  await expect(order).toHaveCount(0);
}

async function endAsRefused(page: Page, { number }: Placed): Promise<void> {
  await page.goto('/admin/orders?etat=expediees');
  await page.getByRole('link', { name: number }).click();
  const history = page.getByRole('region', { name: 'Historique' });
  await expect(history).toContainText('AM 7788 MA');
  const dialog = page.getByRole('dialog', { name: /refusé/ });
  await page.getByRole('button', { name: 'Colis refusé' }).click();
  await expect(dialog).toContainText('C’est définitif.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Colis refusé' }).click();
  await dialog.getByRole('button', { name: 'Oui, refusé' }).click();
  await expect(history).toContainText('Refusée à la livraison');
  await expect(page.getByText('Cette commande est close.')).toBeVisible();
  await page.goto('/admin/orders');
}

async function printSlip(page: Page, { number, phone }: Placed): Promise<void> {
  await page.getByRole('link', { name: number }).click();
  const recipient = page.getByRole('region', { name: 'Livraison' });
  const linkTo = (name: string | RegExp) => recipient.getByRole('link', { name });
  await expect(linkTo(/^Appeler/)).toHaveAttribute('href', /^tel:\+?\d+$/);
  const international = phone.replaceAll(' ', '').replace(/^0/, '212');
  await expect(linkTo('WhatsApp')).toHaveAttribute('href', `https://wa.me/${international}`);
  await page.getByRole('link', { name: 'Bon de préparation' }).click();
  await expect(page.getByRole('heading', { name: 'Bon de préparation' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article', { name: /^Bon de préparation/ });
  for (const text of [number, 'Salma Idrissi', '3, rue Oukaïmeden', '38', 'À encaisser']) {
    await expect(slip).toContainText(text);
  }
  // What the courier collects, and no other price.
  expect((await slip.innerText()).match(/DH/g)).toHaveLength(1);
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goBack();
}

async function ship(page: Page): Promise<void> {
  await page.getByLabel('Numéro de colis').fill('AMANA 123');
  await page.getByRole('button', { name: 'Expédier' }).click();
  await expect(page.getByText('Colis AMANA 123')).toBeVisible();
}

async function takeBack(page: Page, { id, number, trackingKey }: Placed): Promise<void> {
  await page.getByRole('button', { name: 'Marquer livrée' }).click();
  await page.getByRole('button', { name: 'Oui, livrée' }).click();
  await expect(page.getByRole('button', { name: 'Recevoir un retour' })).toBeVisible();
  const query = `mutation ($id: ID!, $key: String!) {
    requestReturn(orderId: $id, reason: "Trop petit", trackingKey: $key) { userErrors { code } }
  }`;
  await page.request.post('/graphql', { data: { query, variables: { id, key: trackingKey } } });
  await page.goto('/admin');
  await page.getByRole('link', { name: /Retours attendus/ }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('Trop petit')).toBeVisible();
  await page.getByRole('button', { name: 'Recevoir un retour' }).click();
  await page.getByRole('button', { name: 'Enregistrer le retour' }).click();
  await expect(page.getByText('Cette commande est close.')).toBeVisible();
}

async function changePrice(page: Page, shopTab: Page): Promise<void> {
  await shopTab.goto('/products/caftan-celeste');
  await expect(shopTab.getByText('3 490 DH').first()).toBeVisible();
  await openProduct(page, '/admin/products/caftan-celeste', 'Caftan Céleste');
  await page.getByLabel('Prix', { exact: true }).fill('3 250,00');
  await save(page);
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
  await page.keyboard.press('Enter');
  await cell(page, 'Stock 38').fill('4');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await save(page);
  await expect(page.getByText('Ce produit est un brouillon')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/gilet-brode$/);

  await page
    .getByLabel('Choisir des photos')
    .setInputFiles(await pictureFile(page, 'a.png', { width: 900, height: 1200, colour: 'teal' }));
  await uploadPicture(page, 'Gilet brodé de face');

  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Produit publié.')).toBeVisible();
  await shopTab.goto('/products/gilet-brode');
  await expect(shopTab.getByRole('heading', { level: 1 })).toHaveText('Gilet brodé');
  await expect(shopTab.getByRole('radio', { name: '40, épuisé' })).toBeAttached();
  await expect(shopTab.getByRole('img', { name: 'Gilet brodé de face' }).first()).toBeVisible();
}

async function inviteColleague(
  page: Page,
  browser: Browser,
  { url, width }: { readonly url: string; readonly width: number },
): Promise<Page> {
  await page.goto('/admin/staff');
  await page.getByLabel('E-mail').fill(SALES.email);
  await page.getByRole('button', { name: 'Inviter' }).click();
  const link = await page.getByLabel('Lien d’invitation').inputValue();
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
  });
  const other = await context.newPage();
  await other.goto(link);
  await setUp(other, SALES);
  await expect(other.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
  const navigation = other.getByRole('navigation', { name: 'Gestion' });
  for (const name of ['Équipe', 'Journal']) {
    await expect(navigation.getByRole('link', { name })).toHaveCount(0);
  }
  await other.goto('/admin/audit');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Votre rôle ne permet pas cette action.',
  );
  await other.goto(link);
  await expect(other.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible();
  return other;
}

async function saveTogether(page: Page, other: Page): Promise<void> {
  const [hers, his] = [page.getByLabel('Titre'), other.getByLabel('Titre')];
  for (const each of [page, other]) {
    await openProduct(each, '/admin/products/gilet-brode', 'Gilet brodé');
  }
  await hers.fill('Gilet brodé de Fès');
  await page.getByLabel('Description').fill('Une autre description.');
  await his.fill('Gilet brodé à la main');
  await other.getByLabel('Prix d’origine').fill('999');
  await save(page);
  await expect(page.getByText('Produit enregistré.')).toBeVisible();
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Une autre personne a modifié ce produit' });
  const titles = dialog.getByRole('group', { name: 'Titre' });
  await expect(titles).toContainText('Gilet brodé de Fès');
  await expect(titles).toContainText('Gilet brodé à la main');
  await expect(titles.getByRole('radio', { name: /La vôtre/ })).toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Description' })).toContainText('Une autre');
  await other.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(his).toHaveValue('Gilet brodé à la main');
  await save(other);
  await titles.getByRole('radio', { name: /Sa version/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(other.getByText('Tout est enregistré.')).toBeVisible();
  await expect(his).toHaveValue('Gilet brodé de Fès');
  await expect(other.getByLabel('Description')).toHaveValue('Une autre description.');
  await page.reload();
  await expect(page.getByLabel('Prix d’origine')).toHaveValue('999,00');
}

async function removeColleague(page: Page, other: Page): Promise<void> {
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: `Retirer ${SALES.name}` }).click();
  await page.getByRole('button', { name: 'Oui, retirer' }).click();
  const members = page.getByRole('region', { name: 'Membres' });
  await expect(members).not.toContainText(SALES.name);
  await other.goto('/admin');
  await expect(other.getByRole('button', { name: 'Se connecter' })).toBeVisible();
}

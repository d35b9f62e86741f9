import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { MEMBER, openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { toasts } from '../../../support/shop/shopper.ts';

type Known = Parameters<typeof numberOf>[0];

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const address = (page: Page) => region(page, 'Modifier la livraison');
const field = (page: Page, name: string) => address(page).getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });
const leaving = (page: Page) => page.getByRole('dialog', { name: /^Quitter sans enregistrer/ });
const orders = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Commandes', exact: true });

async function open(page: Page, id: Known, email?: string): Promise<void> {
  await openAdminAt(page, `/admin/orders/${id}`, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberOf(id));
}

async function edit(page: Page, part: 'Livraison' | 'Articles'): Promise<void> {
  const name = part === 'Livraison' ? 'Modifier la livraison' : 'Modifier les articles';
  await region(page, part).getByRole('button', { name }).click();
}

/** The minute after which the page requests its order anew. */
async function passAMinute(page: Page): Promise<void> {
  const polled = page.waitForResponse(
    (response) => response.request().postData()?.includes('AdminOrderPage') ?? false,
  );
  await page.clock.runFor(61_000);
  await polled;
}

/** A colleague's browser, who has the same order open. */
async function colleague(page: Page, id: Known): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await open(other, id, MEMBER);
  return other;
}

test('a correction by a colleague is shown, and never overwritten unseen, though the page has heard of it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'meanwhile');
  await edit(page, 'Livraison');
  await field(page, 'Ville').fill('Salé');

  const other = await colleague(page, 'meanwhile');
  await edit(other, 'Livraison');
  await field(other, 'Rue').fill('9, avenue Fal Ould Oumeir');
  await field(other, 'Ville').fill('Témara');
  await save(other).click();
  await expect(region(other, 'Livraison')).toContainText('Témara');
  await passAMinute(page);

  await save(page).click();
  await expect(address(page).getByRole('alert')).toContainText('modifiée entre-temps (adresse)');
  await expect(field(page, 'Ville')).toHaveAccessibleDescription(/«\sTémara\s»/u);
  await expect(field(page, 'Ville')).toBeFocused();
  // What was not touched here is what the colleague saved.
  await expect(field(page, 'Rue')).toHaveValue('9, avenue Fal Ould Oumeir');
  await other.reload();
  await expect(region(other, 'Livraison')).toContainText('Témara');

  await save(page).click();
  await expect(region(page, 'Livraison')).toContainText('Salé');
  await expect(region(page, 'Livraison')).toContainText('9, avenue Fal Ould Oumeir');
  await other.context().close();
});

test('lines that a colleague changed are said before one’s own are saved on top of them', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'waiting');
  await edit(page, 'Articles');
  const form = region(page, 'Modifier les articles');
  await form.getByRole('button', { name: /^Un de plus\s: Jupe/u }).click();
  await expect(form.getByRole('status')).toContainText('Différence');

  const other = await colleague(page, 'waiting');
  await edit(other, 'Articles');
  await other.getByRole('button', { name: /^Un de plus\s: Caftan/u }).click();
  await save(other).click();
  await expect(region(other, 'Articles')).toContainText('2 × Caftan');
  await passAMinute(page);

  await save(page).click();
  await expect(form.getByRole('alert')).toContainText('modifiée entre-temps (articles)');
  await expect(form.getByRole('alert')).toContainText(/Articles enregistrés\s: 2 × Caftan/u);
  await other.reload();
  await expect(region(other, 'Articles')).toContainText('2 × Jupe');
  await save(page).click();
  await expect(region(page, 'Articles')).toContainText('2 × Caftan');
  await expect(region(page, 'Articles')).toContainText('3 × Jupe');
  await other.context().close();
});

test('a number that is being typed outlasts a colleague’s, which is shown', async ({ page }) => {
  await page.clock.install();
  await open(page, 'shipped');
  const parcel = (at: Page) =>
    region(at, 'Livraison').getByRole('textbox', { name: 'Numéro de colis' });
  await parcel(page).fill('MA 1');
  const other = await colleague(page, 'shipped');
  await parcel(other).fill('MA 2');
  await parcel(other).press('Enter');
  await expect(region(other, 'Historique')).toContainText('Colis MA 2');
  await passAMinute(page);
  await expect(region(page, 'Historique')).toContainText('Colis MA 2');
  await expect(parcel(page)).toHaveValue('MA 1');
  await parcel(page).press('Enter');
  await expect(parcel(page)).toHaveAccessibleDescription(/«\sMA 2\s»/u);
  await other.context().close();
});

test('a return that a colleague has received is not received twice', async ({ page }) => {
  await page.clock.install();
  await open(page, 'delivered');
  const returns = (at: Page) => region(at, 'Retours');
  const receive = async (at: Page) => {
    await returns(at).getByRole('button', { name: 'Recevoir un retour' }).click();
    await returns(at).getByRole('checkbox', { name: '1 × Caftan Céleste' }).check();
  };
  await receive(page);
  const other = await colleague(page, 'delivered');
  await receive(other);
  await returns(other).getByRole('button', { name: 'Enregistrer le retour' }).click();
  await expect(returns(other).getByRole('listitem').first()).toContainText('remis en espèces');
  await passAMinute(page);
  await returns(page).getByRole('button', { name: 'Enregistrer le retour' }).click();
  await expect(returns(page).getByRole('alert')).toContainText(
    'modifiée entre-temps (retour reçu)',
  );
  await expect(returns(page).getByRole('checkbox', { name: /Caftan/ })).toHaveCount(0);
  await other.context().close();
});

test('nothing typed on an order is lost by its buttons, its links or Escape', async ({ page }) => {
  await open(page, 'again');
  await edit(page, 'Livraison');
  await field(page, 'Rue').fill('4, rue Patrice Lumumba');
  const note = page.getByRole('textbox', { name: 'Nouvelle note' });
  await note.fill('Appeler avant de livrer');

  // The parcel would leave to the street of before.
  await page.getByRole('button', { name: 'Expédier' }).click();
  const actions = region(page, 'Étape suivante');
  await expect(actions.getByRole('alert')).toContainText(
    /livraison, note interne|note interne, livraison/,
  );
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Préparée');

  await orders(page).click();
  await expect(leaving(page)).toBeVisible();
  await leaving(page).getByRole('button', { name: 'Rester sur la page' }).click();
  await expect(field(page, 'Rue')).toHaveValue('4, rue Patrice Lumumba');

  // The browser's own Back cannot be warned of: what was typed waits.
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: numberOf('again'), exact: true }).click();
  await edit(page, 'Livraison');
  await field(page, 'Rue').fill('4, rue Patrice Lumumba');
  await note.fill('Appeler avant de livrer');
  await page.goBack();
  await expect(toasts(page).first()).toContainText('vous attend');
  await page.getByRole('link', { name: numberOf('again'), exact: true }).click();
  await expect(field(page, 'Rue')).toHaveValue('4, rue Patrice Lumumba');
  await expect(note).toHaveValue('Appeler avant de livrer');

  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(page.getByRole('list', { name: 'Notes internes' })).toContainText('Appeler avant');
  await save(page).click();
  await expect(region(page, 'Livraison')).toContainText('4, rue Patrice Lumumba');
  await page.getByRole('button', { name: 'Expédier' }).click();
  await expect(region(page, 'Historique')).toContainText('Expédiée');
  await orders(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
});

test('a remark about a call is not lost by « Confirmer »', async ({ page }) => {
  await open(page, 'waiting');
  const remark = page.getByRole('textbox', { name: 'Remarque (facultatif)' });
  await remark.fill('Livrer après 18 h');
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await expect(region(page, 'Étape suivante').getByRole('alert')).toContainText(
    'remarque de l’appel',
  );
  await expect(remark).toHaveValue('Livrer après 18 h');
});

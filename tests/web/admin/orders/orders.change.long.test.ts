import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf, trackPathOf } from '../../../support/shop/past-orders.ts';
import { toasts } from '../../../support/shop/shopper.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const open = async (page: Page, id: Parameters<typeof numberOf>[0]) => {
  await openAdminAt(page, '/admin/orders');
  await page.getByRole('link', { name: numberOf(id) }).click();
};

for (const [width, id] of [
  [375, 'waiting'],
  [1280, 'meanwhile'],
] as const) {
  test.extend({ width })(
    `lines change in place at ${width} px, and what that costs is shown before it is saved`,
    async ({ page }) => {
      await open(page, id);
      const lines = region(page, 'Articles');
      await lines.getByRole('button', { name: 'Modifier les articles' }).click();
      const form = region(page, 'Modifier les articles');
      await form.getByRole('button', { name: 'Un de plus\u00a0: Caftan Céleste' }).click();
      await expect(form.getByRole('status')).toContainText('Différence\u00a0: +3\u202f490\u00a0DH');
      await form.getByRole('searchbox', { name: 'Ajouter un article' }).fill('jabador');
      await form
        .getByRole('button', { name: /^Ajouter Jabador/ })
        .first()
        .click();
      await expect(form.getByRole('listitem').filter({ hasText: 'Jabador' }).first()).toBeVisible();
      await form.getByRole('button', { name: /^Retirer Jabador/ }).click();
      await form.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(toasts(page)).toContainText(`Commande ${numberOf(id)} modifiée.`);
      await expect(lines.getByText('2 ×').first()).toBeVisible();
    },
  );
}

test('the address changes in place, with errors at their fields; what was typed stays', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await open(page, 'again');
  await region(page, 'Livraison').getByRole('button', { name: 'Modifier la livraison' }).click();
  const form = region(page, 'Modifier la livraison');
  const phone = form.getByRole('textbox', { name: 'Téléphone' });
  await phone.fill('12');
  await form.getByRole('textbox', { name: 'Ville' }).fill('Salé');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(phone).toHaveAccessibleDescription('Numéro de téléphone invalide');
  await expect(phone).toBeFocused();
  await phone.fill('0698765432');
  await page.route('**/graphql/admin', (route) => route.abort('internetdisconnected'));
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toasts(page).first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Ville' })).toHaveValue('Salé');
  await page.unroute('**/graphql/admin');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(region(page, 'Livraison')).toContainText('Salé');
});

test('a change of others is said, and what was typed stays', async ({ page }) => {
  await open(page, 'prepared');
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [at, city] of [
    [page, 'Salé'],
    [other, 'Témara'],
  ] as const) {
    await region(at, 'Livraison').getByRole('button', { name: 'Modifier la livraison' }).click();
    await region(at, 'Modifier la livraison').getByRole('textbox', { name: 'Ville' }).fill(city);
  }
  await region(other, 'Modifier la livraison').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(region(other, 'Livraison')).toContainText('Témara');
  const form = region(page, 'Modifier la livraison');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByRole('alert')).toContainText('modifiée entre-temps (adresse)');
  await expect(form.getByRole('textbox', { name: 'Ville' })).toHaveValue('Salé');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(region(page, 'Livraison')).toContainText('Salé');
});

test('the number of a parcel on its way is put right', async ({ page }) => {
  await open(page, 'shipped');
  const delivery = region(page, 'Livraison');
  await expect(delivery.getByRole('button', { name: 'Modifier la livraison' })).toBeHidden();
  await delivery.getByRole('textbox', { name: 'Numéro de colis' }).fill('AM 1');
  await delivery.getByRole('button', { name: 'Enregistrer le numéro' }).click();
  await expect(toasts(page)).toContainText('modifiée');
  await expect(region(page, 'Historique')).toContainText('Colis AM 1');
});

for (const [width, id] of [
  [375, 'delivered'],
  [1280, 'longAgo'],
] as const) {
  test.extend({ width })(
    `one of two articles comes back at ${width} px, and later the other`,
    async ({ page }) => {
      await open(page, id);
      const returns = region(page, 'Retours');
      await returns.getByRole('button', { name: 'Recevoir un retour' }).click();
      await returns.getByRole('checkbox', { name: '1 × Caftan Céleste' }).check();
      await expect(returns.getByRole('checkbox', { name: /^Remettre en stock/ })).toHaveCount(1);
      const restock = returns.getByRole('checkbox', { name: 'Remettre en stock\u00a0: Caftan' });
      await expect(restock).toBeChecked();
      await restock.uncheck();
      await expect(returns.getByRole('status')).toContainText(
        '3\u202f490\u00a0DH seront remboursés.',
      );
      const amount = returns.getByRole('textbox', { name: 'Montant en dirhams' });
      await amount.fill('4000');
      await returns.getByRole('button', { name: 'Enregistrer le retour' }).click();
      await expect(amount).toHaveAccessibleDescription(/au plus 3\s490\sDH/);
      await amount.fill('');
      const sent = page.waitForRequest(
        (request) => request.postDataJSON()?.variables?.dryRun === false,
      );
      await returns.getByRole('button', { name: 'Enregistrer le retour' }).click();
      expect((await sent).postDataJSON().variables.lines).toMatchObject([{ restock: false }]);
      await expect(toasts(page)).toContainText('enregistré.');
      await expect(returns.getByRole('listitem').first()).toContainText(
        '3\u202f490\u00a0DH remis en espèces',
      );
      await returns.getByRole('button', { name: 'Recevoir un retour' }).click();
      await returns.getByRole('checkbox', { name: /^2 × Jupe/ }).check();
      await returns.getByRole('radio', { name: 'Aucun' }).check();
      await expect(returns.getByRole('status')).toContainText('Rien ne sera remboursé.');
      await returns.getByRole('button', { name: 'Enregistrer le retour' }).click();
      await expect(page.getByText('Cette commande est close.')).toBeVisible();
    },
  );
}

test('several requested returns are received and refused one by one', async ({ page }) => {
  const [, , id, key] = trackPathOf('received').split('/');
  const query = `mutation ($id: ID!, $key: String!, $variantId: ID!, $quantity: Int!) {
    requestReturn(
      orderId: $id, trackingKey: $key, lines: [{ variantId: $variantId, quantity: $quantity }]
    ) { userErrors { message } }
  }`;
  await openAdminAt(page, '/admin/orders?etat=retours');
  for (const [variantId, quantity] of [
    ['caftan-celeste', 1],
    ['jupe-plissee-safran', 2],
  ] as const) {
    const variables = { id, key, variantId, quantity };
    const response = await page.request.post('/graphql', { data: { query, variables } });
    expect(await response.json()).toEqual({ data: { requestReturn: { userErrors: [] } } });
  }
  await page.reload();
  await page.getByRole('link', { name: numberOf('received') }).click();
  const returns = region(page, 'Retour demandé');
  const skirts = returns.getByRole('listitem').filter({ hasText: '2 × Jupe' }).first();
  const caftan = returns.getByRole('listitem').filter({ hasText: '1 × Caftan' }).first();
  await expect(returns.getByRole('button', { name: 'Recevoir un retour' })).toHaveCount(2);
  await skirts.getByRole('button', { name: 'Recevoir un retour' }).click();
  await expect(skirts.getByRole('checkbox', { name: /^2 × Jupe/ })).toBeChecked();
  await expect(skirts.getByRole('checkbox', { name: /× Caftan/ })).toHaveCount(0);
  await skirts.getByRole('button', { name: 'Enregistrer le retour' }).click();
  await expect(skirts).toContainText('remboursement sur la carte');
  await caftan.getByRole('button', { name: 'Refuser le retour' }).click();
  await page.getByRole('textbox', { name: 'Raison du refus' }).fill('Porté');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser le retour' }).click();
  await expect(region(page, 'Retours')).toContainText('Refusé le');
});

test('a refused parcel is awaited in a tab of its own, and on sale once it is back', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  await page.getByRole('link', { name: 'Colis à recevoir (1)' }).click();
  await page.getByRole('link', { name: numberOf('refused') }).click();
  const parcel = region(page, 'Colis en retour');
  await expect(parcel).toContainText('remis en vente');
  await parcel.getByRole('button', { name: 'Colis revenu' }).click();
  await expect(toasts(page)).toContainText('articles remis en stock.');
  await expect(parcel).toBeHidden();
  await expect(region(page, 'Historique')).toContainText('Retour du colis clos le');
});

import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { demoTest as test, openPanel } from '../../support/demo/demoTest.ts';
import { fillGuestForm, follow } from '../../support/shop/shopper.ts';
import { field, fillIn, freeTimes } from '../appointment/advice.steps.ts';

/** Sends an operation to the back office in the page, as its logged-in staff. */
const request = <T>(page: Page, query: string, variables: object = {}): Promise<T> =>
  page.evaluate(
    async (operation) => {
      const response = await fetch('/graphql/admin', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-belle-vue-admin': '1' },
        body: JSON.stringify(operation),
      });
      return (await response.json()).data;
    },
    { query, variables },
  );

/** Delivers the only order, as staff of the back office. */
async function deliver(page: Page): Promise<void> {
  await page.goto('admin');
  await page.getByLabel('E-mail').fill('gestion@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('gestion-belle-vue');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
  const { orders } = await request<{ orders: { nodes: ReadonlyArray<{ id: string }> } }>(
    page,
    '{ orders(first: 1) { nodes { id } } }',
  );
  const ids = orders.nodes.map(({ id }) => id);
  for (const to of ['CONFIRMED', 'SHIPPED', 'DELIVERED']) {
    const { moveOrders } = await request<{ moveOrders: { userErrors: readonly object[] } }>(
      page,
      'mutation ($ids: [ID!]!, $to: OrderStatus!) { moveOrders(ids: $ids, to: $to) { userErrors { message } } }',
      { ids, to },
    );
    expect(moveOrders.userErrors).toEqual([]);
  }
}

test('a guest exchanges a size by the link of her mail', async ({ page }) => {
  await page.goto('products/chemisier-plastron-blanc');
  await page.getByRole('radio', { name: '42' }).check();
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await follow(page, 'Panier');
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  await deliver(page);

  await page.goto('');
  const panel = await openPanel(page);
  await panel
    .getByRole('button', { name: /Votre commande BV-.* est livrée .*salma@exemple\.ma/ })
    .click();
  const opened = page.context().waitForEvent('page');
  await panel
    .frameLocator('iframe')
    .getByRole('link', { name: /commande/i })
    .first()
    .click();
  const tracked = await opened;
  const part = tracked.getByRole('region', { name: 'Échange', exact: true });
  await part.getByRole('button', { name: /^Échanger/ }).click();
  await tracked.getByRole('dialog').getByRole('radio', { name: '40 / Blanc' }).check();
  await tracked.getByRole('button', { name: 'Demander l’échange' }).click();
  await expect(part.getByRole('article')).toContainText('contre\u00a0: 40 / Blanc');
  await tracked.reload();
  await expect(part.getByRole('article')).toContainText('contre\u00a0: 40 / Blanc');
});

test('an hour of advice is booked, and its mail is in the panel', async ({ page }) => {
  await page.goto('conseil');
  await page.getByLabel('Jour').selectOption({ index: 3 });
  await freeTimes(page).first().check();
  await fillIn(page, 'Nadia Alaoui');
  await field(page, 'E-mail (optionnel)').fill('nadia@exemple.ma');
  await page.getByRole('button', { name: 'Prendre rendez-vous' }).click();
  await expect(page).toHaveURL(/\/belle-vue\/rendez-vous\//);
  await expect(page.getByRole('main')).toContainText('Votre rendez-vous est pris.');
  const panel = await openPanel(page);
  await expect(panel.getByRole('button', { name: /nadia@exemple\.ma/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Votre rendez-vous est pris.');
});

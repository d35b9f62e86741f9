import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { toasts } from '../../../support/shop/shopper.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler cette étape' });

test('a step of an order is undone on its page, and not once its minute is over', async ({
  page,
}) => {
  await page.clock.install();
  await openAdminAt(page, '/admin/orders/waiting');
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await expect(region(page, 'Dernière étape')).toContainText('Confirmée');
  // The pressed button is gone: the focus is on the order's state.
  await expect(page.locator(':focus')).toHaveText('Confirmée');
  await undo(page).click();
  await expect(toasts(page).last()).toContainText('dernière étape annulée');
  await expect(page.locator(':focus')).toHaveText('En attente');
  await expect(region(page, 'Historique').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(undo(page)).toBeHidden();
});

test('orders that were given to a courier are brought back in the same dialog', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders?etat=a-preparer');
  for (const id of ['meanwhile', 'again'] as const) {
    await page.getByRole('checkbox', { name: numberOf(id), exact: true }).press('Space');
  }
  await page.getByRole('button', { name: 'Expédier' }).click();
  const dialog = page.getByRole('dialog', { name: /^Expédier/ });
  await dialog.getByRole('button', { name: 'Expédier' }).click();
  await expect(dialog.getByText('2 colis confiés à Coursier.')).toBeFocused();
  await dialog.getByRole('button', { name: 'Annuler cette étape' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: numberOf('again') });
  await expect(row).toContainText('Préparée');
});

test('what went wrong is said though the script of toasts never came', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.route(/\/(?:ToastStack|unstyled)-[^/]*\.js/, (route) =>
    route.abort('internetdisconnected'),
  );
  await openAdminAt(page, '/admin/orders/prepared');
  await page.getByRole('textbox', { name: 'Nouvelle note' }).fill('Emballage cadeau');
  await page.route('**/graphql/admin', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  const said = page.getByRole('alert').filter({ hasText: /inaccessible/ });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Fermer' }).click();
  await expect(said).toBeHidden();
});

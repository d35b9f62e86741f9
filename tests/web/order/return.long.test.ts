import { expect } from '../../support/browser/browser.ts';
import { test, trackPath } from '../../support/shop/past-orders.ts';

test('a request for a return is withdrawn, and can be made again', async ({ page }) => {
  await page.goto(trackPath('delivered'));
  const part = page.getByRole('region', { name: 'Retour' });
  await part.getByRole('button', { name: 'Demander un retour' }).click();
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(part.getByText(/^Retour demandé le \d/)).toBeVisible();
  await expect(part.getByRole('button', { name: 'Demander un retour' })).toBeHidden();
  await part.getByRole('button', { name: 'Annuler la demande de retour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler cette demande de retour\u00a0?' });
  await dialog.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(part.getByText(/^Demande annulée le \d/)).toBeVisible();
  await expect(part.getByRole('button')).toHaveText(['Demander un retour']);
});

import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { undo } from '../../../support/shop/shopper.ts';
import { QUEUE_PATH, SECOND, testWithCalls } from './orders.queue.ts';

const FIRST = numberOf('waiting');

const call = (page: Page, number: string) =>
  page.getByRole('region', { name: `Appeler pour ${number}` });
const following = (page: Page) => page.getByRole('region', { name: 'Ensuite' });
const later = (page: Page) => page.getByText('Rien à appeler maintenant');

testWithCalls.extend({ width: 360 })(
  'at 360 px calls are made and noted by one thumb, the next one after each, and undone',
  async ({ page }) => {
    await openAdminAt(page, QUEUE_PATH);
    await expect(page.getByText('2 commandes attendent un appel.')).toBeVisible();
    const first = call(page, FIRST);
    await expect(first.getByRole('list', { name: 'Pourquoi l’appeler' })).toContainText(
      '1 refus à ce numéro',
    );
    await expect(first.getByRole('list', { name: 'Commandé' })).toContainText('Caftan Céleste');
    await expect(first.getByRole('link', { name: 'Appeler le 0612345678' })).toHaveAttribute(
      'href',
      'tel:0612345678',
    );
    const written = first.getByRole('link', { name: 'Écrire sur WhatsApp' });
    expect(new URL((await written.getAttribute('href')) ?? '').pathname).toBe('/212612345678');
    const noAnswer = first.getByRole('button', { name: 'Pas de réponse' });
    const box = await noAnswer.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await noAnswer.click();
    await expect(call(page, SECOND)).toBeVisible();
    await expect(following(page)).toContainText('1 essai sans réponse');
    await undo(page, `${FIRST}\u00a0: pas de réponse.`).click();
    await expect(call(page, FIRST)).not.toContainText('1 essai');

    await first.getByRole('button', { name: 'À rappeler plus tard' }).click();
    await first.getByRole('button', { name: 'Dans 2 heures' }).click();
    await call(page, SECOND).getByRole('button', { name: 'Confirmée au téléphone' }).click();
    await expect(later(page)).toBeVisible();
    await expect(page.getByText('1 commande attend un appel.')).toBeVisible();
  },
);

testWithCalls('calls are noted by keys alone, and a cancellation is proposed', async ({ page }) => {
  await openAdminAt(page, QUEUE_PATH);
  await expect(call(page, FIRST)).toContainText('Au clavier\u00a0: 1 à 7');
  await page.keyboard.press('0');
  await expect(call(page, SECOND).getByRole('heading')).toBeFocused();
  await page.keyboard.press('6');
  await expect(call(page, FIRST).getByRole('heading')).toBeFocused();
  await page.keyboard.press('3');
  const moment = call(page, FIRST).getByLabel('Autre moment');
  await moment.focus();
  // A digit that is typed there is no outcome.
  await page.keyboard.press('1');
  await call(page, FIRST).getByRole('button', { name: 'Rappeler à ce moment' }).click();
  await expect(moment).toHaveAccessibleDescription('Choisissez un jour et une heure.');
  await moment.fill('2020-01-01T10:00');
  await call(page, FIRST).getByRole('button', { name: 'Rappeler à ce moment' }).click();
  await expect(moment).toHaveAccessibleDescription(/Choisissez un moment à venir/);
  await call(page, FIRST).getByRole('button', { name: 'Demain à 10 h' }).click();
  await expect(later(page)).toBeVisible();

  await following(page)
    .getByRole('button', { name: `Appeler maintenant pour ${SECOND}` })
    .click();
  const doubled = call(page, SECOND);
  await expect(doubled).toContainText('commandée deux fois');
  await expect(doubled).toContainText('annulation proposée');
  await doubled.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler cette commande' });
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(doubled).toBeHidden();
  await expect(page.getByText('1 commande attend un appel.')).toBeVisible();
});

import { expect } from '../../support/browser/browser.ts';
import { fillGuestForm, toast } from '../../support/shop/shopper.ts';
import { city, option, said, suggestion, testWithDelivery } from './delivery.steps.ts';
import { CHEAP, checkOut, confirmed, field, recap, submit } from './guest-order.steps.ts';

const test = testWithDelivery().extend({ width: 375 });

test('a guest chooses a city by keyboard, and orders for its fee and day', async ({ page }) => {
  await checkOut(page, CHEAP);
  const prices = recap(page).getByRole('definition');
  await expect(prices).toHaveText(['689 DH', '−140 DH', '50 DH', '599 DH']);
  await city(page).focus();
  await page.keyboard.type('ouj');
  await expect(suggestion(page, /^Oujda/)).toBeVisible();
  await expect(city(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(suggestion(page, /^Oujda/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(city(page)).toHaveValue('Oujda');
  await expect(field(page, 'Région')).toHaveValue('Oriental');
  await expect(prices).toHaveText(['689 DH', '−140 DH', '65 DH', '614 DH']);
  // Another city, written whole and in other letters.
  await city(page).fill('الرباط');
  await expect(said(page)).toContainText(
    /^Rabat\s: livré .+, 30\sDH, essayage à la porte, total\s: 579\sDH$/,
  );
  await expect(prices).toHaveText(['689 DH', '−140 DH', '30 DH', '579 DH']);
  await expect(field(page, 'Région')).toHaveValue('Rabat-Salé-Kénitra');
  await expect(recap(page)).toContainText(/Rabat\s: livré .+, essayage à la porte/);
  await expect(recap(page)).toContainText(/Plus que 51\sDH/);
  await fillGuestForm(page, { 'Code Postal': '10090' });
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText(/579\sDH/);
  await expect(page.getByText(/^Livré le \d/)).toBeVisible();
});

test('what is fetched needs no address, and no typed word is lost on the way', async ({ page }) => {
  await checkOut(page, CHEAP);
  await fillGuestForm(page, { Rue: '4, rue de la Plage' });
  await option(page, 'Retrait\u00a0: Boutique Agdal').check();
  await expect(field(page, 'Rue')).toBeHidden();
  await expect(recap(page).getByRole('definition')).toHaveText([
    '689 DH',
    '−140 DH',
    'Gratuit',
    '549 DH',
  ]);
  await option(page, 'Livraison à domicile').check();
  await expect(field(page, 'Rue')).toHaveValue('4, rue de la Plage');
  await option(page, 'Retrait\u00a0: Boutique Agdal').check();
  await page.reload();
  await expect(option(page, 'Retrait\u00a0: Boutique Agdal')).toBeChecked();
  await expect(page.getByText('Lundi à samedi, 10 h à 19 h')).toBeVisible();
  await field(page, 'Téléphone').fill('');
  await submit(page).click();
  await expect(toast(page, 'Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await field(page, 'Téléphone').fill('0612345678');
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('12, avenue de France, Rabat');
  await expect(page.getByRole('main')).not.toContainText('rue de la Plage');
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  const place = page.getByRole('region', { name: 'Point de retrait' });
  await expect(place).toContainText('Boutique Agdal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Prête au retrait' })).toBeVisible();
});

test('an order to a city without delivery is refused with the reason', async ({ page }) => {
  await checkOut(page, CHEAP);
  await fillGuestForm(page, { Ville: 'Dakhla' });
  const reason = 'Dakhla\u00a0: nous n’y livrons pas pour l’instant.';
  await expect(city(page)).toHaveAccessibleDescription(reason);
  await expect(said(page)).toHaveText(reason);
  await submit(page).click();
  await expect(toast(page, reason)).toBeVisible();
  await expect(city(page)).toHaveValue('Dakhla');
});

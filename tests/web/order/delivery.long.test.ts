import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { addressTexts } from '../../../client/address/address.ar.ts';
import { cartPageTexts } from '../../../client/cart/page/cartPage.ar.ts';
import { deliveryTexts } from '../../../client/delivery/delivery.ar.ts';
import { orderTexts } from '../../../client/order/order.ar.ts';
import { measure, problemsOf } from '../../audit/measure.ts';
import { expect } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { shiftsOf, watchShifts } from '../../support/browser/shifts.ts';
import { fillGuestForm, logInAsDemo, readStored } from '../../support/shop/shopper.ts';
import { city, option, said, suggestion, testWithDelivery } from './delivery.steps.ts';
import { CHEAP, checkOut, confirmed, field, recap, submit } from './guest-order.steps.ts';

const test = testWithDelivery();
const SHIRT = '/products/chemisier-plastron-blanc';

const promise = (page: Page) => page.getByText(/^Oujda\s: livré/);
const cityButton = (page: Page) => page.getByRole('button', { name: 'Voir pour ma ville' });

async function askForOujda(page: Page): Promise<void> {
  await cityButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Votre ville' });
  await dialog.getByRole('combobox', { name: 'Ville' }).fill('oujda');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

describe.each([375, 1280])('at %i', (width) => {
  const atWidth = test.extend({ width });

  atWidth(
    'a product says what a city is promised, once asked, and moves nothing',
    async ({ page }) => {
      await page.addInitScript(watchShifts);
      await page.goto(SHIRT);
      await expect(page.getByText(/^Livré entre le/)).toBeVisible();
      await askForOujda(page);
      await expect(promise(page)).toHaveText(/, 65\sDH$/);
      expect(await readStored(page, 'deliveryCity')).toEqual({ id: 'oujda', name: 'Oujda' });
      await page.goto(SHIRT);
      await expect(promise(page)).toBeVisible();
      expect(await shiftsOf(page)).toBeLessThan(0.01);
      await page.goto('/cart');
      await page.goto('/products/jean-droit-brut');
      await expect(promise(page)).toBeVisible();
      await page.getByRole('button', { name: 'Changer de ville' }).click();
      await city(page).fill('Nulle Part');
      await page.getByRole('button', { name: 'Voir la livraison' }).click();
      await expect(city(page)).toHaveAccessibleDescription('Choisissez une ville de la liste.');
      await page.keyboard.press('Escape');
      await expect(promise(page)).toBeVisible();
    },
  );

  atWidth(
    'the cart has the fee and the day of the city, and so has the checkout',
    async ({ page }) => {
      await page.addInitScript(watchShifts);
      await page.goto(SHIRT);
      await askForOujda(page);
      await checkOut(page, CHEAP);
      await page.goto('/cart');
      const summary = page.getByRole('region', { name: 'Récapitulatif' });
      await expect(summary).toContainText(/Livraison65\sDH/);
      await expect(summary).toContainText(/Oujda\s: livré .+, 65\sDH/);
      await expect(summary.getByRole('progressbar')).toHaveCount(0);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
      await page.getByRole('link', { name: 'Commander' }).click();
      await expect(city(page)).toHaveValue('Oujda');
      await expect(field(page, 'Région')).toHaveValue('Oriental');
      await expect(recap(page).getByRole('definition').last()).toHaveText(/614\sDH/);
    },
  );

  atWidth(
    'the checkout is accessible with its list open, and for what is fetched',
    async ({ page }) => {
      const states = [
        async () => {
          await checkOut(page, CHEAP);
          await city(page).fill('Rab');
          await expect(suggestion(page, /^Rabat/)).toBeVisible();
        },
        async () => {
          await checkOut(page, CHEAP);
          await option(page, 'Retrait\u00a0: Boutique Agdal').check();
        },
      ];
      for (const [place, reach] of states.entries()) {
        const state = { name: `state ${place}`, reach, fault: null, isOnlyNarrow: false };
        const measured = await measure(page, state, {
          schemes: ['light', 'dark'],
          drawnTo: [320, width],
        });
        expect(problemsOf(measured)).toEqual([]);
      }
    },
  );
});

test('what was typed stays over a reload and is not lost to a suggestion', async ({ page }) => {
  await checkOut(page, CHEAP);
  await fillGuestForm(page, { Ville: 'Oujda', Région: 'Mon coin', 'Code Postal': '60000' });
  await expect(recap(page)).toContainText(/Oujda\s: livré/);
  await page.reload();
  await expect(city(page)).toHaveValue('Oujda');
  await expect(recap(page)).toContainText(/Oujda\s: livré/);
  await expect(field(page, 'Région')).toHaveValue('Mon coin');
  await city(page).fill('Douar Sidi Bou');
  await page.keyboard.press('Enter');
  await expect(city(page)).toHaveValue('Douar Sidi Bou');
  await expect(recap(page)).toContainText('Livré entre le');
  await city(page).fill('rabat');
  await expect(field(page, 'Région')).toHaveValue('Mon coin');
  await expect(recap(page)).toContainText(/Rabat\s: livré/);
  await page.keyboard.press('Escape');
  await expect(city(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(city(page)).toHaveValue('rabat');
});

test('a guest orders by keyboard alone, from the city on', async ({ page }) => {
  await checkOut(page, CHEAP);
  await fillGuestForm(page, { Ville: '', Région: '', 'Code Postal': '' });
  await field(page, 'Rue').focus();
  await tabTo(page, city(page));
  await page.keyboard.type('sal');
  await expect(suggestion(page, /^Salé/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city(page)).toHaveValue('Salé');
  await expect(field(page, 'Région')).toHaveValue('Rabat-Salé-Kénitra');
  await expect(submit(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(confirmed(page)).toBeVisible();
});

test('a customer’s fee is that of the chosen address', async ({ page }) => {
  await logInAsDemo(page);
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Ajouter au Panier' }).click();
  await expect(card.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
  await page.goto('/address');
  const panel = page.getByRole('region', { name: 'Détails du prix' });
  await expect(panel).toContainText('LivraisonOfferte');
  await expect(panel).toContainText(/Rabat\s: livré/);
  await page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' }).click();
  const form = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
  await form.getByLabel('Nom', { exact: true }).fill('Salma Bennis');
  await form.getByLabel('Rue').fill('4, rue de la Plage');
  await form.getByRole('combobox', { name: 'Ville' }).fill('ouj');
  await suggestion(page, /^Oujda/).click();
  await expect(form.getByLabel('Région')).toHaveValue('Oriental');
  await form.getByLabel('Code Postal').fill('60000');
  await form.getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await expect(form).toBeHidden();
  await expect(said(page)).toContainText(/Oujda\s: livré .+, 20\sDH/);
  await expect(panel).toContainText(/Livraison20\sDH/);
  await expect(panel).toContainText(/Oujda\s: livré/);
  await page.getByRole('radio', { name: 'Paiement à la livraison' }).check();
  await option(page, 'Retrait\u00a0: Boutique Agdal').check();
  await expect(page.getByRole('region', { name: 'Sélectionner une Adresse' })).toBeHidden();
  await page.getByLabel('Téléphone').fill('0612345678');
  await page.reload();
  await expect(option(page, 'Retrait\u00a0: Boutique Agdal')).toBeChecked();
  await expect(page.getByLabel('Téléphone')).toHaveValue('0612345678');
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Boutique Agdal');
});

test('in Arabic a city is found by its Arabic name', async ({ page }) => {
  await checkOut(page, CHEAP);
  await page.goto('/ar/cart');
  await page.getByRole('link', { name: cartPageTexts.order }).click();
  const place = page.getByRole('combobox', { name: addressTexts.form.city });
  await place.fill('وج');
  await expect(page.getByRole('option').first()).toContainText('وجدة');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('وجدة');
  const summary = page.getByRole('region', { name: orderTexts.guest.recap });
  await expect(summary).toContainText(deliveryTexts.promised('وجدة', '').trim());
  await expect(page.getByRole('radiogroup', { name: deliveryTexts.title })).toBeVisible();
});

test.extend({ isFresh: true })(
  'without scripts the product keeps the country’s promise',
  async ({ page, url }) => {
    const html = await (await page.request.get(`${url}${SHIRT}`)).text();
    expect(html).toMatch(/Livré entre le [^<]+ et le [^<]+</);
    expect(html).not.toContain('Oujda');
  },
);

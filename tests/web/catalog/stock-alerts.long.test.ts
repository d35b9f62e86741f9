import type { Page } from '@playwright/test';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { mailedLink } from '../account/mailed.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { toast } from '../../support/shop/shopper.ts';
import { heading } from './catalog.steps.ts';
import { cancelGuestOrder, placeGuestOrder } from './guest-order.ts';

const PRODUCT = 'caftan-celeste';
const VARIANT = 'caftan-celeste.38';
const IN_STOCK = 3;

const alerts = (page: Page) => page.getByRole('region', { name: 'Prévenez-moi de son retour' });

const EMAIL = 'salma@exemple.ma';

const test = testIn(() => startBuiltShop());

const product = (page: Page) => page.getByRole('main').getByRole('article');
const buy = (page: Page) => product(page).getByRole('button', { name: 'Ajouter au Panier' });

test('what sells out on an open page offers the alert, and what is back is offered again', async ({
  page,
}) => {
  await openAsDemo(page, `/products/${PRODUCT}?variante=${VARIANT}`);
  await expect(buy(page)).toBeEnabled();
  const order = await placeGuestOrder(page.request, VARIANT, { quantity: IN_STOCK });
  await buy(page).click();
  await expect(toast(page, '«\u00a0Caftan Céleste\u00a0» est en rupture de stock.')).toBeVisible();
  await alerts(page).getByRole('button', { name: 'Prévenez-moi' }).click();
  await alerts(page).getByLabel('E-mail').fill(EMAIL);
  await cancelGuestOrder(page.request, order);
  await alerts(page).getByLabel('E-mail').press('Enter');
  await expect(
    toast(page, 'Cet article est disponible\u00a0: vous pouvez le commander.'),
  ).toBeVisible();
  await expect(buy(page)).toBeFocused();
  await expect(alerts(page)).toBeHidden();
  await buy(page).press('Enter');
  await expect(toast(page, 'Ajouté au panier!')).toBeVisible();
});

test('a shopper awaits a sold-out size, confirms by mail and cancels', async ({ page, shop }) => {
  await placeGuestOrder(page.request, VARIANT, { quantity: IN_STOCK });
  await page.goto(`/products/${PRODUCT}`);
  await expect(heading(page)).toBeVisible();
  await expect(alerts(page)).toBeHidden();
  await page.getByRole('radio', { name: '38, épuisé' }).check({ force: true });
  await alerts(page).getByRole('button', { name: 'Prévenez-moi' }).click();
  const email = alerts(page).getByLabel('E-mail');
  await expect(email).toBeFocused();
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await email.fill('salma');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Adresse email invalide');
  await email.fill(EMAIL);
  await alerts(page).getByRole('button', { name: 'Recevoir l’alerte' }).click();
  await expect(alerts(page)).toContainText(`Un e-mail vient de partir pour ${EMAIL}.`);

  await page.goto(await mailedLink(shop, EMAIL, '/stock-alert'));
  await expect(page).toHaveURL('/stock-alert');
  await expect(page.getByText('Caftan Céleste')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer mon alerte' }).click();
  await expect(page.getByRole('status')).toContainText('Votre alerte est confirmée.');
  await page.getByRole('button', { name: 'Annuler l’alerte' }).click();
  await expect(page.getByRole('status')).toContainText('Votre alerte est annulée');
  await page.getByRole('link', { name: 'Voir l’article' }).click();
  await expect(page).toHaveURL(`/products/${PRODUCT}?variante=${VARIANT}`);
});

test('a link that is no longer valid says so', async ({ page }) => {
  await page.goto('/stock-alert?token=nope');
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  await page.getByRole('link', { name: 'Voir la boutique' }).click();
  await expect(page).toHaveURL('/products');
});

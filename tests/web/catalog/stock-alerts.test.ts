import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { mailedLink } from '../account/mailed.ts';

const PRODUCT = 'caftan-celeste';
const VARIANT = 'caftan-celeste.38';
const IN_STOCK = 3;

/** As an integrator would, so that the size is sold out. */
async function buyAll(page: Page): Promise<void> {
  const { request } = page;
  const query = `mutation ($input: GuestOrderInput!, $key: String!) {
    placeGuestOrder(input: $input, idempotencyKey: $key) { order { id } userErrors { code } }
  }`;
  const input = {
    lines: [{ productId: PRODUCT, variantId: VARIANT, quantity: IN_STOCK }],
    name: 'Nadia Alami',
    phone: '0612345678',
    street: '3, rue Oukaïmeden',
    city: 'Rabat',
    region: 'Rabat-Salé-Kénitra',
    postalCode: '10090',
  };
  const key = crypto.randomUUID();
  const response = await request.post('/graphql', { data: { query, variables: { input, key } } });
  expect(await response.json()).toMatchObject({ data: { placeGuestOrder: { userErrors: [] } } });
}

const alerts = (page: Page) => page.getByRole('region', { name: 'Prévenez-moi de son retour' });

test('a shopper awaits a sold-out size, confirms by mail and cancels', async ({ page, shop }) => {
  await buyAll(page);
  await page.goto(`/products/${PRODUCT}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alerts(page)).toBeHidden();
  await page.getByRole('radio', { name: '38, épuisé' }).check({ force: true });
  await alerts(page).getByRole('button', { name: 'Prévenez-moi' }).click();
  const email = alerts(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await email.fill('salma');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Adresse email invalide');
  await email.fill('salma@exemple.ma');
  await alerts(page).getByRole('button', { name: 'Recevoir l’alerte' }).click();
  await expect(alerts(page)).toContainText('Un e-mail vient de partir pour salma@exemple.ma.');

  await page.goto(await mailedLink(shop, 'salma@exemple.ma', '/stock-alert'));
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

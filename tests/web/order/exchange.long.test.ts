import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { trackPathOf } from '../../support/shop/past-orders.ts';
import { toast } from '../../support/shop/shopper.ts';
import { choice, dialog, openExchange, part, send, test } from './exchange.steps.ts';

const SHIRT = 'chemisier-plastron-blanc';

/** Exchanges what the page would, as another shopper. */
async function exchangeElsewhere(page: Page, id: string, toVariantId: string): Promise<void> {
  const key = trackPathOf(id).split('/').at(-1);
  const { data } = await (
    await page.request.post('/graphql', {
      data: {
        query: `mutation ($orderId: ID!, $key: String, $lines: [ExchangeLineInput!]!) {
          requestExchange(
            orderId: $orderId, key: $key, lines: $lines, method: IN_SHOP, idempotencyKey: "another-shopper"
          ) { userErrors { code } }
        }`,
        variables: {
          orderId: id,
          key,
          lines: [{ variantId: `${SHIRT}.38-blanc`, toVariantId, quantity: 1 }],
        },
      },
    })
  ).json();
  expect(data.requestExchange.userErrors).toEqual([]);
}

test('the last piece that another shopper takes meanwhile is said, and other sizes are offered', async ({
  page,
}) => {
  await openExchange(page, 'last');
  await send(page).click();
  await expect(dialog(page).getByRole('radiogroup')).toHaveAccessibleDescription(
    'Choisissez une autre taille ou couleur.',
  );
  await choice(page, '42 / Blanc').check();
  await exchangeElsewhere(page, 'other', `${SHIRT}.42-blanc`);
  await send(page).click();
  await expect(dialog(page).getByRole('radiogroup')).toHaveAccessibleDescription(
    /Rupture de stock\. Disponible\s: .*40 \/ Blanc/,
  );
  await expect(choice(page, '42 / Blanc, épuisé')).toBeDisabled();
  await choice(page, '40 / Blanc').check();
  await send(page).click();
  await expect(part(page)).toContainText('contre\u00a0: 40 / Blanc');
});

test('what is to pay or goes back is said before and after the request', async ({ page }) => {
  await openExchange(page, 'dearer');
  await choice(page, /^40 \/ Blanc \+\s49\sDH/).check();
  await expect(dialog(page).getByRole('status')).toHaveText(/^49\sDH à payer au livreur/);
  await dialog(page).getByRole('radio', { name: 'En boutique' }).check();
  await expect(dialog(page).getByRole('status')).toHaveText(/^49\sDH à payer en boutique/);
  await send(page).click();
  await expect(part(page)).toContainText(/49\sDH à payer en boutique/);
  await openExchange(page, 'cheaper');
  await choice(page, /^40 \/ Blanc −\s151\sDH/).check();
  await expect(dialog(page).getByRole('status')).toHaveText(/^151\sDH vous seront rendus/);
});

test('a return offers the exchange first, and measures say the size', async ({ page }) => {
  await page.goto(trackPathOf('instead'));
  await page.getByRole('button', { name: 'Demander un retour' }).click();
  const instead = page.getByRole('region', { name: 'Plutôt une autre taille ou couleur\u00a0?' });
  await instead.getByRole('button', { name: /^Échanger/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Ma taille' }).click();
  const measures = page.getByRole('dialog', { name: 'Ma taille' });
  await measures.getByLabel('Tour de poitrine').fill('92');
  await measures.getByRole('button', { name: 'Voir ma taille' }).click();
  const advice = dialog(page).getByRole('region', { name: 'Ma taille' });
  await advice.getByRole('button', { name: 'Choisir la taille 40' }).click();
  await expect(choice(page, '40 / Blanc')).toBeChecked();
  await send(page).click();
  await expect(toast(page, /Votre échange est demandé/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demander un retour' })).toBeHidden();
});

// Playwright finds no text inside of <noscript>.
test('without scripts a line is exchanged, and the exchange cancelled', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(trackPathOf('plain'));
  await page.locator('summary').click();
  await expect(part(page).getByRole('button')).toHaveText(['Demander l’échange']);
  await part(page).getByRole('button', { name: 'Demander l’échange' }).click();
  await expect(page.getByText('Choisissez une autre taille ou une autre couleur.')).toBeVisible();
  await page.goBack();
  await page.locator('summary').click();
  await page.getByRole('radio', { name: '40 / Blanc' }).check();
  await page.getByRole('radio', { name: /^Par colis/ }).check();
  await part(page).getByRole('button', { name: 'Demander l’échange' }).click();
  await expect(page).toHaveURL(new RegExp(`${trackPathOf('plain')}$`));
  await expect(part(page)).toContainText('Renvoyez-nous la pièce');
  await part(page).getByRole('button', { name: 'Annuler l’échange' }).click();
  await expect(part(page).getByRole('listitem').filter({ hasText: 'Annulé' })).toBeVisible();
  await page.locator('summary').click();
  await page.getByRole('radio', { name: '40 / Blanc' }).check();
  await part(page).getByRole('button', { name: 'Demander l’échange' }).click();
  await expect(part(page).getByRole('article')).toHaveCount(2);
  await context.close();
});

test('a wrong key exchanges nothing', async ({ page, url }) => {
  const { status } = await fetch(`${url}/track/looks/wrong-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      variantId: `${SHIRT}.38-blanc`,
      toVariantId: SHIRT,
      quantity: '1',
      method: 'IN_SHOP',
    }),
    redirect: 'manual',
  });
  expect(status).toBe(404);
  await page.goto(trackPathOf('looks'));
  await expect(part(page).getByRole('article')).toBeHidden();
});

test('in Arabic it is written from the right', async ({ page }) => {
  await page.goto(`/ar${trackPathOf('arabic')}`);
  const arabic = page.getByRole('region', { name: 'الاستبدال' });
  await arabic.getByRole('button', { name: /^استبدال/ }).click();
  await page.getByRole('radio', { name: '40 / أبيض' }).check();
  await page.getByRole('button', { name: 'طلب الاستبدال' }).click();
  await expect(arabic.getByRole('article')).toContainText('القطعة الجديدة محجوزة لك إلى غاية');
});

for (const width of [375, 1280]) {
  test.extend({ width })(`part and dialog have no fault at ${width} pixels`, async ({ page }) => {
    await openExchange(page, 'looks');
    await choice(page, '40 / Blanc').check();
    expect(await findFaults(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.keyboard.press('Escape');
    await expect(part(page).getByRole('button', { name: /^Échanger/ })).toBeFocused();
    expect(await findFaults(page)).toEqual([]);
  });
}

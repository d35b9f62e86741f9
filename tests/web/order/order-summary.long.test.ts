import type { Page } from '@playwright/test';
import { expect, freshTest as test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';

const SHIRT = 'Chemisier à plastron plissé';
const SHIRT_ID = 'chemisier-plastron-blanc';

const title = (page: Page) =>
  page.getByRole('heading', { name: 'Commande Confirmée! Merci pour votre achat!', exact: true });
const stay = (page: Page) => page.getByRole('button', { name: 'Rester sur cette page' });
const leaving = (page: Page) =>
  page.getByText('Vous allez être redirigé vers l’accueil dans quelques secondes.');

/** Pays a shirt by card with the clock stopped, and lands on the confirmation. */
async function pay(page: Page): Promise<void> {
  await page.clock.install();
  await openAsDemo(page, '/address', [SHIRT_ID]);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paiement de test' });
  await expect(dialog).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(title(page)).toBeVisible({ timeout: 250 });
  }).toPass();
}

async function expectStays(page: Page): Promise<void> {
  await expect(page.getByText('Vous restez sur cette page.')).toBeVisible();
  await expect(stay(page)).toBeHidden();
  await page.clock.runFor(6000);
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL('/order-summary');
}

test.for([
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
])('at $width×$height who lands sees that the page is about to be left', async (size, { page }) => {
  await page.setViewportSize(size);
  await pay(page);
  await expect(leaving(page)).toBeInViewport({ ratio: 1 });
  await expect(stay(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Vos articles' })).toContainText(SHIRT);
  const before = await title(page).boundingBox();
  await stay(page).click();
  await expectStays(page);
  // The message keeps its room.
  expect(await title(page).boundingBox()).toEqual(before);
});

test('whoever presses the button without a pointer finds the focus on the title', async ({
  page,
}) => {
  await pay(page);
  await stay(page).focus();
  await stay(page).evaluate((button: HTMLElement) => button.click());
  await expectStays(page);
  await expect(title(page)).toBeFocused();
});

test.for<[string, (page: Page) => Promise<void>]>([
  ['a scroll', (page) => page.mouse.wheel(0, 300)],
  ['a key', (page) => page.keyboard.press('ArrowDown')],
  ['a press', (page) => title(page).click()],
])('%s on the confirmation stays there', async ([, act], { page }) => {
  await pay(page);
  await expect(leaving(page)).toBeVisible();
  await act(page);
  await expectStays(page);
});

import { describe } from 'vitest';
import { expect, freshTest, test } from '../../../support/browser/browser.ts';
import { openAsDemo } from '../../../support/shop/earlier-visit.ts';
import { follow, toast, readStored, answers } from '../../../support/shop/shopper.ts';
import { SHIRT, SHIRT_ID } from './variants.steps.ts';
import { heading } from '../catalog.steps.ts';
import type { Page, Route } from '@playwright/test';

async function look(page: Page, id = SHIRT_ID, title = SHIRT): Promise<void> {
  await page.goto(`/products/${id}`);
  await expect(heading(page)).toHaveText(title);
  await answers(page);
}

const viewed = (page: Page) => page.getByRole('region', { name: 'Vus récemment' });

const enlarge = (page: Page) => page.getByRole('button', { name: 'Agrandir l’image' });
const viewer = (page: Page) => page.getByRole('dialog', { name: SHIRT });
const zoom = (page: Page) => viewer(page).getByRole('status');

/** Where the enlarged picture lies on the screen. */
async function place(page: Page) {
  const box = await viewer(page).getByRole('img').boundingBox();
  if (!box) throw new Error('The picture is not there');
  return box;
}

const TROUSERS = 'Pantalon large en lin';

const TROUSERS_ID = 'pantalon-large-lin';

test('the picture is enlarged by wheel and double click, and dragged', async ({ page }) => {
  await look(page);
  await page
    .getByRole('img', { name: /chemisier/i })
    .first()
    .click({ force: true });
  const { x, y, width, height } = await place(page);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.wheel(0, -500);
  await expect(zoom(page)).toHaveText(/^300\s%$/);
  const before = await place(page);
  await page.mouse.down();
  await page.mouse.move(middleX - 60, middleY - 40);
  await page.mouse.up();
  const after = await place(page);
  expect(after.x).toBeCloseTo(before.x - 60, 0);
  expect(after.y).toBeCloseTo(before.y - 40, 0);
  await page.mouse.dblclick(middleX, middleY);
  await expect(zoom(page)).toHaveText(/^100\s%$/);
  await page.mouse.dblclick(middleX, middleY);
  await expect(zoom(page)).toHaveText(/^250\s%$/);
  await viewer(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(viewer(page)).toBeHidden();
});

test('a press shows that what it opens is under way', async ({ page }) => {
  await look(page);
  const held = new Promise<Route>((resolve) => {
    void page.route('**/assets/PictureViewer-*.js', resolve);
  });
  await enlarge(page).click();
  await expect(enlarge(page)).toHaveAttribute('aria-busy', 'true');
  await (await held).continue();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarge(page)).toBeFocused();
  await expect(enlarge(page)).not.toHaveAttribute('aria-busy');
});

test.extend({ width: 375 })('two fingers enlarge the picture', async ({ page, context }) => {
  await look(page);
  await enlarge(page).tap();
  await expect(viewer(page)).toBeVisible();
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
    });
  await touch('touchStart', 160, 210);
  await touch('touchMove', 135, 235);
  await touch('touchEnd');
  await expect(zoom(page)).toHaveText(/^200\s%$/);
});

describe('what was looked at', () => {
  test('survives what does not belong there', async ({ page }) => {
    await page.addInitScript(() => {
      const stored = ['gone', 7, null, 'pantalon-large-lin', 'pantalon-large-lin'];
      localStorage.setItem('recentlyViewed', JSON.stringify(stored));
    });
    await page.goto('/cart');
    await expect(viewed(page).getByRole('listitem')).toHaveCount(1);
  });

  test('is forgotten at log-out', async ({ page }) => {
    await openAsDemo(page, `/products/${SHIRT_ID}`);
    await expect.poll(() => readStored(page, 'recentlyViewed')).toEqual([SHIRT_ID]);
    await follow(page, 'Compte');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(toast(page, 'Déconnecté!')).toBeVisible();
    await expect.poll(() => readStored(page, 'recentlyViewed')).toBeNull();
    await follow(page, 'Panier');
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
    await expect(viewed(page)).toBeHidden();
  });
});

describe('handing a product on', () => {
  freshTest('copies its address, or opens WhatsApp with it', async ({ page, context, url }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await look(page);
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await expect(toast(page, 'Lien copié')).toBeVisible();
    const address = `${url}/products/${SHIRT_ID}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const link = page.getByRole('link', { name: 'Partager sur WhatsApp' });
    const text = encodeURIComponent(`${SHIRT} ${address}`);
    await expect(link).toHaveAttribute('href', `https://wa.me/?text=${text}`);
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('opens the device’s own sheet where there is one', async ({ page, url }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ title, url: shared }: ShareData) => {
          document.title = `${title} ${shared}`;
        },
      });
    });
    await look(page);
    await page.getByRole('button', { name: 'Partager', exact: true }).click();
    await expect(page).toHaveTitle(`${SHIRT} ${url}/products/${SHIRT_ID}`);
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeHidden();
  });
});

test('what was looked at is shown on the next product and in the empty cart', async ({ page }) => {
  await look(page);
  await expect(viewed(page)).toBeHidden();
  // The page is seen before its scripts, which remember it.
  await expect.poll(() => readStored(page, 'recentlyViewed')).toEqual([SHIRT_ID]);
  await look(page, TROUSERS_ID, TROUSERS);
  await expect(viewed(page).getByRole('listitem')).toHaveCount(1);
  await viewed(page).getByRole('link', { name: SHIRT }).click();
  await expect(heading(page)).toHaveText(SHIRT);
  await expect(viewed(page).getByRole('link', { name: TROUSERS })).toBeVisible();
  await expect.poll(() => readStored(page, 'recentlyViewed')).toEqual([SHIRT_ID, TROUSERS_ID]);
  await page.goto('/cart');
  await expect(viewed(page).getByRole('heading', { level: 3 })).toHaveText([SHIRT, TROUSERS]);
});

test('the picture is enlarged and moved by keys, and the focus returns', async ({ page }) => {
  await look(page);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  await expect(zoom(page)).toHaveText(/^100\s%$/);
  await expect(viewer(page).getByRole('button', { name: 'Zoom avant' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await expect(zoom(page)).toHaveText(/^225\s%$/);
  const before = await place(page);
  const top = async () => (await place(page)).y;
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeCloseTo(before.y - 80, 0);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowUp');
  // Its upper edge is reached and does not leave the stage.
  await expect.poll(top).toBeGreaterThanOrEqual(before.y);
  expect(await top()).toBeLessThan(before.y + before.height / 2);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('-');
  await expect(zoom(page)).toHaveText(/^100\s%$/);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(enlarge(page)).toBeFocused();
});

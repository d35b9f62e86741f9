import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';

const test = base.extend({ width: 375 });

const FRAME = '/products/lunettes-carrees-noires';
const printed = (page: Page) => page.getByLabel('Nombres gravés dans vos lunettes');
const compare = (page: Page) => page.getByRole('link', { name: 'Comparer à ma monture' });
const matches = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page) => page.getByRole('slider', { name: 'Taille de la carte dessinée' });
const front = (page: Page) => page.getByRole('slider', { name: 'Largeur de la face' });

async function dragHandle(page: Page, by: { x: number; y: number }): Promise<void> {
  const handle = page.locator('.card-ruler__handle');
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

test('by keys: from a pair to the numbers of one’s own, a correction, the frames, and back', async ({
  page,
}) => {
  await page.goto(FRAME);
  await compare(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/trouver-ma-monture\?pour=lunettes-carrees-noires/);

  await printed(page).focus();
  await page.keyboard.type('52');
  await page.keyboard.press('Enter');
  await expect(printed(page)).toBeFocused();
  await expect(printed(page)).toHaveAccessibleDescription(
    'Il manque la largeur du pont (le deuxième).',
  );
  await page.keyboard.press('End');
  await page.keyboard.type('-18 ١٤٥');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /montures proches de la vôtre/ })).toBeVisible();
  await expect(matches(page).filter({ hasText: '7\u00a0mm plus large' })).toHaveCount(1);
  await expect(matches(page).first()).toHaveAccessibleName(/\S/);
  expect(page.url()).not.toContain('mesures');

  const back = page.getByRole('link', { name: 'Revenir à la monture que vous regardiez' });
  await back.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Face à votre monture' });
  await expect(dialog.getByRole('row', { name: 'Face 141\u00a0mm 134\u00a0mm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // They are not requested again, until they are erased.
  await page.goto('/trouver-ma-monture');
  await expect(matches(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Effacer mes mesures' }).focus();
  await page.keyboard.press('Enter');
  await expect(printed(page)).toHaveValue('');
  await expect(matches(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('frameMeasures'))).toBeNull();
});

test('a bank card gives the scale, and glasses their width, by keys and by dragging', async ({
  page,
}) => {
  await page.goto('/trouver-ma-monture');
  await page.getByRole('button', { name: 'Mesurer à l’écran' }).click();
  await expect(card(page)).toHaveAttribute('aria-valuetext', '100 pixels mesurent 26,5\u00a0mm');

  // Upright on a phone: 53.98 mm wide.
  await card(page).fill('5');
  const drawn = page.locator('.card-ruler__card');
  // The line around it is 1 pixel.
  expect((await drawn.boundingBox())?.width).toBeCloseTo(5 * 53.98 + 1, 0);
  await card(page).press('ArrowRight');
  await expect(card(page)).toHaveValue('5.01');
  await dragHandle(page, { x: 27, y: 0 });
  const scale = Number(await card(page).inputValue());
  expect(scale).toBeGreaterThan(5.4);
  expect(scale).toBeLessThan(5.6);

  await page.getByRole('button', { name: 'La carte correspond' }).click();
  await front(page).fill('140');
  await front(page).press('ArrowLeft');
  await expect(front(page)).toHaveAttribute('aria-valuetext', '139\u00a0mm');
  // Half of the front is drawn: 2 mm wider by 1 mm.
  await dragHandle(page, { x: 0, y: 2 * scale });
  await expect(front(page)).toHaveAttribute('aria-valuetext', '143\u00a0mm');
  await page.getByRole('button', { name: 'Garder 143' }).click();

  await expect(page.getByRole('heading', { name: /montures proches de la vôtre/ })).toBeVisible();
  await expect(
    page
      .getByText('Comme la vôtre')
      .or(page.getByText(/plus étroite/))
      .first(),
  ).toBeVisible();
});

test('where nothing fits, the page says which measure, and goes on without it', async ({
  page,
}) => {
  await page.goto('/trouver-ma-monture?mesures=52-18-165');
  await expect(
    page.getByText('Aucune monture n’approche la longueur des branches de la vôtre, 165\u00a0mm.'),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Sans la longueur des branches/ }).click();
  await expect(page.getByRole('heading', { name: /montures proches de la vôtre/ })).toBeVisible();
  await page.getByRole('link', { name: 'Inclure les ruptures de stock' }).click();
  await expect(page).toHaveURL(/sans=branches.*ruptures=1|ruptures=1.*sans=branches/);
});

const maxPrice = (page: Page) => page.getByLabel('Prix maximum (DH)');

async function filter(page: Page): Promise<void> {
  await expect(matches(page)).not.toHaveCount(1);
  await page.getByLabel('Couleur').selectOption('Noir');
  await page.getByLabel('Pour', { exact: true }).selectOption('Homme');
  await maxPrice(page).fill('2 000 DH');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page).toHaveURL(/couleur=Noir/);
  await expect(matches(page)).toHaveCount(1);
  await expect(matches(page).first()).toHaveAccessibleName('Lunettes carrées noires');
  await expect(page.getByLabel('Couleur')).toHaveValue('Noir');
}

test('frames are filtered by colour, for whom and price, with scripts and without', async ({
  page,
  browser,
  url,
}) => {
  const path = '/trouver-ma-monture?mesures=52-20-148';
  await page.goto(path);
  await filter(page);
  await maxPrice(page).fill('1.300');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(maxPrice(page)).toHaveAccessibleDescription(/^Voulez-vous dire/);
  await maxPrice(page).fill('100');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(
    page.getByRole('heading', { name: 'Aucune monture à votre taille avec ces filtres' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(matches(page)).not.toHaveCount(0);
  await expect(maxPrice(page)).toHaveValue('');

  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(path);
  await filter(plain);
  await expect(printed(plain)).toHaveValue('52-20-148');
  await context.close();
});

test('filters of frames are chosen and cleared by the keyboard, which goes on with the frames', async ({
  page,
}) => {
  await page.goto('/trouver-ma-monture?mesures=52-20-148');
  await answers(page);
  await page.getByLabel('Pour', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Couleur')).toBeFocused();
  await page.keyboard.type('Noir');
  await page.keyboard.press('Tab');
  await expect(maxPrice(page)).toBeFocused();
  await page.keyboard.type('2000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/couleur=Noir.*prix-max=2000/);
  await expect(page.getByLabel('Couleur')).toHaveValue('Noir');
  const results = page.locator('.frame-finder__results');
  await expect(results).toBeFocused();
  await page.getByRole('link', { name: 'Effacer les filtres' }).press('Enter');
  await expect(maxPrice(page)).toHaveValue('');
  await expect(results).toBeFocused();
});

test('without scripts the form opens its results', async ({ browser, url }) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/trouver-ma-monture');
  await page.getByLabel('Nombres gravés dans vos lunettes').fill('52');
  await page.getByRole('button', { name: 'Voir les montures' }).click();
  await expect(page.getByText('Il manque la largeur du pont (le deuxième).')).toBeVisible();
  await page.getByLabel('Nombres gravés dans vos lunettes').fill('52□18-145');
  await page.getByRole('button', { name: 'Voir les montures' }).click();
  await expect(page.getByRole('heading', { name: /montures proches de la vôtre/ })).toBeVisible();
  await expect(page.getByText('plus étroite').first()).toBeVisible();
  await context.close();
});

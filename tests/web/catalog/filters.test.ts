import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';

const filters = (page: Page) => page.getByRole('button', { name: 'Filtres', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Filtres' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('status');
const more = (page: Page) => page.getByRole('button', { name: 'Voir plus de produits' });

describe('beside the list', () => {
  test('« Filtres » shows and hides the panel, and the page stays where it is', async ({
    page,
  }) => {
    await page.goto('/products');
    await answers(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
    await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
    await filters(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(filters(page)).toHaveAttribute('aria-expanded', 'false');
    await filters(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(filters(page)).toBeFocused();

    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(960);
    await panel(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(filters(page)).toBeFocused();
    // Not at the top, where the button is: the cards have grown, and the browser goes along.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(960);
  });

  test('a link leads past them to the first product', async ({ page }) => {
    await page.goto('/products');
    await answers(page);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Aller aux produits' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(cards(page).first().getByRole('link')).toBeFocused();
    await expect(page).toHaveURL('/products');
    await filters(page).click();
    await expect(link).toBeHidden();
  });

  test('what would find nothing is dimmed', async ({ page }) => {
    await page.goto('/products?category=Robes');
    const colourOf = (name: string) =>
      panel(page)
        .getByText(name, { exact: true })
        .evaluate((label) => getComputedStyle(label).color);
    expect(await colourOf('Dior')).not.toBe(await colourOf('Belle Vue'));
    expect(await colourOf('Hauts')).toBe(await colourOf('Belle Vue'));
  });
});

describe('on a phone', () => {
  test.override({ width: 375 });

  test('the title, the way out and the way to what is found stay in sight', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/products');
    await filters(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByRole('checkbox', { name: 'Traditionnels' }).tap();
    const found = sheet.getByRole('button', { name: 'Voir les 7 produits' });
    await expect(found).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('checkbox', { name: 'Inclure les ruptures de stock' }).tap();
    await expect(sheet.getByRole('button', { name: /^Voir les (?!7)\d+ produits$/ })).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'Dior' }).tap();
    const none = sheet.getByRole('button', { name: 'Aucun produit' });
    await sheet.getByRole('button', { name: 'Effacer les filtres' }).scrollIntoViewIfNeeded();
    for (const part of [
      none,
      sheet.getByRole('heading', { name: 'Filtres' }),
      sheet.getByRole('button', { name: 'Fermer' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await sheet.getByRole('checkbox', { name: 'Dior' }).tap();
    await sheet.getByRole('button', { name: /^Voir les / }).tap();
    await expect(sheet).toBeHidden();
    await expect(filters(page)).toBeFocused();
    await expect(heading(page)).toHaveText('Traditionnels');
  });
});

test('the page is headed by the one category or brand that is chosen', async ({ page }) => {
  for (const [query, title] of [
    ['', 'Boutique'],
    ['?category=Robes', 'Robes'],
    ['?category=Robes&sort=prix-croissant&note=4.6', 'Robes'],
    ['?brand=Dior', 'Dior'],
    ['?category=Robes&category=Hauts', 'Boutique'],
    // Whoever sends a link does not write the page.
    ['?category=Boutique+ferm%C3%A9e', 'Boutique'],
  ]) {
    await page.goto(`/products${query}`);
    await expect(heading(page)).toHaveText(title ?? '');
  }
  await page.goto('/products');
  await page.getByRole('checkbox', { name: 'Lunettes' }).check();
  await expect(heading(page)).toHaveText('Lunettes');
});

describe('after « Voir plus »', () => {
  test('a reload shows as many, where the shopper was', async ({ page }) => {
    await page.goto('/products?ruptures=1');
    await more(page).click();
    await expect(cards(page)).toHaveCount(46);
    const at = () => page.evaluate(() => window.scrollY);
    const before = await at();
    await page.reload();
    await expect(cards(page)).toHaveCount(46);
    await expect.poll(at).toBe(before);
    await cards(page).last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\/.+/);
    await page.reload();
    await page.goBack();
    await expect(cards(page)).toHaveCount(46);
    await expect(count(page)).toHaveText('46 produits');
  });

  test('other filters begin at the beginning', async ({ page }) => {
    await page.goto('/products?nombre=48');
    await expect(cards(page)).toHaveCount(41);
    await page.getByRole('radio', { name: 'Prix croissant' }).check();
    await expect(page).toHaveURL(/\?sort=prix-croissant$/);
    await expect(cards(page)).toHaveCount(24);
  });
});

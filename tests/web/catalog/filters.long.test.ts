import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { shiftsOf, watchShifts } from '../../support/browser/shifts.ts';
import { answers } from '../../support/shop/shopper.ts';
import { gate } from '../../support/store/gate.ts';
import {
  ALL,
  cards,
  checkbox,
  chips,
  count,
  filters,
  heading,
  heldRequest,
  panel,
} from './catalog.steps.ts';

const group = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true });

// Not `override`, which would also narrow the files that the same worker runs next.
const onPhone = test.extend({ width: 375 });

test('« Filtres » shows and hides the panel, and the page stays where it is', async ({ page }) => {
  await page.goto('/products');
  await answers(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  const at = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(at).toBe(60);
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
  await filters(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'false');
  await filters(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(filters(page)).toBeFocused();

  await page.mouse.wheel(0, 900);
  await expect.poll(at).toBe(960);
  await panel(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(filters(page)).toBeFocused();
  // Not at the top, where the button is: the cards have grown, and the browser goes along.
  expect(await at()).toBeGreaterThanOrEqual(960);
});

test('a page that is opened right after a filter stays open', async ({ page }) => {
  await page.goto('/products');
  await answers(page);
  const { opened, open } = gate();
  const list = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === 'CatalogPage',
  );
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === 'CatalogPage') await opened;
    await route.continue();
  });
  const filter = await panel(page).getByRole('checkbox', { name: 'Robes' }).elementHandle();
  const link = await cards(page).first().getByRole('link').elementHandle();
  await page.evaluate(
    ([box, card]) => {
      (box as HTMLElement).click();
      (card as HTMLElement).click();
    },
    [filter, link],
  );
  await expect(page).toHaveURL(/\/products\/[a-z-]+$/);
  const address = page.url();
  open();
  await (await list).finished();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a filter that is pressed while the list of the one before is on its way adds to it', async ({
  page,
}) => {
  await page.goto('/products');
  await answers(page);
  const held = heldRequest(page);
  await checkbox(page, 'Robes').check();
  const request = await held;
  await checkbox(page, 'Hauts').check();
  await expect(page).toHaveURL('/products?category=Robes&category=Hauts');
  await request.continue();
  await expect(chips(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/products?category=Robes');
  await expect(checkbox(page, 'Hauts')).not.toBeChecked();
});

test('a link leads past the filters to the first product', async ({ page }) => {
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
      .locator('label', { has: page.getByRole('checkbox', { name, exact: true }) })
      .evaluate((label) => getComputedStyle(label).color);
  expect(await colourOf('Dior')).not.toBe(await colourOf('Belle Vue'));
  expect(await colourOf('Hauts')).toBe(await colourOf('Belle Vue'));
});

test('the list is filtered by size, colour and price, as the address says', async ({ page }) => {
  const size = group(page, 'Taille').getByRole('checkbox', { name: '36', exact: true });
  const colour = group(page, 'Couleur').getByRole('checkbox', { name: 'Bleu', exact: true });
  const least = panel(page).getByLabel('Prix minimum (DH)');
  await page.goto('/products?category=Hauts');
  await expect(group(page, 'Largeur')).toBeHidden();
  await size.check();
  await expect(page).toHaveURL('/products?category=Hauts&taille=36');
  await colour.check();
  await expect(page).toHaveURL('/products?category=Hauts&taille=36&couleur=Bleu');
  await expect(cards(page).first()).toHaveAccessibleName('Chemisier à plastron plissé');
  const found = await count(page).innerText();
  await least.fill('6000');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page).toHaveURL(/prix-min=6000$/);
  // What is chosen can be taken back where it finds nothing.
  await expect(colour).toBeChecked();
  await expect(chips(page)).toHaveText(['Hauts', 'Taille : 36', 'Bleu', /^Dès 6\s000\sDH$/]);

  await page.reload();
  await expect(chips(page)).toHaveCount(4);
  await expect(least).toHaveValue('6000');
  await page.getByRole('button', { name: /^Retirer le filtre : Dès/ }).click();
  await expect(count(page)).toHaveText(found);
  await expect(least).toHaveValue('');
});

test('eyewear is filtered by its width, without scripts as well', async ({
  page,
  browser,
  url,
}) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const plain = await context.newPage();
  const wideOf = (tab: Page) => group(tab, 'Largeur').getByRole('checkbox', { name: /^Large/ });
  await page.goto('/products?category=Lunettes');
  await expect(group(page, 'Taille')).toBeHidden();
  await wideOf(page).check();
  await expect(page).toHaveURL(/largeur=large$/);
  await expect(count(page)).not.toHaveText('15 produits');
  const found = await count(page).innerText();

  await plain.goto('/products?category=Lunettes');
  await wideOf(plain).check();
  await panel(plain).getByLabel('Prix maximum (DH)').fill('9000');
  await plain.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(plain).toHaveURL(/largeur=large/);
  await expect(count(plain)).toHaveText(found);
  await context.close();
});

onPhone(
  'on a phone filters are a sheet whose title, way out and result stay in sight',
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/products');
    const root = page.locator('html');
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
    await filters(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByRole('checkbox', { name: 'Traditionnels' }).tap();
    await expect(root).toHaveCSS('overflow-y', 'hidden');
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
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
    await expect(filters(page)).toBeFocused();
    await expect(heading(page)).toHaveText('Traditionnels');
    await expect(count(page)).not.toHaveText('41 produits');
  },
);

test('a list of nothing waits for its script without moving, and what was pressed meanwhile is done', async ({
  page,
}) => {
  const script = gate();
  await page.route(/NothingFound-/, async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto('/products?couleur=Rouge&prix-max=2500&q=caftan');
  const above = page.getByRole('button', { name: /^Voir 1 produit au-dessus de/ });
  await above.click();
  await expect(above).toHaveAttribute('data-pending', '');
  script.open();
  await expect(page).toHaveURL('/products?couleur=Rouge&q=caftan');
  await expect(cards(page)).toHaveCount(1);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

test('a filter that leaves nothing says so at once, in the place of the list', async ({ page }) => {
  await page.goto('/products?category=Robes');
  await checkbox(page, 'Dior').check();
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer tous les filtres' }).press('Enter');
  await expect(page).toHaveURL('/products');
  await expect(count(page)).toHaveText(ALL);
});

test('filters are removed by the keyboard, which goes on from what is left', async ({ page }) => {
  await page.goto('/products?q=jupe+38+moins+de+500+dh');
  await answers(page);
  await page.getByRole('searchbox', { name: 'Rechercher...' }).focus();
  // Past the button that clears the search, and « Filtres ».
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  await expect(chips(page).first()).toBeFocused();
  for (const left of [['taille 38', 'moins de 500 DH'], ['moins de 500 DH']]) {
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveText(left);
    await expect(chips(page).first()).toBeFocused();
    expect(await outlineOf(chips(page).first())).not.toBe('none');
  }
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.locator('#produits')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();

  await page.goto('/products?couleur=Rouge&prix-max=2500&q=caftan');
  await answers(page);
  await page.getByRole('button', { name: /^Voir 1 produit au-dessus de/ }).press('Enter');
  await expect(chips(page)).toHaveText(['Rouge']);
  await expect(chips(page).first()).toBeFocused();
});

const outlineOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).outlineStyle);

import { expect, test } from '../../support/browser/browser.ts';
import { answers, readStored } from '../../support/shop/shopper.ts';
import { gate } from '../../support/store/gate.ts';
import { buy, product } from './catalog.steps.ts';
import { BLUE, colour, SHIRT, SHIRT_ID, size } from './variants.steps.ts';

test('size and colour are chosen, said once, written into the address and bought', async ({
  page,
}) => {
  const facts = product(page).getByRole('status');
  await page.goto(`/products/${SHIRT_ID}`);
  await expect(size(page, '40')).toBeChecked();
  await expect(colour(page, 'Blanc')).toBeChecked();
  await expect(facts).toContainText('En stock');
  // Before the scripts are there as well.
  await colour(page, 'Bleu ciel').check();
  await expect(page).toHaveURL(`/products/${SHIRT_ID}?variante=${BLUE}`);
  await expect(product(page).getByRole('img')).toHaveAttribute('src', /bleu-ciel/);
  await expect(facts).toContainText('40 / Bleu ciel');
  await expect(facts).toContainText('549\u00a0DH');

  await colour(page, 'Blanc').check();
  const delivery = product(page).getByText(/^Livré entre le/);
  await expect(delivery).toBeVisible();
  await size(page, '38, épuisé').check();
  await expect(facts).toContainText('Rupture de stock');
  await expect(delivery).toBeHidden();
  await expect(buy(page)).toBeDisabled();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(buy(page)).toBeHidden();
  await product(page).getByRole('button', { name: 'Prévenez-moi' }).click();
  await expect(product(page).getByLabel('E-mail')).toBeFocused();
  // The colour sells in other sizes.
  await expect(colour(page, 'Blanc')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await colour(page, 'Bleu ciel').check();
  await expect(facts).toContainText('Plus que 1 en stock');
  await expect(page).toHaveURL(/38-bleu-ciel$/);

  await page.emulateMedia({ forcedColors: 'active' });
  const background = (name: string) =>
    size(page, name).evaluate(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor,
    );
  expect(await background('38')).not.toBe(await background('40'));
  await page.emulateMedia({ forcedColors: 'none' });

  // A shared link shows the same, from the server on.
  const shared = await page.request.get(page.url());
  expect(await shared.text()).toContain('Plus que 1 en stock');
  const unknown = await page.request.get(`/products/${SHIRT_ID}?variante=unknown`);
  expect(await unknown.text()).not.toContain('Plus que 1 en stock');
  await page.reload();
  await expect(size(page, '38')).toBeChecked();

  await buy(page).click();
  await page.getByRole('button', { name: 'Voir : 38 / Bleu ciel' }).click();
  await expect(page).toHaveURL(/\/cart#/);
  const line = page.getByRole('article', { name: SHIRT });
  await expect(line).toBeFocused();
  await expect(line.getByRole('combobox', { name: 'Taille' })).toHaveValue('38');
  await expect(line.getByRole('combobox', { name: 'Couleur' })).toHaveValue('Bleu ciel');
  await expect(line.getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
});

test('what is chosen and pressed before the scripts are there is what is bought', async ({
  page,
}) => {
  const { opened, open } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`/products/${SHIRT_ID}`, { waitUntil: 'commit' });
  await colour(page, 'Bleu ciel').check();
  await size(page, '44').check();
  await buy(page).click();
  open();
  await expect
    .poll(() => readStored(page, 'guestCart'))
    .toEqual([{ productId: SHIRT_ID, variantId: `${SHIRT_ID}.44-bleu-ciel`, quantity: 1 }]);
});

test('the size guide opens as a table, and the address remembers it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/products/caftan-celeste');
  const link = product(page).getByRole('link', { name: 'Guide des tailles' });
  await link.click();
  const guide = page.getByRole('dialog', { name: /^Guide des tailles/ });
  await expect(guide.getByRole('columnheader', { name: 'FR' })).toBeVisible();
  for (const name of ['Poitrine (cm)', 'Taille (cm)', 'Hanches (cm)']) {
    await expect(guide.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await link.click();
  await expect(guide).toBeVisible();
  await page.reload();
  await answers(page);
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(page).toHaveURL('/products/caftan-celeste');
});

test('the pictures are chosen by their thumbnails, and swiped', async ({ page }) => {
  await page.goto('/products/caftan-celeste');
  await answers(page);
  const picture = product(page).getByRole('img');
  const thumbnails = product(page).getByRole('radiogroup', { name: 'Images du produit' });
  const thumbnail = (at: number) =>
    thumbnails.getByRole('radio', { name: new RegExp(`^Image ${at} sur \\d+`) });
  await expect(thumbnail(1)).toBeChecked();
  await thumbnail(3).check();
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await expect(picture).not.toHaveAttribute('src', '/images/products/caftan-celeste.svg');
  await page.keyboard.press('ArrowUp');
  await expect(thumbnail(2)).toBeChecked();
  // As a finger does it.
  const strip = product(page).getByRole('list').first();
  await strip.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(thumbnail(1)).toBeChecked();
  await expect(picture).toHaveAttribute('src', '/images/products/caftan-celeste.svg');
});

import { expect, test } from '../../../support/browser/browser.ts';
import { answers, readStored } from '../../../support/shop/shopper.ts';
import { product, buy } from '../catalog.steps.ts';
import { gate } from '../../../support/store/gate.ts';
import { colour, SHIRT_ID, size } from './variants.steps.ts';

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
  const picture = product(page).getByRole('img').first();
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

import { expect, test } from '../../../support/browser/browser.ts';
import { buy, product } from '../catalog.steps.ts';
import { BLUE, calibre, colour, SHIRT, SHIRT_ID, size } from './variants.steps.ts';

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
  await expect(product(page).getByRole('img').first()).toHaveAttribute('src', /bleu-ciel/);
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

test('a frame opens on the size that is nearest to one’s own glasses, unless the link names one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = { lensWidth: 54, bridgeWidth: 20, templeLength: 145 };
    localStorage.setItem('frameMeasures', JSON.stringify(own));
    localStorage.setItem('chosenSizes', '{"lunettes":"50"}');
  });
  const frame = '/products/lunettes-hexagonales-bleues';
  await page.goto(frame);
  await expect(calibre(page, '54')).toBeChecked();
  await page.goto(`${frame}?variante=lunettes-hexagonales-bleues`);
  await expect(calibre(page, '51')).toBeChecked();
  await expect(calibre(page, '54')).not.toBeChecked();
});

import { expect, test } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';

test('the contents lead to a section, and Back to where one was', async ({ page }) => {
  await page.goto('/conditions-generales-de-vente');
  await answers(page);
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await contents.getByRole('link', { name: '9. Droit de rétractation' }).click();
  const section = page.getByRole('heading', { name: '9. Droit de rétractation' });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  const { height = Infinity } = (await page.getByRole('banner').boundingBox()) ?? {};
  // Under the header, which stays.
  await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThanOrEqual(height);

  await page.getByRole('main').getByRole('link', { name: 'Livraison et retours' }).click();
  await expect(page).toHaveURL('/livraison-et-retours#retours');
  const other = page.getByRole('heading', { name: 'Changer d’avis' });
  await expect(other).toBeFocused();
  await expect(other).toBeInViewport();
  await page.goBack();
  await expect(section).toBeInViewport();
});

import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { answers } from '../../support/shop/shopper.ts';
import { SHIRT, TITLE, select } from './variants.steps.ts';

test('a customer changes the size of a line in place, and the order names it', async ({ page }) => {
  await openAsDemo(page, '/cart', [SHIRT, 'caftan-celeste']);
  await expect(select(page, 'Taille')).toHaveValue('40');
  await select(page, 'Taille').selectOption('44');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(TITLE);
  await select(page, 'Couleur').focus();
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes(`"${SHIRT}.44-bleu-ciel"`) ?? false,
  );
  await select(page, 'Couleur').selectOption('Bleu ciel');
  await expect(select(page, 'Couleur')).toHaveValue('Bleu ciel');
  await expect(select(page, 'Couleur')).toBeFocused();
  await saved;
  await page.reload();
  await expect(select(page, 'Taille')).toHaveValue('44');
  await answers(page);
  await page.getByRole('link', { name: 'Commander' }).click();
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('main').getByText('44 / Bleu ciel')).toBeVisible();
});

import { expect, test } from '../../../support/browser/browser.ts';
import { openAsGuest } from '../../../support/shop/earlier-visit.ts';
import { answers } from '../../../support/shop/shopper.ts';
import { expectTakenOver } from '../pages/pages.steps.ts';

test.for(['/ar', '/en/products/caftan-celeste'])(
  '%s is taken over as it was sent, word for word',
  async (path, { page }) => {
    await expectTakenOver(page, path);
  },
);

test('a page whose address the server does not know leads to itself', async ({
  page,
  expectFault,
}) => {
  expectFault(/404/);
  await page.goto('/ar/track/BV-0/unknown-key');
  await answers(page);
  const french = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', '/track/BV-0/unknown-key');
});

test('the language that was chosen is remembered, and redirects to nothing', async ({ page }) => {
  await openAsGuest(page, '/ar/cart', ['chemisier-plastron-blanc']);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  // It redirects to no other page, but its link is marked.
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/cart$/);
  await answers(page);
  const chosen = header.getByRole('link', { name: 'English' });
  await expect(chosen).toHaveClass(/chosen/);
});

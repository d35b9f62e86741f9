import { expect, test } from '../../../support/browser/browser.ts';
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

import { expect, test } from '../../support/browser/browser.ts';

test('a developer finds an operation, and an example to send', async ({ page, url }) => {
  await page.goto('/mockman');
  await page.getByRole('link', { name: 'Description de l’API REST' }).click();
  await expect(page).toHaveTitle('Belle Vue REST API · Belle Vue');
  const operations = page.getByRole('navigation', { name: 'Operations' });
  await operations.getByRole('link', { name: 'POST Add a product to the cart' }).click();
  const operation = page.getByRole('region', { name: 'Add a product to the cart' });
  await expect(operation).toBeInViewport();
  await operation.getByText('A product that is sold out').click();
  const [request, response] = await operation.locator('details[open] pre').allInnerTexts();
  expect(request).toContain(`curl -s '${url}/api/user/cart'`);
  expect(response).toContain('est en rupture de stock');
  await page.getByRole('link', { name: 'ProductReference' }).first().click();
  await expect(
    page.getByRole('heading', { name: 'ProductReference', exact: true }),
  ).toBeInViewport();
});

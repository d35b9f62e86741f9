import { expect, test } from '../../support/browser/browser.ts';

test('a developer finds an operation, its examples, and tries it', async ({ page, url }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(url))
      elsewhere.push(request.url());
  });
  await page.goto('/mockman');
  await page.getByRole('link', { name: 'Description de l’API REST' }).click();
  await expect(page).toHaveTitle('REST API');
  // 17 calls and 5 files.
  await expect(page.locator('.opblock')).toHaveCount(22);
  const operation = page.locator('#operations-Cart-addToCart');
  await operation.getByText('Add a product to the cart').click();
  await expect(page).toHaveURL(`${url}/openapi#/Cart/addToCart`);
  await operation
    .locator('.opblock-section-request-body select.examples-select-element')
    .selectOption('soldOut');
  await expect(operation).toContainText('pantalon-large-lin');
  await expect(operation).toContainText('est en rupture de stock');
  const list = page.locator('#operations-Catalogue-listCategories');
  await list.getByText('List all categories').click();
  await list.getByRole('button', { name: 'Try it out' }).click();
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(list.locator('.live-responses-table')).toContainText('hauts.svg');
  await expect(page.getByText('ProductReference', { exact: true })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

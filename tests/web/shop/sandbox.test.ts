import { expect, test } from '../../support/browser/browser.ts';

test('a browser that opens /graphql gets the sandbox, from the shop alone, and can ask', async ({
  page,
}) => {
  const response = await page.goto('/graphql');
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
  await expect(page).toHaveTitle('Belle Vue: bac à sable GraphQL');
  const answer = page.getByRole('region', { name: 'Result Window' });
  // The editor comes after the page, with a query that answers at once.
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('totalCount');
  await expect(answer).not.toContainText('totalCount');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(answer).toContainText('"totalCount": 41');
  await expect(answer).toContainText('Caraco en satin émeraude');
});

test('the sandbox shows the documentation of the schema', async ({ page }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await expect(page.getByRole('link', { name: 'Mutation' })).toBeVisible();
});

import { expect, test } from '../../support/browser/browser.ts';

test('a browser that opens /graphql gets the sandbox, from the shop alone, and its documentation', async ({
  page,
}) => {
  const response = await page.goto('/graphql');
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
  await expect(page).toHaveTitle('Belle Vue : bac à sable GraphQL');
  const answer = page.getByRole('region', { name: 'Result Window' });
  // The editor comes after the page, with a query that answers at once.
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('totalCount');
  await expect(answer).not.toContainText('totalCount');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(answer).toContainText(/"totalCount": \d+/);
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await expect(page.getByRole('link', { name: 'Mutation' })).toBeVisible();
});

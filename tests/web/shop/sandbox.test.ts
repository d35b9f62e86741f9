import { expect, test } from '../../support/browser/browser.ts';

test('a browser that opens /graphql gets the sandbox, from the shop alone, and its documentation', async ({
  page,
}) => {
  const response = await page.goto('/graphql');
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
  await expect(page).toHaveTitle('Bac à sable GraphQL');
  const answer = page.getByRole('region', { name: 'Réponse' });
  await expect(page.getByRole('region', { name: 'Requête' })).toContainText('totalCount');
  await expect(answer).not.toContainText('totalCount');
  await page.getByRole('button', { name: 'Exécuter' }).click();
  await expect(answer).toContainText(/"totalCount": \d+/);

  const documentation = page.getByRole('navigation', { name: 'Documentation' });
  await documentation.getByRole('link', { name: 'Mutation', exact: true }).click();
  await expect(documentation).toContainText('type Mutation {');
});

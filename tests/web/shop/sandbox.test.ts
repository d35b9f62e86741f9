import { expect, test } from '../../support/browser/browser.ts';

test('a browser that opens /graphql gets the sandbox, from the shop alone, and its documentation', async ({
  page,
}) => {
  const response = await page.goto('/graphql');
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
  await expect(page).toHaveTitle('Belle Vue : bac à sable GraphQL');
  const answer = page.getByRole('region', { name: 'Réponse' });
  await expect(page.getByRole('region', { name: 'Requête' })).toContainText('totalCount');
  await expect(answer).not.toContainText('totalCount');
  await page.getByRole('button', { name: 'Exécuter' }).click();
  await expect(answer).toContainText(/"totalCount": \d+/);

  const documentation = page.getByRole('navigation', { name: 'Documentation' });
  await documentation.getByRole('link', { name: 'Mutation', exact: true }).click();
  await expect(documentation).toContainText('type Mutation {');
});

test('the sandbox runs the operation with the cursor, with its variables and headers, and checks it while it is typed', async ({
  page,
}) => {
  await page.goto('/graphql');
  const query = page.getByRole('textbox', { name: 'Requête' });
  await query.fill(
    'query One { one: __typename }\nquery Two($id: ID!) { product(id: $id) { id } me { email } }',
  );
  await expect(query.locator('.cm-lintRange-error')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Variables' }).fill('{ "id": ');
  await query.press('ControlOrMeta+Enter');
  const answer = page.getByRole('region', { name: 'Réponse' });
  await expect(answer).toContainText('Variables : un objet JSON est attendu.');

  await page.getByRole('textbox', { name: 'Variables' }).fill('{ "id": "none" }');
  await page.getByRole('textbox', { name: 'En-têtes' }).fill('{ "authorization": "Bearer none" }');
  const sent = page.waitForRequest(
    (request) => request.headers()['authorization'] === 'Bearer none',
  );
  await query.press('ControlOrMeta+Enter');
  expect((await sent).postDataJSON()).toMatchObject({ operationName: 'Two' });
  await expect(answer).toContainText('"product": null');

  await query.fill('{ nothing }');
  await expect(query.locator('.cm-lintRange-error')).toHaveCount(1);
});

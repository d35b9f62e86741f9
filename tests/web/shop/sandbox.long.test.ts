import { expect, test } from '../../support/browser/browser.ts';

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

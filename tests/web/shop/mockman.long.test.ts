import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';

const method = (page: Page) => page.getByRole('combobox', { name: 'Méthode' });

const address = (page: Page) => page.getByRole('textbox', { name: 'Adresse' });

const headers = (page: Page) => page.getByRole('textbox', { name: 'En-têtes' });

const body = (page: Page) => page.getByRole('textbox', { name: 'Corps JSON' });

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click();

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the tester opens with GET to /api/test-todos, and says so when there is no answer', async ({
  page,
  expectFault,
}) => {
  expectFault(/404.*\/api\/test-todos/);
  await page.goto('/mockman');
  await expect(method(page)).toHaveValue('GET');
  await expect(method(page).getByRole('option')).toHaveText(['GET', 'POST', 'DELETE']);
  await expect(address(page)).toHaveValue('/api/test-todos');
  await expect(headers(page)).toHaveValue('Accept: */*');
  await expect(body(page)).toHaveValue('{}');
  await expect(part(page, 'Réponse')).toContainText('Response is undefined.');

  await send(page);
  await expect(part(page, 'Statut')).toContainText('404');
  await expect(part(page, 'Réponse')).toContainText('"errors"');
  await expect(part(page, 'En-têtes de réponse')).toContainText('content-type: application/json');

  expectFault(/ERR_CONNECTION_REFUSED/);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await send(page);
  await expect(part(page, 'Réponse')).toContainText('Response is undefined.');
  await expect(part(page, 'Statut')).not.toContainText('404');
});

test('a body that is no JSON, and an address elsewhere, are refused before anything is sent', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(request.url());
  });
  await page.goto('/mockman');
  for (const text of ['', '{', "{'a': 1}"]) {
    await body(page).fill(text);
    await send(page);
    await expect(page.getByText('Error in JSON format')).toBeVisible();
    await expect(body(page)).toBeFocused();
  }
  await body(page).fill('{}');
  await expect(page.getByText('Error in JSON format')).toBeHidden();
  await address(page).fill('https://ailleurs.example/api');
  await send(page);
  await expect(
    page.getByText('Seules les adresses de cette boutique sont permises.'),
  ).toBeVisible();
  await headers(page).fill('sans deux-points');
  await send(page);
  await expect(page.getByText('Chaque ligne doit s’écrire « Nom : valeur ».')).toBeVisible();
  expect(requested.filter((url) => !url.endsWith('/graphql'))).toEqual([]);
});

test('GET, POST and DELETE go out with their headers and body', async ({ page }) => {
  await page.goto('/mockman');
  await method(page).selectOption('POST');
  await address(page).fill('/api/auth/login');
  await body(page).fill('{"email":"demo@belle-vue.example","password":"demo-belle-vue"}');
  await send(page);
  await expect(part(page, 'Statut')).toContainText('200');
  const answer = part(page, 'Réponse');
  await expect(answer).toContainText('"encodedToken"');
  await expect(answer).not.toContainText('"password"');
  const token = /"encodedToken": "([^"]+)"/.exec(await answer.innerText())?.[1] ?? '';

  await headers(page).fill(`Accept: */*\nauthorization: ${token}`);
  await address(page).fill('/api/user/cart');
  await body(page).fill('{"product":{"_id":"caftan-celeste"}}');
  await send(page);
  await expect(part(page, 'Statut')).toContainText('201');
  await expect(answer).toContainText('Caftan Céleste');

  await method(page).selectOption('DELETE');
  await address(page).fill('/api/user/cart/caftan-celeste');
  await body(page).fill('{}');
  await send(page);
  await expect(part(page, 'Statut')).toContainText('200');
  await expect(answer).toContainText('"cart": []');
});

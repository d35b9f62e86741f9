import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';

const method = (page: Page) => page.getByRole('combobox', { name: 'Méthode' });

const address = (page: Page) => page.getByRole('textbox', { name: 'Adresse' });

const headers = (page: Page) => page.getByRole('textbox', { name: 'En-têtes' });

const body = (page: Page) => page.getByRole('textbox', { name: 'Corps JSON' });

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click();

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

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

import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { tabTo } from '../../../support/browser/keyboard.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { toasts } from '../../../support/shop/shopper.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Goes there with Tab and presses a key: Enter for buttons, the blank for boxes. */
async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a size changes and an article comes back with the keyboard alone', async ({ page }) => {
  await openAdminAt(page, '/admin/orders/waiting');
  await pressAt(page, page.getByRole('button', { name: 'Modifier les articles' }));
  const form = region(page, 'Modifier les articles');
  const search = form.getByRole('searchbox', { name: 'Ajouter un article' });
  await expect(search).toBeVisible();
  await tabTo(page, search);
  await page.keyboard.type('robe 38');
  await pressAt(page, form.getByRole('button', { name: /^Ajouter .*38/ }).first());
  const size = form.getByRole('combobox', { name: /^Taille ou couleur/ }).last();
  await expect(size).toBeVisible();
  const before = await size.inputValue();
  // The lines stand above the search.
  await tabTo(page, size, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(size).not.toHaveValue(before);
  await expect(form.getByRole('status').filter({ hasText: 'Différence' })).toBeVisible();
  await pressAt(page, form.getByRole('button', { name: 'Enregistrer' }));
  await expect(toasts(page)).toContainText(`Commande ${numberOf('waiting')} modifiée.`);

  await page.goto('/admin/orders/delivered');
  const returns = region(page, 'Retours');
  await pressAt(page, returns.getByRole('button', { name: 'Recevoir un retour' }));
  await pressAt(page, returns.getByRole('checkbox', { name: '1 × Caftan Céleste' }), 'Space');
  await expect(returns.getByRole('status')).toContainText('3\u202f490\u00a0DH seront remboursés.');
  await pressAt(page, returns.getByRole('button', { name: 'Enregistrer le retour' }));
  await expect(toasts(page)).toContainText('enregistré.');
  await expect(returns.getByRole('listitem').first()).toContainText('remis en espèces');
});

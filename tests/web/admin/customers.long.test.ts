import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { numberOf } from '../../support/shop/past-orders.ts';
import { toasts } from '../../support/shop/shopper.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Clients' }).getByRole('row');
const guest = (page: Page) => rows(page).filter({ hasText: 'Visiteur' });

for (const width of [375, 1280]) {
  test.extend({ width })(
    `a guest is found by phone, shown with orders and refusals, and anonymised, at ${width}`,
    async ({ page }) => {
      await openAdminAt(page, '/admin/customers');
      await expect(rows(page).filter({ hasText: 'Compte' })).toContainText(['Salma Bennani']);
      await page.getByRole('searchbox').fill('+212 6 12-34 56 78');
      await expect(page).toHaveURL(/q=/);
      await expect(guest(page)).toContainText(['8 commandes']);
      await expect(guest(page)).toContainText(['1 colis refusé']);
      await expect(rows(page).filter({ hasText: 'Compte' })).toHaveCount(0);
      const call = guest(page).getByRole('link', { name: '0612345678' });
      await expect(call).toHaveAttribute('href', 'tel:0612345678');
      const write = guest(page).getByRole('link', { name: /^Écrire à .+ sur WhatsApp$/ });
      await expect(write).toHaveAttribute('href', 'https://wa.me/212612345678');

      await page.getByRole('searchbox').fill('');
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Visiteur');
      await expect(page).toHaveURL('/admin/customers?type=visiteur');
      await expect(rows(page).filter({ hasText: 'Compte' })).toHaveCount(0);
      await guest(page).getByRole('link').first().click();

      const contact = page.getByRole('region', { name: 'Coordonnées' });
      await expect(contact).toContainText('1 colis refusé');
      await expect(page.getByRole('link', { name: 'Appeler le 0612345678' })).toBeVisible();
      const orders = page.getByRole('table', { name: 'Commandes' });
      await expect(orders.getByRole('link', { name: numberOf('refused') })).toBeVisible();
      await expect(orders.getByRole('link', { name: numberOf('paid') })).toHaveCount(0);

      await contact.getByRole('button', { name: 'Anonymiser' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(numberOf('waiting'));
      await expect(dialog).not.toContainText('Son compte');
      await dialog
        .getByRole('button', { name: 'Oui, annuler les commandes et anonymiser' })
        .click();
      await expect(toasts(page)).toContainText(['Le client est anonymisé.']);
      await expect(page).toHaveURL('/admin/customers');
      // The parcel that is under way and the one that can still be returned need their address.
      await expect(guest(page)).toContainText(['2 commandes']);
    },
  );
}

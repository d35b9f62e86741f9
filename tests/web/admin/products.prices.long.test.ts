import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, testInBackOffice } from '../../support/shop/back-office.ts';
import { saveAll } from './products.steps.ts';
import { expectSound } from './sound.steps.ts';

const test = testInBackOffice();

for (const width of [375, 1280]) {
  test.extend({ width })(
    `what a caftan has cost is on its page, and what it costs from now on, at ${width}`,
    async ({ page }) => {
      await openAdminAt(page, '/admin/products/caftan-celeste');
      await page.getByText('Historique des prix').click();
      const rows = page.getByRole('table', { name: 'Historique des prix' }).locator('tbody tr');
      await expect(rows).toHaveText([/1 janvier 2025.*Toutes3\s490\sDH4\s200\sDH–/]);
      await page.getByLabel('Prix', { exact: true }).fill('3000');
      await saveAll(page);
      await expect(rows).toHaveText([/Toutes3\s000\sDH4\s200\sDH–/, /1 janvier 2025/]);
      await expectSound(page);
    },
  );
}

import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { countPresses } from '../presses.ts';
import { confirmOrders, orderAsGuest, setStock, type Ordered } from './delivery.steps.ts';

const CAFTAN = 'caftan-celeste.36';
const PARCELS = 20;

for (const width of [375, 1280]) {
  test.extend({ width })(
    `a day of ${PARCELS} parcels is numbered, given to the courier and printed, ${width} px wide`,
    async ({ page }) => {
      const presses = await countPresses(page);
      await openAdminAt(page, '/admin');
      await setStock(page, CAFTAN, 200);
      const orders: Ordered[] = [];
      const name = `Jour ${width}`;
      for (let n = 0; n < PARCELS; n += 1) {
        orders.push(await orderAsGuest(page, CAFTAN, { name }));
      }
      await confirmOrders(
        page,
        orders.map(({ id }) => id),
      );
      await page.goto(`/admin/orders?etat=a-preparer&q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('checkbox', { name: /^BV-/ })).toHaveCount(PARCELS);
      const dialog = page.getByRole('dialog', { name: `Expédier ${PARCELS} commandes` });

      await presses.step(`choose ${PARCELS} orders, and number each with a scanner`, async () => {
        await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
        await page.getByRole('button', { name: 'Expédier' }).click();
        const first = dialog.getByRole('textbox').first();
        await first.focus();
        for (let n = 0; n < PARCELS; n += 1) {
          await page.keyboard.type(`MA ${width} ${n}`);
          await page.keyboard.press('Enter');
        }
        await expect(dialog.getByText(`${PARCELS} colis confiés à Coursier.`)).toBeFocused();
      });
      await presses.step('print the courier’s sheet', async () => {
        const opened = page.waitForEvent('popup');
        await dialog.getByRole('link', { name: 'Bordereau du livreur' }).click();
        const sheet = await opened;
        const rows = sheet.getByRole('article').getByRole('rowheader');
        await expect(rows).toHaveCount(PARCELS);
        await expect(rows.first()).toContainText(`MA ${width} `);
        await sheet.emulateMedia({ media: 'print' });
        await expect(sheet.getByRole('navigation')).toBeHidden();
        await sheet.close();
      });
      await presses.step('go on', async () => {
        await dialog.getByRole('button', { name: 'Fermer' }).first().click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
      });
      process.stdout.write(`Presses and fields of a day at ${width} px:\n${presses.report()}\n`);
    },
    180_000,
  );
}

import type { ReturnCause } from '../../../server/order/exchange/exchange.store.ts';
import { order, requestedReturn } from '../../store/contract/records.ts';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, testInBackOffice } from '../../support/shop/back-office.ts';
import { saveAll } from './products.steps.ts';
import { expectSound } from './sound.steps.ts';

const CAUSES: readonly ReturnCause[] = [
  ...Array.from({ length: 7 }, () => 'TOO_SMALL' as const),
  'TOO_LARGE',
  'DEFECT',
  'OTHER',
];

const test = testInBackOffice({}, (store) =>
  store.transaction(async ({ orders }) => {
    for (const [n, cause] of CAUSES.entries()) {
      const at = '2026-11-02T10:00:00.000Z';
      const lines = [{ variantId: 'caftan-celeste', quantity: 1, cause }];
      const back = requestedReturn({ id: `sent-back-${n}/1`, receivedAt: at, lines });
      await orders.save(order(`sent-back-${n}`, { returns: [back] }));
    }
  }),
);

for (const width of [375, 1280]) {
  test.extend({ width })(
    `seven of ten say that a caftan is too small: staff say so on its page, at ${width}`,
    async ({ page }) => {
      await openAdminAt(page, '/admin/products/caftan-celeste');
      const note = page.getByRole('region', { name: 'Ce que disent les retours et les échanges' });
      await expect(note).toContainText(
        /Taille petit\s: 7 sur 10 disent trop petit · 1 sur 10 dit trop grand · \d+ commandes? livrées?/,
      );
      await expectSound(page);
      await note.getByRole('button', { name: 'Indiquer «\u00a0taille petit\u00a0»' }).click();
      await expect(page.getByLabel('Taillant')).toHaveValue('RUNS_SMALL');
      await expect(note.getByRole('button')).toBeHidden();
      await saveAll(page);
      await page.goto('/products/caftan-celeste');
      await expect(page.getByRole('main')).toContainText('prenez une taille au-dessus');
    },
  );
}

import type { Page } from '@playwright/test';
import { foldCode } from '../../../server/cart/discount/discount.rules.ts';
import type { DiscountCodeRecord } from '../../../server/cart/discount/discount.store.ts';
import type { Store } from '../../../server/store.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { SHIRT_ID } from './card-order.steps.ts';

export const SHIRT = { productId: SHIRT_ID, quantity: 1 };
/** Sums of the shirt with 10 % off, delivered to a guest. */
export const ROWS = [
  '689\u00a0DH',
  '−140\u00a0DH',
  '−54,90\u00a0DH',
  '50\u00a0DH',
  '544,10\u00a0DH',
];

const AT = '2026-01-01T09:00:00.000Z';

/** A code that gives 10 % to everyone, but for what is changed. */
export const codeOf = (
  code: string,
  changed: Partial<DiscountCodeRecord> = {},
): DiscountCodeRecord => ({
  id: foldCode(code),
  version: 1,
  code,
  folded: foldCode(code),
  percent: 10,
  amount: null,
  isFreeDelivery: false,
  products: [],
  isForSalePieces: false,
  minimum: null,
  startsAt: null,
  endsAt: null,
  limit: null,
  limitPerPhone: null,
  createdAt: AT,
  updatedAt: AT,
  ...changed,
});

/** The web tests' `test`, over a shop with these codes and what else is prepared. */
export const testWithCodes = (
  codes: readonly DiscountCodeRecord[],
  prepare: (store: Store) => Promise<void> = async () => {},
) =>
  testIn(() =>
    startBuiltShop({}, async (store) => {
      await prepare(store);
      await store.transaction(async ({ discountCodes }) => {
        for (const code of codes) await discountCodes.save(code);
      });
    }),
  );

export const openCode = (page: Page, name = 'J’ai un code') =>
  page.getByRole('button', { name, exact: true });
export const codeField = (page: Page) => page.getByLabel('Code de réduction', { exact: true });
export const removeCode = (page: Page, code: string) =>
  page.getByRole('button', { name: `Retirer le code ${code}`, exact: true });

/** Types a code in the cart or at the checkout. */
export async function give(page: Page, code: string): Promise<void> {
  await openCode(page).click();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
}

import type { Page } from '@playwright/test';
import { WITHOUT_PASSKEYS, type StaffRole } from '../../../server/staff/staff.store.ts';
import type { Store } from '../../../server/store.ts';
import { expect } from '../browser/browser.ts';
import { mail } from '../../store/contract/records.ts';
import { STAFF_PASSWORD } from './admin.ts';
import { testPasswords } from './shop.seed.ts';
import { testWithOrders } from './past-orders.ts';

export const OWNER = 'patronne@exemple.ma';
export const MEMBER = 'vendeuse@exemple.ma';

/**
 * The web tests' `test`, in a shop with orders of the past, an owner and a member of staff,
 * a mail that was given up and a variant that a shopper awaits.
 */
export const test = testInBackOffice();

/** Works like `test`, in a shop that these variables configure; `alsoPrepare` adds more. */
export function testInBackOffice(
  variables: Readonly<Record<string, string>> = {},
  alsoPrepare?: (store: Store) => Promise<void>,
) {
  return testWithOrders(variables, async (store) => {
    await saveBackOffice(store);
    await alsoPrepare?.(store);
  });
}

async function saveBackOffice(store: Store): Promise<void> {
  const passwordHash = await (await testPasswords()).hash(STAFF_PASSWORD);
  const member = (email: string, name: string, role: StaffRole) => ({
    id: email,
    email,
    name,
    role,
    passwordHash,
    createdAt: new Date().toISOString(),
    lastSeenAt: null,
    ...WITHOUT_PASSKEYS,
  });
  await store.transaction(async ({ staff, mails, stockAlerts }) => {
    await staff.save(member(OWNER, 'Leïla Bennani', 'OWNER'));
    await staff.save(member(MEMBER, 'Sara Alaoui', 'STAFF'));
    await mails.add(
      mail('ORDER_PLACED:waiting', {
        orderId: 'waiting',
        state: 'FAILED',
        lastError: '451 4.7.1 Try again later',
      }),
    );
    await stockAlerts.save({
      hash: 'an-alert',
      productId: 'robe-maille-cotelee',
      variantId: 'robe-maille-cotelee',
      email: 'nadia@example.com',
      language: 'FR',
      createdAt: new Date().toISOString(),
      confirmedAt: new Date().toISOString(),
      expiresAt: null,
    });
  });
}

/** Fills the log-in that the page shows. */
export async function logInAsStaff(page: Page, email = OWNER): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Opens an address of the back office with a new session. */
export async function openAdminAt(page: Page, path: string, email = OWNER): Promise<void> {
  await page.goto(path);
  await logInAsStaff(page, email);
  await expect(page.getByRole('navigation', { name: 'Gestion' })).toBeVisible();
}

/** Answers an operation so many times as the shop does ten minutes after the log-in. */
export async function refuseAsLate(page: Page, operation: string, times: number): Promise<void> {
  const body = JSON.stringify({
    errors: [{ message: '', extensions: { code: 'LOG_IN_REQUIRED' } }],
  });
  let refusals = times;
  await page.route('**/graphql/admin', async (route) => {
    if (!route.request().postData()?.includes(operation) || refusals === 0) return route.continue();
    refusals -= 1;
    const contentType = 'application/graphql-response+json';
    return route.fulfill({ status: 403, contentType, body });
  });
}

import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { WITHOUT_PASSKEYS } from '../../../server/staff/staff.store.ts';
import type { Store } from '../../../server/store.ts';
import { adminWith, type TestAdmin } from '../shop/admin.ts';
import { startBuiltShop, testIn } from './browser.ts';

const TOKEN = 'the-session-of-the-browser-tests';
const COOKIE = 'belle-vue-admin';
const EMAIL = 'patronne@exemple.ma';
const AT = new Date().toISOString();

/** An owner whose session `logIn` gives to a page. */
export async function addOwner(store: Store): Promise<void> {
  const id = 'owner';
  const session = createHash('sha256').update(TOKEN).digest('base64url');
  await store.transaction(async ({ staff }) => {
    await staff.save({
      id,
      email: EMAIL,
      name: 'Leïla Bennani',
      role: 'OWNER',
      passwordHash: null,
      createdAt: AT,
      lastSeenAt: AT,
      ...WITHOUT_PASSKEYS,
    });
    await staff.saveSession({
      id: session,
      staffId: id,
      createdAt: AT,
      lastSeenAt: AT,
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      browser: 'Chromium',
      system: null,
    });
  });
}

export async function logIn(page: Page, url: string): Promise<void> {
  const cookie = { name: COOKIE, value: TOKEN, httpOnly: true };
  await page
    .context()
    .addCookies([{ ...cookie, domain: new URL(url).hostname, path: '/graphql/admin' }]);
}

/** The owner's session, for requests without a page. */
export const ownerOf = (shop: { readonly url: string }): TestAdmin =>
  adminWith(shop, EMAIL, `${COOKIE}=${TOKEN}`);

/** The web tests' `test`, over a shop with an owner: see `logIn`. */
export const backOfficeTest = testIn(() => startBuiltShop({}, addOwner));

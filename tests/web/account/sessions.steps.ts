import type { Page } from '@playwright/test';
import { readStored } from '../../support/shop/shopper.ts';
import { logInElsewhere, request } from './account.steps.ts';

export const main = (page: Page) => page.getByRole('main');
export const devices = (page: Page) => page.getByRole('region', { name: 'Appareils connectés' });

export async function tokenOf(page: Page): Promise<string> {
  const stored = await readStored(page, 'session');
  if (typeof stored !== 'object' || stored === null || !('token' in stored)) return '';
  return String(stored.token);
}

/** Logs in elsewhere, and there ends all other sessions. */
export async function endOthers(url: string, email: string): Promise<void> {
  const { token } = await logInElsewhere(url, email);
  await request(url, 'mutation { endOtherSessions { userErrors { code } } }', {}, token);
}

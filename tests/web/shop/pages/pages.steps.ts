import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { answers } from '../../../support/shop/shopper.ts';
import { gate } from '../../../support/store/gate.ts';

/** Holds the shop's scripts back: the page stays as it was sent until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { opened, open } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Expects that the browser takes a page over as the server sent it. A mismatch is a page error too. */
export async function expectTakenOver(page: Page, path: string): Promise<void> {
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const root = page.locator('#root');
  await expect(root.getByRole('contentinfo')).toBeVisible();
  const [text, title] = [await root.innerText(), await page.title()];
  const heading = await root.getByRole('heading', { level: 1 }).elementHandle();

  letGo();
  await answers(page);
  expect(await root.innerText()).toBe(text);
  expect(await page.title()).toBe(title);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
}

/** Opens a page of which the server sends the frame, and waits for what the browser adds. */
export async function openFrame(page: Page, path: string): Promise<void> {
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Chargement…');
  letGo();
  await answers(page);
  await expect(main).not.toContainText('Chargement…');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
}

import { chromium } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { CHROMIUM_FLAGS, findWindowed } from '../../support/browser/chromium.ts';

// Few machines have a Chromium with windows, which alone can say it: not in every run.
const windowed = findWindowed();

test.skipIf(windowed === undefined)('a browser offers to install the shop', async ({ url }) => {
  const browser = await chromium.launch({ executablePath: windowed, args: [...CHROMIUM_FLAGS] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const errors = async () => {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId);
  };
  await page.goto(`${url}/admin`);
  expect(await errors()).toContain('no-manifest');
  await page.goto(url);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest).toMatchObject({ url: `${url}/manifest.webmanifest`, errors: [] });
  // A private window is all that stands against it.
  expect(await errors()).toEqual(['in-incognito']);
});

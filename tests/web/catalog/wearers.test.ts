import { test as base } from '../../support/browser/browser.ts';
import { chooseTaller } from './wearers.steps.ts';

const test = base.extend({ width: 375 });

test('whoever chooses a height sees where a garment ends on her', async ({ page }) => {
  await chooseTaller(page);
});

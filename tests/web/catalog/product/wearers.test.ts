import { test as base } from '../../../support/browser/browser.ts';
import { chooseTaller } from './wearers.steps.ts';

const test = base.extend({ width: 375 });

test('a garment’s end is shown on a woman of the chosen height', async ({ page }) => {
  await chooseTaller(page);
});

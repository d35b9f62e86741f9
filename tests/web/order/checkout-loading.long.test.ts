import { watchShift } from '../../audit/layout.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { gate } from '../../support/store/gate.ts';
import { newCustomer, openAs, signUpElsewhere } from '../account/account.steps.ts';

test('addresses that come late move nothing at a customer’s first checkout', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShift(page);
  const answers = gate();
  await page.route('**/graphql*', async (route) => {
    await answers.opened;
    await route.continue();
  });
  await openAs(page, await signUpElsewhere(url, newCustomer()), '/address');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  answers.open();
  await expect(page.getByText('Aucune adresse ajoutée.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Mode de paiement' })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => window.readLayoutShift())).toBeLessThan(0.01);
});

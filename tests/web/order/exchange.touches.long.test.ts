import { expect } from '../../support/browser/browser.ts';
import { trackPathOf } from '../../support/shop/past-orders.ts';
import { choice, part, send, SHIRT_TITLE, test, touches } from './exchange.steps.ts';

test('a size is exchanged for another in three touches, and the exchange is cancelled', async ({
  page,
}) => {
  const { press, count } = touches();
  await page.goto(trackPathOf('door'));
  await press(part(page).getByRole('button', { name: `Échanger\u00a0: ${SHIRT_TITLE}` }));
  await expect(choice(page, '44 / Blanc, épuisé')).toBeDisabled();
  await press(choice(page, '40 / Blanc'));
  await expect(page.getByRole('dialog')).toContainText('Sans différence de prix.');
  await press(send(page));
  const exchange = part(page).getByRole('article', { name: /^Échange BV-/ });
  await expect(exchange).toContainText(/1 × .*38 \/ Blanc, contre\s: 40 \/ Blanc/);
  // oxlint-disable-next-line no-console -- the figure of the test
  console.log(`Exchange, size for size: ${count()} touches`);
  expect(count()).toBe(3);
  await expect(exchange).toContainText(/réservée jusqu’au \d/);
  await expect(exchange.getByRole('listitem').filter({ hasText: 'Étape actuelle' })).toContainText(
    'Demandé',
  );
  await expect(part(page).getByRole('button')).toHaveText(['Annuler l’échange']);
  await exchange.getByRole('button', { name: 'Annuler l’échange' }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(exchange.getByRole('listitem').filter({ hasText: 'Étape actuelle' })).toContainText(
    'Annulé',
  );
  await expect(part(page).getByRole('button')).toHaveText(['Échanger']);
});

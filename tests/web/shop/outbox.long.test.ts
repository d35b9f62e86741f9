import { expect, test as base } from '../../support/browser/browser.ts';
import { placeOrder } from '../process/requests.ts';

const NAME = '<img src=x onerror="parent.document.title=1">';

const test = base.extend({ width: 375 });

test('a developer reads the mails of the shop on a phone', async ({ page, url, outboxUrl }) => {
  const sent = { email: 'nadia@exemple.ma', name: NAME };
  const { number } = await placeOrder(url, sent, crypto.randomUUID());
  await page.goto(outboxUrl);
  await expect(page).toHaveTitle('Boîte d’envoi · Belle Vue');
  const mail = page.getByRole('listitem').filter({ hasText: number });
  await mail.getByRole('link', { name: 'ORDER_PLACED' }).click();
  const html = page.frameLocator('iframe[title="Version HTML"]');
  await expect(html.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
  await expect(html.getByText(`Bonjour ${NAME},`)).toBeVisible();
  await expect(html.getByRole('row', { name: /^Total / })).toBeVisible();
  // Nothing that was typed has run.
  await expect(page).toHaveTitle(`Votre commande ${number} est enregistrée · Belle Vue`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole('link', { name: 'Retour à la boîte d’envoi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boîte d’envoi');
});

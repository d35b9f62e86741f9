import { describe } from 'vitest';
import { guestOrder } from '../../api/order/order.documents.ts';
import { expect, test } from '../../support/browser/browser.ts';

const NAME = '<img src=x onerror="parent.document.title=1">';

/** Places an order of a visitor whose name is markup. */
async function order(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation ($input: GuestOrderInput!, $key: String!) {
        placeGuestOrder(input: $input, idempotencyKey: $key) { order { number } }
      }`,
      variables: {
        input: guestOrder([['jupe-plissee-safran', 2]], { email: 'nadia@exemple.ma', name: NAME }),
        key: crypto.randomUUID(),
      },
    }),
  });
  const { data } = await response.json();
  return data.placeGuestOrder.order.number;
}

describe.each([375, 1280])('at %i', (width) => {
  test.extend({ width })(
    'a developer reads the mails of the shop',
    async ({ page, url, mailsUrl }) => {
      const number = await order(url);
      await page.goto(mailsUrl);
      await expect(page).toHaveTitle('Boîte d’envoi · Belle Vue');
      const mail = page.getByRole('row').filter({ hasText: number });
      await expect(mail).toContainText('nadia@exemple.ma');
      await mail.getByRole('link', { name: 'Confirmation de commande' }).click();
      await expect(page).toHaveTitle(`Votre commande ${number} est enregistrée · Belle Vue`);

      const letter = page.frameLocator('iframe[title="Version HTML"]');
      await expect(
        letter.getByRole('heading', { name: 'Merci pour votre commande' }),
      ).toBeVisible();
      await expect(letter.getByText(`Bonjour ${NAME},`)).toBeVisible();
      await expect(letter.getByRole('row', { name: 'Total 968 DH', exact: true })).toBeVisible();
      await expect(letter.getByRole('link', { name: 'Suivre ma commande' })).toHaveAttribute(
        'href',
        new RegExp(`^${url}/track/[^/]+/[^/]+$`),
      );
      await expect(page.locator('pre')).toContainText('Service client');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBe(0);
      await page.getByRole('link', { name: 'Retour à la boîte d’envoi' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boîte d’envoi');
    },
  );
});

import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, testInBackOffice } from '../../support/shop/back-office.ts';
import { numberOf, trackPath } from '../../support/shop/past-orders.ts';
import { toast } from '../../support/shop/shopper.ts';
import { countPresses } from './presses.ts';
import { expectSound } from './sound.steps.ts';

// Each one changes the stock of the shop.
const test = testInBackOffice();

const NUMBER = `${numberOf('delivered')}-E1`;
const CAFTAN = 'caftan-celeste';

const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string, number = NUMBER) =>
  page.getByRole('button', { name: `${name}, échange ${number}`, exact: true });

/** Requests another size of the delivered caftan, as its shopper. */
async function request(page: Page, method: string): Promise<void> {
  const [, , orderId, key] = trackPath('delivered').split('/');
  const graphql = async (query: string, variables: object) =>
    (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data;
  const { trackedOrder } = await graphql(
    `
      query ($id: ID!, $key: String!) {
        trackedOrder(id: $id, key: $key) {
          exchangeableLines {
            variantId
            choices {
              variant {
                id
              }
              availableForSale
            }
          }
        }
      }
    `,
    { id: orderId, key },
  );
  interface Line {
    readonly variantId: string;
    readonly choices: ReadonlyArray<{
      readonly variant: { readonly id: string };
      readonly availableForSale: boolean;
    }>;
  }
  const line = trackedOrder.exchangeableLines.find((each: Line) => each.variantId === CAFTAN);
  const wanted = line.choices.find((each: Line['choices'][number]) => each.availableForSale);
  const { requestExchange } = await graphql(
    `
      mutation (
        $orderId: ID!
        $key: String!
        $lines: [ExchangeLineInput!]!
        $method: ExchangeMethod!
      ) {
        requestExchange(
          orderId: $orderId
          key: $key
          lines: $lines
          method: $method
          reason: "Trop petit"
          idempotencyKey: "an-exchange-of-the-tests"
        ) {
          userErrors {
            message
          }
        }
      }
    `,
    {
      orderId,
      key,
      method,
      lines: [{ variantId: CAFTAN, toVariantId: wanted.variant.id, quantity: 1 }],
    },
  );
  expect(requestExchange.userErrors).toEqual([]);
}

test.extend({ width: 375 })(
  'staff lead an exchange at the door from the first page to its document',
  async ({ page, context }) => {
    await request(page, 'AT_THE_DOOR');
    const presses = await countPresses(page);
    await openAdminAt(page, '/admin');
    await presses.step('exchange at the door', async () => {
      await page.getByRole('link', { name: '1 Échanges en cours' }).click();
      await expect(row(page, NUMBER)).toContainText('Sans différence');
      await button(page, 'Accepter').click();
      await expect(row(page, NUMBER)).toContainText('Accepté');
      await button(page, 'Expédier').click();
      await dialog(page).getByLabel('Numéro de colis (facultatif)').fill('MA1234');
      await dialog(page).getByRole('button', { name: 'Expédier' }).click();
      await expect(row(page, NUMBER)).toContainText('Colis MA1234');
      await button(page, 'Terminer').click();
      await dialog(page).getByRole('button', { name: 'Terminer' }).click();
      await expect(page.getByRole('main')).toContainText('Aucun échange en cours.');
    });
    process.stdout.write(`Presses and filled fields at 375 px:\n${presses.report()}\n`);
    await page.goto('/admin/exchanges?etat=termines');
    // What the courier brought back is received later.
    await button(page, 'Réception').click();
    await expectSound(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await dialog(page).getByRole('button', { name: 'Enregistrer la réception' }).click();
    await expect(row(page, NUMBER)).toContainText('1 reçu sur 1');
    await expectSound(page);
    await row(page, NUMBER).getByRole('link', { name: NUMBER }).click();
    await page.getByRole('link', { name: /^Bon d’échange E-/ }).click();
    const note = page.getByRole('article', { name: /^Bon d’échange E-/ });
    await expect(note).toContainText('Repris\u00a0: Caftan Céleste');
    await expect(note).toContainText('Remis\u00a0: Caftan Céleste');
    await expectSound(page);

    const shopper = await context.newPage();
    await shopper.goto(trackPath('delivered'));
    const steps = shopper.getByRole('region', { name: 'Échange', exact: true });
    await expect(steps.locator('time')).toHaveCount(4);
    await steps.getByRole('link', { name: /^Bon d’échange E-/ }).click();
    await expect(shopper.getByRole('heading', { name: 'Bon d’échange' })).toBeFocused();
    await expect(shopper.getByRole('article', { name: 'Bon d’échange' })).toContainText('Remis');
  },
);

test.extend({ width: 375 })(
  'staff record an exchange at the counter, print its slip, and see what others changed',
  async ({ page, context }) => {
    await openAdminAt(page, '/admin/orders/delivered');
    await page.getByRole('button', { name: 'Nouvel échange' }).click();
    const send = dialog(page).getByRole('button', { name: 'Enregistrer l’échange' });
    await send.click();
    await expect(dialog(page).getByRole('alert')).toContainText('choisissez contre quoi');
    await dialog(page)
      .getByRole('checkbox', { name: /Caftan Céleste/ })
      .check();
    await dialog(page).getByLabel('Contre, Caftan Céleste').selectOption('Le même (défaut)');
    await dialog(page).getByRole('radio', { name: 'En boutique' }).check();
    await dialog(page).getByLabel('Motif (facultatif)').fill('Couture ouverte');
    await expectSound(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await send.click();
    await expect(toast(page, 'L’échange est accepté, son article réservé.')).toBeVisible();
    const part = page.getByRole('region', { name: 'Échanges' });
    await expect(part).toContainText(/Accepté\s*Réservé jusqu’au/);
    await expectSound(page);
    await part.getByRole('link', { name: /^Bon à joindre/ }).click();
    const slip = page.getByRole('article', { name: `Échange ${NUMBER}` });
    await expect(slip.getByRole('table', { name: 'Remis au client' })).toContainText('Caftan');
    await expect(slip.getByRole('table', { name: 'Repris au client' })).toContainText('Caftan');
    await expect(slip).toContainText('Rien à encaisser.');
    await expectSound(page);

    await page.goto('/admin/exchanges');
    const other = await context.newPage();
    await other.goto('/admin/exchanges');
    await button(page, 'Refuser').click();
    await button(other, 'Réception').click();
    await dialog(other).getByRole('button', { name: 'Enregistrer la réception' }).click();
    await expect(row(other, NUMBER)).toContainText('Article reçu');
    await dialog(page).getByLabel('Raison, pour le client').fill('Épuisé');
    await dialog(page).getByRole('button', { name: 'Refuser' }).click();
    await expect(toast(page, /a changé entre-temps/)).toBeVisible();
    await expect(row(page, NUMBER)).toContainText('Article reçu');
    await other.reload();
    await button(other, 'Non abouti').click();
    await dialog(other).getByLabel('Raison, pour le client').fill('Le client ne veut plus');
    await dialog(other).getByRole('button', { name: 'Non abouti' }).click();
    await expect(toast(other, `Échange ${NUMBER} noté comme non abouti.`)).toBeVisible();
  },
);

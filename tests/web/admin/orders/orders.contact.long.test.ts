import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { DAY_MS, instantAfter } from '#shared/instants.ts';
import { openAdminAt, test, testInBackOffice } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { toasts } from '../../../support/shop/shopper.ts';
import { QUEUE_PATH, testWithCalls } from './orders.queue.ts';

const calls = (page: Page) => page.getByRole('region', { name: 'Appeler avant de préparer' });
const said = (page: Page) =>
  page.getByRole('list', { name: 'Appels et messages' }).getByRole('listitem');
const queued = (page: Page, number: string) =>
  page.getByRole('region', { name: `Appeler pour ${number}` });

testWithCalls.extend({ width: 375 })(
  'an order is called, what came of it is noted, and it leaves the list once it is confirmed',
  async ({ page }) => {
    const number = numberOf('waiting');
    await openAdminAt(page, QUEUE_PATH);
    await queued(page, number).getByRole('link', { name: number }).click();

    const message = calls(page).getByRole('link', { name: 'Écrire sur WhatsApp' });
    const link = new URL((await message.getAttribute('href')) ?? '');
    expect(link.pathname).toBe('/212612345678');
    expect(link.searchParams.get('text')).toContain(number);
    expect(link.searchParams.get('text')).toMatch(/\sDH\..*https?:\/\/\S+\/track\/waiting\/\S+$/);

    await calls(page).getByRole('textbox', { name: 'Remarque (facultatif)' }).fill('après 18 h');
    await calls(page).getByRole('button', { name: 'Pas de réponse' }).click();
    await expect(said(page)).toHaveText(/Pas de réponse.*après 18 h$/s);
    // In one second, as far as the list says: none is shown twice.
    for (const count of [2, 3, 4]) {
      await calls(page).getByRole('button', { name: 'Pas de réponse' }).click();
      await expect(said(page)).toHaveCount(count);
    }
    await page.getByRole('main').getByRole('link', { name: 'Commandes' }).click();
    await page.getByRole('button', { name: `Appeler maintenant pour ${number}` }).click();
    await expect(queued(page, number)).toContainText('4 essais, pas de réponse');
    await queued(page, number).getByRole('link', { name: number }).click();
    await calls(page).getByRole('button', { name: 'Confirmée au téléphone' }).click();
    await expect(said(page).first()).toContainText('Confirmée au téléphone');
    // It stays as it is until it is moved.
    await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
    await expect(calls(page)).toBeHidden();
    await expect(said(page)).toHaveCount(5);
    await page.goto(QUEUE_PATH);
    await expect(page.getByText('1 commande attend un appel.')).toBeVisible();
  },
);

test('a note that is too long or was not sent stays in its field', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openAdminAt(page, '/admin/orders');
  await page.getByRole('link', { name: numberOf('prepared') }).click();
  const note = page.getByRole('textbox', { name: 'Nouvelle note' });
  const add = page.getByRole('button', { name: 'Ajouter la note' });
  const notes = page.getByRole('list', { name: 'Notes internes' }).getByRole('listitem');
  await note.fill('x'.repeat(1001));
  await add.click();
  await expect(note).toHaveAccessibleDescription(/1000 caractères/);
  await note.fill('Emballage cadeau\nsans prix');
  await page.route('**/graphql/admin', (route) => route.abort('internetdisconnected'));
  await add.click();
  await expect(toasts(page).first()).toBeVisible();
  await expect(note).toHaveValue('Emballage cadeau\nsans prix');
  await page.unroute('**/graphql/admin');
  await add.click();
  await expect(notes).toContainText(['Emballage cadeau']);
  await expect(note).toHaveValue('');
});

const REPEATED = 'BV-991000';

/** The same order was sent to another street an hour later. */
const testWithRepeated = testInBackOffice({}, async (store) => {
  const waiting = await store.read.orders.order('waiting');
  if (!waiting) throw new Error('The shop has no order that waits');
  const { placedAt, shippingInfo } = waiting;
  const repeated = {
    ...waiting,
    id: 'repeated',
    number: REPEATED,
    placedAt: instantAfter(new Date(placedAt), DAY_MS / 24),
    shippingInfo: { ...shippingInfo, street: '9, rue Patrice-Lumumba' },
  };
  await store.transaction(({ orders }) => orders.save(repeated));
});

testWithRepeated.extend({ width: 375 })(
  'an order names the one it may repeat; its recipient is held to the end of a day, and freed',
  async ({ page }) => {
    await openAdminAt(page, '/admin/orders/repeated');
    const number = numberOf('waiting');
    const repeats = page.getByText('Doublon possible, au même numéro').locator('..');
    await expect(repeats).toContainText(number);
    await page.getByRole('button', { name: 'Retenir ce destinataire' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retenir ce destinataire' });
    const submit = dialog.getByRole('button', { name: 'Retenir', exact: true });
    await submit.click();
    await expect(dialog.getByLabel('Motif, pour l’équipe')).toBeFocused();
    await dialog.getByLabel('Motif, pour l’équipe').fill('Deux refus en une semaine');
    await dialog.getByLabel('Jusqu’au').fill('2020-01-31');
    await submit.click();
    await expect(dialog.getByLabel('Jusqu’au')).toHaveAccessibleDescription(/366/);
    const day = instantAfter(new Date(), 7 * DAY_MS).slice(0, '2026-12-07'.length);
    await dialog.getByLabel('Jusqu’au').fill(day);
    await submit.click();

    // Every order to the phone says so.
    await repeats.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    await expect(repeats).toContainText(REPEATED);
    const held = page.getByText('Destinataire retenu jusqu’au').locator('..');
    await expect(held).toContainText(`${Number(day.slice(-2))}`);
    await expect(held).toContainText('Deux refus en une semaine');
    await page.getByRole('button', { name: 'Lever' }).click();
    await expect(held).toBeHidden();
    await expect(page.getByRole('button', { name: 'Retenir ce destinataire' })).toBeVisible();
  },
);

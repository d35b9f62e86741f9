import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from '../../support/browser/browser.ts';

const SECRET = randomBytes(24);
const BODY = '{"type":"order.placed","data":{"id":"o-1"}}';

/** Sends a signed webhook, as the shop does. */
async function deliver(url: string, id: string): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = createHmac('sha256', SECRET).update(`${id}.${timestamp}.${BODY}`);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,AAAA v1,${signed.digest('base64')}`,
  };
  return (await fetch(url, { method: 'POST', headers, body: BODY })).status;
}

test.extend({ width: 375 })(
  'a developer receives webhooks, checks their signatures and refuses some',
  async ({ page, expectFault }) => {
    await page.goto('/mockman');
    await page.getByRole('tab', { name: 'Requête' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Webhooks' })).toBeFocused();
    const panel = page.getByRole('tabpanel', { name: 'Webhooks' });
    await expect(panel.getByText('Aucune requête reçue pour le moment.')).toBeVisible();
    const url = await panel.getByLabel('Adresse du récepteur').inputValue();

    expect(await deliver(url, 'msg_1')).toBe(200);
    const received = panel.getByRole('listitem').filter({ hasText: 'msg_1' });
    await expect(received).toContainText('order.placed');
    await expect(received).toContainText('Signature non vérifiée');
    await panel.getByLabel('Secret du webhook').fill(`whsec_${SECRET.toString('base64')}`);
    await expect(received).toContainText('Signature valide');
    await received.getByText('order.placed').first().click();
    await expect(received.getByRole('region', { name: 'Corps' })).toContainText('"id": "o-1"');
    await expect(received.getByRole('region', { name: 'En-têtes' })).toContainText(
      'webhook-id: msg_1',
    );
    await panel.getByLabel('Secret du webhook').fill(`whsec_${'A'.repeat(32)}`);
    await expect(received).toContainText('Signature fausse');
    await panel.getByLabel('Secret du webhook').fill('abc');
    await expect(panel.getByText('Un secret s’écrit')).toBeVisible();

    await panel.getByLabel('Réponse du récepteur').selectOption('500');
    await expect.poll(() => deliver(url, 'msg_2')).toBe(500);
    await expect(panel.getByRole('listitem').first()).toContainText('réponse 500');

    // It is the same receiver after a reload.
    await page.reload();
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    await expect(panel.getByLabel('Adresse du récepteur')).toHaveValue(url);
    await expect(panel.getByLabel('Réponse du récepteur')).toHaveValue('500');
    await panel.getByRole('button', { name: 'Vider' }).click();
    await expect(panel.getByText('Aucune requête reçue pour le moment.')).toBeVisible();

    expectFault(/ERR_CONNECTION_REFUSED/);
    await page.route('**/dev/webhooks/**', (route) => route.abort('connectionrefused'));
    await expect(panel.getByRole('alert')).toContainText('Le récepteur ne répond pas.');
    await page.unroute('**/dev/webhooks/**');
    await panel.getByRole('button', { name: 'Réessayer' }).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
  },
);

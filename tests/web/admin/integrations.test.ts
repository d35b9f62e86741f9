import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { notice } from '../../support/shop/shopper.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks that answers with `status`. */
async function openReceiver() {
  const received: Received[] = [];
  const answer = { status: 204 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, answer };
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function expectSound(page: Page): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, faults: await findFaults(page) }).toEqual({ width, faults: [] });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
}

test('a token is made, used and revoked', async ({ page }) => {
  const use = async (secret: string) => {
    const response = await fetch(new URL('/graphql/admin', page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query: '{ categories { name } }' }),
    });
    return response.status;
  };
  await openAdminAt(page, '/admin/integrations');
  const form = region(page, 'Nouveau jeton');
  await form.getByRole('button', { name: 'Créer le jeton' }).click();
  await expect(form.getByText('Choisissez au moins un droit.')).toBeVisible();
  await expect(form.getByLabel('Nom')).toBeFocused();
  await form.getByLabel('Nom').fill('Comparateur');
  await form.getByRole('checkbox', { name: 'Lire les produits' }).check();
  await form.getByLabel('Expiration').selectOption('Dans 90 jours');
  await form.getByRole('button', { name: 'Créer le jeton' }).click();
  const shown = region(page, /^Jeton « Comparateur »/u);
  await expect(shown.getByRole('heading')).toBeFocused();
  const secret = await shown.getByLabel('Jeton').inputValue();
  expect(await use(secret)).toBe(200);
  await expectSound(page);
  await page.reload();
  const list = region(page, 'Jetons');
  await expect(list.getByRole('listitem')).toContainText(/Lire les produits.*utilisé/su);
  await expect(page.getByLabel('Jeton', { exact: true })).toBeHidden();
  await list.getByRole('button', { name: 'Révoquer le jeton Comparateur' }).click();
  await page.getByRole('button', { name: 'Oui, révoquer' }).click();
  await expect(notice(page, 'Le jeton est révoqué.')).toBeVisible();
  await expect(list.getByText('Aucun jeton.')).toBeVisible();
  expect(await use(secret)).toBe(401);
});

test('a webhook is made, tried, paused and deleted', async ({ page }) => {
  const { url, received, answer } = await openReceiver();
  await openAdminAt(page, '/admin/integrations/webhooks');
  const form = region(page, 'Nouveau webhook');
  await form.getByLabel('Adresse').fill('http://10.0.0.1/hook');
  await form.getByRole('checkbox', { name: 'Stock changé' }).check();
  await form.getByRole('button', { name: 'Créer le webhook' }).click();
  await expect(form.getByLabel('Adresse')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Adresse').fill(url);
  await form.getByRole('button', { name: 'Créer le webhook' }).click();
  const secret = await page.getByLabel('Secret de signature').inputValue();
  await expectSound(page);
  await region(page, 'Adresses prévenues').getByRole('link', { name: url }).click();

  const log = region(page, 'Envois');
  await expect(log.getByText('Aucun envoi pour le moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer un test' }).click();
  await expect(log.getByRole('listitem').first()).toContainText('Reçu');
  const [first] = received;
  expect(new Webhook(secret).verify(first?.body ?? '', headersOf(first))).toMatchObject({
    type: 'webhook.test',
  });
  await log.getByText('Détails').click();
  await expect(log.getByText('réponse 204')).toBeVisible();
  await expectSound(page);

  answer.status = 500;
  await log.getByRole('button', { name: /^Renvoyer/ }).click();
  await expect(notice(page, 'L’envoi est reparti.')).toBeVisible();
  await expect(log.getByText('réponse 500')).toBeVisible();
  expect(received[1]?.headers['webhook-id']).toBe(first?.headers['webhook-id']);

  await page.getByRole('button', { name: 'Nouveau secret' }).click();
  await page.getByRole('button', { name: 'Oui, nouveau secret' }).click();
  await expect(page.getByLabel('Secret de signature')).not.toHaveValue(secret);
  await expect(page.getByText('L’ancien secret signe encore')).toBeVisible();

  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(page.getByText('ce qui se passe maintenant ne lui sera pas envoyé')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer un test' })).toBeDisabled();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: 'Oui, supprimer' }).click();
  await expect(page).toHaveURL('/admin/integrations/webhooks');
  await expect(page.getByText('Aucun webhook.')).toBeVisible();
});

const headersOf = (received: Received | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(received?.headers ?? {}).filter(([name]) => name.startsWith('webhook-')),
  ) as Record<string, string>; // a header that is sent once is a string

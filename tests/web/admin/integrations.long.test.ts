import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { expect } from '../../support/browser/browser.ts';
import { startReceiver } from '../../support/http/receiver.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { toast } from '../../support/shop/shopper.ts';
import { expectSound } from './sound.steps.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

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
  await expect(toast(page, 'Le jeton est révoqué.')).toBeVisible();
  await expect(list.getByText('Aucun jeton.')).toBeVisible();
  expect(await use(secret)).toBe(401);
});

test('a webhook is made, tried, paused and deleted', async ({ page }) => {
  const { url, received, close } = await startReceiver((_, count) => (count === 1 ? 204 : 500));
  onTestFinished(close);
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
  const event = new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {});
  expect(event).toMatchObject({ type: 'webhook.test' });
  await log.getByText('Détails').click();
  await expect(log.getByText('réponse 204')).toBeVisible();
  await expectSound(page);

  await log.getByRole('button', { name: /^Renvoyer/ }).click();
  await expect(toast(page, 'L’envoi est reparti.')).toBeVisible();
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

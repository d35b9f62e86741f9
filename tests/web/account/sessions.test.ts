import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { notice, readStored, signUp } from '../../support/shop/shopper.ts';
import { newCustomer, PASSWORD, request } from './account.steps.ts';
import { endOthers, main, tokenOf } from './sessions.steps.ts';

async function logInAgain(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Connexion', exact: true }).click();
}

describe('a session that was ended elsewhere', () => {
  test('in the middle of the checkout: form, choice and cart are there after log-in', async ({
    page,
    url,
    expectFault,
  }) => {
    expectFault(/401/);
    const customer = newCustomer();
    await signUp(page, customer);
    await request(
      url,
      'mutation { addToCart(productId: "jupe-plissee-safran", quantity: 2) { userErrors { code } } }',
      {},
      await tokenOf(page),
    );
    await page.goto('/address');
    const dialog = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
    const add = page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' });
    const texts = { Rue: '12, rue des Consuls', Ville: 'Rabat', 'Code Postal': '10000' };
    for (const [name, street] of [
      ['Nadia, à la maison', '1, rue des Oudayas'],
      ['Nadia, au bureau', '2, rue des Consuls'],
    ] as const) {
      await add.click();
      await dialog.getByLabel('Nom', { exact: true }).fill(name);
      for (const [label, text] of Object.entries({ ...texts, Rue: street, Région: 'Rabat' })) {
        await dialog.getByLabel(label, { exact: true }).fill(text);
      }
      await dialog.getByRole('button', { name: "Ajouter l'Adresse" }).click();
      await expect(dialog).toBeHidden();
    }
    const chosen = page.getByRole('radio', { name: 'Nadia, à la maison' });
    await chosen.check();
    await add.click();
    for (const [label, text] of Object.entries(texts)) {
      await dialog.getByLabel(label, { exact: true }).fill(text);
    }

    await endOthers(url, customer.email);
    await dialog.getByLabel('Nom', { exact: true }).fill('Nadia');
    await dialog.getByLabel('Région', { exact: true }).fill('Rabat-Salé');
    await dialog.getByRole('button', { name: "Ajouter l'Adresse" }).click();
    await expect(notice(page, 'Votre session a expiré. Veuillez vous reconnecter.')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await expect(main(page)).toContainText('Connectez-vous pour reprendre où vous en étiez.');
    expect(await readStored(page, 'session')).toBeNull();

    await logInAgain(page, customer.email);
    await expect(page).toHaveURL('/address');
    for (const [label, text] of Object.entries({ ...texts, Nom: 'Nadia', Région: 'Rabat-Salé' })) {
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(chosen).toBeChecked();
    await expect(main(page)).toContainText('Jupe plissée Safran');
    await page.reload();
    await expect(chosen).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

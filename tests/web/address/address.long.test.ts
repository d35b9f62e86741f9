import { expect, test } from '../../support/browser/browser.ts';
import { toast, undo, countRequests } from '../../support/shop/shopper.ts';
import type { Page } from '@playwright/test';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const add = (page: Page) => page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' });
const item = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function openBook(page: Page): Promise<void> {
  await openAsDemo(page, '/profile');
  await page.getByRole('link', { name: 'Adresse', exact: true }).click();
  await expect(page).toHaveURL('/address-details');
  await expect(item(page, 'Salma Bennani')).toBeVisible();
}

test('a customer takes back the removal of an address', async ({ page }) => {
  await openBook(page);
  await item(page, 'Salma Bennani').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune adresse ajoutée.', { exact: true })).toBeVisible();
  await undo(page, 'Adresse supprimée.').click();
  await expect(toast(page, 'Adresse rétablie.')).toBeVisible();
  await expect(add(page)).toBeFocused();
  await page.reload();
  await expect(item(page, 'Salma Bennani')).toContainText('14, rue des Consuls');
  await expect(item(page, 'Salma Bennani')).toContainText('10030 Rabat, Rabat-Salé-Kénitra');
});

test('the form covers a blurred page, and closing it gives the focus back', async ({ page }) => {
  await openBook(page);
  await add(page).click();
  const blur = () =>
    form(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backdropFilter);
  expect(await blur()).toMatch(/^blur\([1-9]/);
  await form(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(form(page)).toBeHidden();
  await expect(add(page)).toBeFocused();

  const edit = item(page, 'Salma Bennani').getByRole('button', { name: 'Modifier' });
  await edit.click();
  await field(page, 'Nom').fill('Quelqu’un d’autre');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(item(page, 'Salma Bennani')).toBeVisible();
});

test('a partly filled form gets a note under each blank, a blank one a warning', async ({
  page,
}) => {
  await openBook(page);
  const saved = countRequests(page, 'AddAddress');
  const warning = toast(page, 'Veuillez remplir toutes les informations!');
  await add(page).click();
  await field(page, 'Nom').fill('Bureau');
  // A city that the shop knows would fill the region.
  await field(page, 'Ville').fill('Ailleurs');
  await form(page).getByRole('button', { name: "Ajouter l'Adresse" }).click();
  for (const label of ['Rue', 'Région', 'Code Postal']) {
    await expect(field(page, label)).toHaveAccessibleDescription('Ce champ est obligatoire.');
  }
  await expect(field(page, 'Nom')).toHaveAccessibleDescription('');
  await expect(field(page, 'Rue')).toBeFocused();

  await field(page, 'Nom').fill('  ');
  await field(page, 'Ville').fill('');
  expect(await warning.count()).toBe(0);
  await form(page).getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await expect(warning).toBeVisible();
  await expect(field(page, 'Nom')).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await field(page, 'Code Postal').fill('1009');
  await form(page).getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await expect(field(page, 'Code Postal')).toHaveAccessibleDescription(
    'Le code postal compte cinq chiffres.',
  );
  expect(saved()).toBe(0);
});

const OFFICE = {
  Nom: 'Bureau de Salma',
  Rue: '3, avenue Annakhil',
  Ville: 'Rabat',
  Région: 'Rabat-Salé-Kénitra',
  'Code Postal': '10100',
};

test('an address whose response was lost is there once, as it was sent last', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
  await openBook(page);
  await add(page).click();
  for (const [label, text] of Object.entries(OFFICE)) await field(page, label).fill(text);
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const isAddition = route.request().postData()?.includes('"operationName":"AddAddress"');
    if (isLost || !isAddition) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  const failed = page.waitForEvent('requestfailed');
  await form(page).getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await failed;
  await page.reload();
  await field(page, 'Ville').fill('Salé');
  await form(page).getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await expect(form(page)).toBeHidden();
  await page.reload();
  await expect(item(page, 'Bureau de Salma')).toContainText('10100 Salé');
  await expect(item(page, 'Bureau de Salma')).toHaveCount(1);
});

test('a customer adds, edits and deletes addresses, and finds them again', async ({ page }) => {
  await openBook(page);
  await expect(item(page, 'Salma Bennani')).toContainText('14, rue des Consuls');
  await expect(item(page, 'Salma Bennani')).toContainText('10030 Rabat, Rabat-Salé-Kénitra');

  await add(page).click();
  await expect(field(page, 'Nom')).toBeFocused();
  for (const [label, text] of Object.entries(OFFICE)) await field(page, label).fill(text);
  await form(page).getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await expect(form(page)).toBeHidden();
  await expect(item(page, 'Bureau de Salma')).toContainText('3, avenue Annakhil');
  await expect(item(page, 'Bureau de Salma')).toContainText('10100 Rabat, Rabat-Salé-Kénitra');

  await item(page, 'Bureau de Salma').getByRole('button', { name: 'Modifier' }).click();
  for (const [label, text] of Object.entries(OFFICE)) {
    await expect(field(page, label)).toHaveValue(text);
  }
  await field(page, 'Ville').fill('Salé');
  await form(page).getByRole('button', { name: "Enregistrer l'Adresse" }).click();
  await expect(form(page)).toBeHidden();
  await expect(item(page, 'Bureau de Salma')).toContainText('10100 Salé, Rabat-Salé-Kénitra');
  await expect(item(page, 'Bureau de Salma')).toHaveCount(1);

  // The edit is over: the next form is that of a new address, and empty.
  await add(page).click();
  for (const label of Object.keys(OFFICE)) await expect(field(page, label)).toHaveValue('');
  await expect(form(page).getByRole('button', { name: "Ajouter l'Adresse" })).toBeVisible();
  await page.keyboard.press('Escape');

  await item(page, 'Salma Bennani').getByRole('button', { name: 'Supprimer' }).click();
  await expect(toast(page, 'Adresse supprimée.')).toBeVisible();
  await expect(item(page, 'Salma Bennani')).toBeHidden();
  await expect(add(page)).toBeFocused();
  await page.reload();
  await expect(item(page, 'Bureau de Salma')).toContainText('10100 Salé, Rabat-Salé-Kénitra');
  await expect(page.getByRole('button', { name: 'Modifier' })).toHaveCount(1);
  await item(page, 'Bureau de Salma').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune adresse ajoutée.', { exact: true })).toBeVisible();
});

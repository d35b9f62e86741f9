import { expect, test } from '../../support/browser/browser.ts';
import { toast, undo, countRequests } from '../../support/shop/shopper.ts';
import { add, field, form, item, openBook } from './address.steps.ts';

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
  await field(page, 'Ville').fill('Rabat');
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

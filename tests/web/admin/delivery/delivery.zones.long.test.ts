import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { toast } from '../../../support/shop/shopper.ts';
import { expectSound } from '../sound.steps.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });

/** Adds a city as the keyboard does: what is typed, then Enter on what the list proposes first. */
async function addCity(page: Page, text: string, name: string): Promise<void> {
  const city = page.getByRole('combobox', { name: 'Ajouter une ville' });
  await city.fill(text);
  await expect(page.getByRole('option').first()).toContainText(new RegExp(`^${name}`));
  await city.press('Enter');
  const chosen = page.getByRole('list', { name: 'Villes de la zone' });
  await expect(chosen.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(city).toHaveValue('');
}

test('a zone is added, what is wrong stands at its field, and two people change it at once', async ({
  page,
  context,
}) => {
  await openAdminAt(page, '/admin/delivery');
  await expect(page.getByText(/le tarif du pays vaut\s: 50\sDH sans compte/)).toBeVisible();
  await page.getByRole('link', { name: 'Nouvelle zone' }).click();
  await field(page, 'Nom de la zone').fill('Rabat et environs');
  await addCity(page, 'rabat', 'Rabat');
  await addCity(page, 'سلا', 'Salé');
  await page.getByRole('checkbox', { name: 'Oriental' }).check();
  await field(page, 'Frais avec un compte').fill('dix');
  await field(page, 'Jours ouvrables, au plus tôt').fill('0');
  await field(page, 'Jours ouvrables, au plus tard').fill('1');
  await saveButton(page).click();
  await expect(field(page, 'Frais sans compte')).toBeFocused();
  await expect(field(page, 'Frais avec un compte')).toHaveAccessibleDescription(/montant/);
  await field(page, 'Frais sans compte').fill('30');
  await field(page, 'Frais avec un compte').fill('10');
  await page.getByRole('checkbox', { name: /^Essayage/ }).check();
  await saveButton(page).click();
  await expect(toast(page, 'Zone enregistrée.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rabat et environs');
  await expect(field(page, 'Frais sans compte')).toHaveValue('30,00');
  await expectSound(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, 'Frais sans compte').fill('25');
  await field(other, 'Gratuit à partir de').fill('500');
  await saveButton(other).click();
  await expect(toast(other, 'Zone enregistrée.')).toBeVisible();
  await other.close();
  await field(page, 'Frais sans compte').fill('20');
  await addCity(page, 'casa', 'Casablanca');
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Une autre personne a modifié cette zone');
  await expect(field(page, 'Frais sans compte')).toHaveAccessibleDescription(/«\s25,00\s»/);
  await expect(field(page, 'Gratuit à partir de')).toHaveValue('500,00');
  await saveButton(page).click();
  await expect(toast(page, 'Zone enregistrée.')).toBeVisible();

  await page.getByRole('link', { name: 'Livraison' }).last().click();
  const row = page.getByRole('row', { name: 'Rabat et environs' });
  for (const text of ['3 villes, 1 région', '0 à 1 jour ouvrable, essayage', '20', '10', '500']) {
    await expect(row).toContainText(text);
  }
  await page.getByRole('link', { name: 'Nouvelle zone' }).click();
  await field(page, 'Nom de la zone').fill('Grandes villes');
  await field(page, 'Frais sans compte').fill('35');
  await addCity(page, 'casablanca', 'Casablanca');
  await saveButton(page).click();
  await expect(page.getByRole('combobox', { name: 'Ajouter une ville' })).toBeFocused();
  await expect(page.getByText(/Casablanca.*«\sRabat et environs\s»/)).toBeVisible();
});

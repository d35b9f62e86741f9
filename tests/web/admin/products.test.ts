import { describe } from 'vitest';
import { findFaults } from '../../audit/axe.ts';
import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { cell, openProduct, save, saveAll, SHIRT, SHIRT_PATH } from './products.steps.ts';

test.beforeEach(async ({ page, url }) => logIn(page, url));

const phoneTest = test.extend({ width: 375 });

describe('the list of products', () => {
  test('is searched and opened by the keyboard alone', async ({ page }) => {
    await page.goto('/admin/products');
    await expect(page.getByRole('link', { name: SHIRT })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('plastron');
    await expect(page.getByRole('status').filter({ hasText: /^1 produit$/ })).toBeVisible();
    await expect(page).toHaveURL(/\?q=plastron$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: SHIRT })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('plastron');
  });

  test('is filtered by category and stock, in the address', async ({ page }) => {
    await page.goto('/admin/products');
    await page.getByLabel('Catégorie').selectOption('Hauts');
    await expect(page).toHaveURL('/admin/products?categorie=Hauts');
    await page.getByRole('link', { name: 'Stock bas' }).click();
    await expect(page).toHaveURL('/admin/products?categorie=Hauts&vue=stock-bas');
    const shirt = page.getByRole('listitem').filter({ hasText: SHIRT });
    await expect(shirt).toContainText('épuisé');
    await page.reload();
    await expect(page.getByLabel('Catégorie')).toHaveValue('Hauts');
    await expect(shirt).toBeVisible();
  });

  test('leads through its pages', async ({ page }) => {
    await page.goto('/admin/products');
    const first = page.getByRole('link', { name: SHIRT });
    await expect(first).toBeVisible();
    await page.getByRole('navigation', { name: /pages/i }).getByRole('link').last().click();
    await expect(page).toHaveURL(/apres=/);
    await expect(first).toBeHidden();
  });
});

describe('a product', () => {
  test('has a new price in the shop, and nothing else is sent', async ({ page, url }) => {
    await openProduct(page);
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('SaveProduct') ?? false,
    );
    await page.getByLabel('Prix', { exact: true }).fill('599,5');
    await saveAll(page);
    const { variables } = (await sent).postDataJSON() as { variables: object };
    expect(variables).toMatchObject({
      input: { id: 'chemisier-plastron-blanc', price: 59_950 },
    });
    expect(Object.keys((variables as { input: object }).input)).toEqual(['id', 'price']);
    await page.goto(`${url}/products/chemisier-plastron-blanc`);
    await expect(page.getByText('599,50').first()).toBeVisible();
  });

  test('shows an unreadable price at its field, and loses nothing', async ({ page }) => {
    await openProduct(page);
    const price = page.getByLabel('Prix', { exact: true });
    await price.fill('douze');
    await page.getByLabel('Marque').fill('Autre');
    await save(page);
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/Un montant en dirhams/);
    await expect(page.getByLabel('Marque')).toHaveValue('Autre');
  });

  test('warns before what was typed is left', async ({ page }) => {
    await openProduct(page);
    await page.getByLabel('Titre').fill('Autre titre');
    await page.getByRole('link', { name: 'Tous les produits' }).click();
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue('Autre titre');
    await page.getByRole('link', { name: 'Tous les produits' }).click();
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page).toHaveURL('/admin/products');
  });

  test('that is left by Back has what was typed when one returns', async ({ page }) => {
    await page.goto('/admin/products');
    await page.getByRole('link', { name: SHIRT }).click();
    await page.getByLabel('Titre').fill('Titre en cours');
    await page.goBack();
    await expect(page.getByText('elles vous attendent')).toBeVisible();
    await page.getByRole('link', { name: SHIRT }).click();
    await expect(page.getByLabel('Titre')).toHaveValue('Titre en cours');
    await page.getByRole('button', { name: 'Annuler les modifications' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Annuler les modifications' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue(SHIRT);
    await page.goBack();
    await page.getByRole('link', { name: SHIRT }).click();
    await expect(page.getByLabel('Titre')).toHaveValue(SHIRT);
  });

  test('without a discount has both prices raised together', async ({ page }) => {
    await openProduct(page);
    const [price, original] = [
      page.getByLabel('Prix', { exact: true }),
      page.getByLabel('Prix d’origine'),
    ];
    await price.fill('700');
    await original.fill('700');
    await saveAll(page);
    await price.fill('710');
    await page.getByLabel('Titre').focus();
    await expect(original).toHaveValue('710,00');
  });

  test('is archived after a confirmation, and back again', async ({ page }) => {
    await openProduct(page, '/admin/products/jean-droit-brut', 'Jean droit brut surpiqué');
    await page.getByRole('button', { name: 'Archiver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click();
    await expect(page.getByText('Ce produit est archivé')).toBeVisible();
    await page.goto('/admin/products?vue=archives');
    await page.getByRole('link', { name: 'Jean droit brut surpiqué' }).click();
    await page.getByRole('button', { name: 'Remettre en vente' }).click();
    await expect(page.getByRole('button', { name: 'Archiver' })).toBeVisible();
  });

  test('is added with sizes and stock', async ({ page, url }) => {
    await page.goto('/admin/products');
    await page.getByRole('link', { name: 'Nouveau produit' }).click();
    await page.getByLabel('Titre').fill('Robe du test');
    await page.getByLabel('Marque').fill('Belle Vue');
    await page.getByLabel('Catégorie').selectOption('Robes');
    await page.getByLabel('Prix', { exact: true }).fill('1 299,00');
    await page.getByRole('button', { name: 'Ajouter une option' }).click();
    await page.getByLabel('Nom de l’option 1').fill('Taille');
    await page.getByLabel('Nouvelle valeur de Taille').fill('36, 38');
    await page.keyboard.press('Enter');
    await cell(page, 'Stock 36').fill('4');
    await page.keyboard.press('Enter');
    await page.keyboard.type('6');
    await save(page);
    await expect(page).toHaveURL('/admin/products/robe-du-test');
    await expect(cell(page, 'Stock 38')).toHaveValue('6');
    await page.goto(`${url}/products/robe-du-test`);
    await expect(page.getByRole('heading', { level: 1, name: 'Robe du test' })).toBeVisible();
  });
});

describe('two people on one product', () => {
  test('the later one sees what the other changed, and decides', async ({ page, context }) => {
    await openProduct(page);
    const other = await context.newPage();
    await openProduct(other);
    await other.getByLabel('Titre').fill(`${SHIRT} et nacré`);
    await other.getByLabel('Description').fill('Une autre description.');
    await saveAll(other);

    await page.getByLabel('Titre').fill(`${SHIRT} en popeline`);
    await page.getByLabel('Prix d’origine').fill('999');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Une autre personne a modifié ce produit' });
    const title = dialog.getByRole('group', { name: 'Titre' });
    await expect(title).toContainText(`${SHIRT} et nacré`);
    await expect(title.getByRole('radio', { name: /La vôtre/ })).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Description' })).toContainText('Une autre');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Titre')).toHaveValue(`${SHIRT} en popeline`);

    await save(page);
    await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await expect(page.getByText('Tout est enregistré.')).toBeVisible();
    await expect(page.getByLabel('Titre')).toHaveValue(`${SHIRT} en popeline`);
    await expect(page.getByLabel('Description')).toHaveValue('Une autre description.');
    await other.reload();
    await expect(other.getByLabel('Prix d’origine')).toHaveValue('999,00');
    await other.getByLabel('Titre').fill(SHIRT);
    await saveAll(other);
  });
});

describe.each([
  ['a phone', phoneTest],
  ['a wide screen', test],
] as const)('on %s', (_, sized) => {
  sized('list and editor are accessible in both schemes', async ({ page }) => {
    for (const path of ['/admin/products', SHIRT_PATH, '/admin/products/new']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        expect(await findFaults(page)).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});

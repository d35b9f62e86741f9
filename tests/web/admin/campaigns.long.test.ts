import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { DAY_MS, instantAfter } from '#shared/instants.ts';
import { inMorocco } from '../../../server/shared/time.ts';
import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { pictureFile } from './products.steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Titre' });
const prices = (page: Page) => page.getByRole('region', { name: 'Ce que feront les prix' });

/** Returns what a field of date and time has in so many days. */
const clockIn = (days: number) => inMorocco(instantAfter(new Date(), days * DAY_MS)).slice(0, 16);

async function openNew(page: Page): Promise<void> {
  await page.goto('/admin/showcase');
  await page.getByRole('link', { name: 'Campagnes' }).click();
  await page.getByRole('link', { name: 'Nouvelle campagne' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle campagne');
}

async function fillSale(page: Page, name: string, startsAt = clockIn(2)): Promise<void> {
  await openNew(page);
  await title(page).fill(name);
  await page.getByLabel('Soldes', { exact: true }).check();
  await page.getByLabel('Début').fill(startsAt);
  await page.getByLabel('Fin', { exact: true }).fill(clockIn(15));
  await page.getByLabel('Réduction en pour cent').fill('20');
  await page.getByLabel('Ajouter un produit').fill('caftan');
  await button(page, 'Ajouter «\u00a0Caftan Céleste\u00a0»').click();
}

const listed = (page: Page, state: string) =>
  page.getByRole('region', { name: state, exact: true }).getByRole('row');

test.beforeEach(async ({ page, url }) => {
  await logIn(page, url);
});

describe('campaigns', () => {
  test('a sale shows what proves each struck price before it is saved, is saved, and is withdrawn', async ({
    page,
  }) => {
    await fillSale(page, 'Soldes d’hiver');
    await expect(page.getByLabel('Adresse de la page')).toHaveValue('soldes-d-hiver');
    const item = prices(page).getByRole('listitem').filter({ hasText: 'Caftan Céleste' });
    await expect(item).toContainText('2\u202f792\u00a0DH');
    await expect(item).toContainText('barré saisi 4\u202f200\u00a0DH');
    await expect(item).toContainText(
      'prix barré 3\u202f490\u00a0DH, preuve\u00a0: 1er\u00a0janvier\u00a02025',
    );
    // A promotion strikes what was entered.
    await page.getByLabel('Promotion', { exact: true }).check();
    await expect(item).toContainText('prix barré 4\u202f200\u00a0DH, tel que saisi');
    await page.getByLabel('Soldes', { exact: true }).check();
    await page.getByRole('tab', { name: 'Anglais' }).click();
    await page.getByRole('region', { name: 'Textes en anglais' }).getByLabel('Titre').fill('Sale');
    await button(page, 'Enregistrer').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soldes d’hiver');
    await expect(page.getByText('Elle commence le')).toBeVisible();

    const image = page.getByRole('region', { name: 'Image' });
    const file = await pictureFile(page, 'rue.png', { width: 900, height: 1100, colour: 'teal' });
    await image.getByLabel('Choisir une photo').setInputFiles([file]);
    await image.getByLabel('Texte alternatif').fill('Une rue de la médina');
    await image.getByRole('button', { name: 'Envoyer la photo' }).click();
    await expect(image.getByRole('img', { name: 'Une rue de la médina' })).toBeVisible();

    await page.getByRole('link', { name: 'Campagnes' }).click();
    await expect(listed(page, 'À venir').filter({ hasText: 'Soldes d’hiver' })).toContainText(
      '−20\u00a0%',
    );
    await page.getByRole('link', { name: 'Soldes d’hiver' }).click();
    await button(page, 'Retirer la campagne').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer la campagne' }).click();
    await expect(page.getByText('Elle a été retirée avant son début.')).toBeVisible();
    await expect(page.getByLabel('Réduction en pour cent')).toBeDisabled();
  });

  test('that runs is ended after a confirmation, and stands among those that ended', async ({
    page,
  }) => {
    await fillSale(page, 'Vente éclair', clockIn(0));
    await button(page, 'Enregistrer').click();
    await expect(page.getByText('Elle est en cours jusqu’au')).toBeVisible();
    await expect(page.getByLabel('Début')).toBeDisabled();
    await expect(page.getByLabel('Fin', { exact: true })).toBeEnabled();
    await button(page, 'Terminer maintenant').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminer maintenant' }).click();
    await expect(page.getByText('Elle est terminée depuis le')).toBeVisible();
    await page.getByRole('link', { name: 'Campagnes' }).click();
    await expect(listed(page, 'Terminées').filter({ hasText: 'Vente éclair' })).toBeVisible();
    await expect(page.getByText('Aucune campagne en cours.')).toBeVisible();
  });

  test('with bad input says under each field what would be right', async ({ page }) => {
    await fillSale(page, 'Soldes');
    await page.getByLabel('Réduction en pour cent').fill('101');
    await page.getByLabel('Fin', { exact: true }).fill(clockIn(1));
    await page.getByLabel('Adresse de la page').fill('Soldes !');
    await button(page, 'Enregistrer').click();
    await expect(page.getByText('La fin doit venir après le début.')).toBeVisible();
    await expect(page.getByText('Ce doit être un nombre entier de 1 à 100.')).toBeVisible();
    await expect(page.getByLabel('Adresse de la page')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle campagne');
    await button(page, 'Retirer «\u00a0Caftan Céleste\u00a0»').click();
    await page.getByLabel('Adresse de la page').fill('soldes');
    await page.getByLabel('Fin', { exact: true }).fill(clockIn(9));
    await page.getByLabel('Réduction en pour cent').fill('10');
    await button(page, 'Enregistrer').click();
    await expect(page.getByText('Choisissez au moins un produit')).toBeVisible();
    await button(page, 'Abandonner les modifications').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Abandonner les modifications' })
      .click();
  });

  describe('on a phone', () => {
    test.override({ width: 360 });

    test('the form fits, and is filled in by keys', async ({ page }) => {
      await openNew(page);
      await title(page).focus();
      await page.keyboard.type('Collection d’été');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Adresse de la page')).toBeFocused();
      await page.getByLabel('Promotion', { exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByLabel('Sélection', { exact: true })).toBeChecked();
      await expect(page.getByLabel('Réduction en pour cent')).toBeHidden();
      await page.getByLabel('Début').fill(clockIn(3));
      await page.getByLabel('Robes', { exact: true }).focus();
      await page.keyboard.press('Space');
      await expect(prices(page).getByText('articles', { exact: false }).first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collection d’été');
      await button(page, 'Retirer la campagne').tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Retirer la campagne' }).tap();
      await expect(page.getByText('Elle a été retirée avant son début.')).toBeVisible();
    });
  });
});

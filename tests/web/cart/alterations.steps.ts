import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { toast } from '../../support/shop/shopper.ts';

export const JEANS = 'Jean droit brut surpiqué';
export const PAGE = '/products/jean-droit-brut';
export const LENGTH = 'Longueur depuis la taille (cm)';

export const hem = (page: Page) =>
  page.getByRole('checkbox', { name: 'Ourlet · sans frais · 2 jours ouvrés de plus' });
export const length = (page: Page) => page.getByLabel(LENGTH, { exact: true });
export const add = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Ajouter au Panier' });

/** Adds the jeans of the page that is shown, with a hem of this length. */
export async function addHemmed(page: Page, centimetres: string): Promise<void> {
  await hem(page).check();
  await length(page).fill(centimetres);
  await add(page).click();
  await expect(toast(page, 'Ajouté au panier!').first()).toBeVisible();
  await expect(add(page)).toBeHidden();
}

/** The line of the cart with this alteration. */
export const lineWith = (page: Page, alteration: string) =>
  page.getByRole('article', { name: `${JEANS} ${alteration}`, exact: true });

export const consent = (page: Page) =>
  page.getByRole('checkbox', {
    name: 'J’ai compris : un article retouché n’est ni repris ni échangé, sauf défaut.',
  });

/** The line of the cart that is not altered. */
export const plain = (page: Page) => page.getByRole('article', { name: JEANS, exact: true });

/** Opens the dialog of the only altered line. */
export const change = (page: Page) => page.getByRole('button', { name: 'Modifier les retouches' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: JEANS, exact: true });
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer' });

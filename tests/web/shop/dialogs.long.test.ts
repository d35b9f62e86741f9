import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test as base } from '../../support/shop/back-office.ts';
import { openAsDemo, openAsNew } from '../../support/shop/earlier-visit.ts';
import { trackPath } from '../../support/shop/past-orders.ts';
import { answers } from '../../support/shop/shopper.ts';
import { SHIRT_PATH } from '../admin/products.steps.ts';

const test = base.extend({ width: 375 });

const open = (page: Page, path: string) => page.goto(path);

test.for([
  ['Filtres', '/products', open],
  ['Agrandir l’image', '/products/caftan-celeste', open],
  ['Guide des tailles', '/products/caftan-celeste', open],
  ['Rechercher', '/', open],
  ['Annuler la commande', trackPath('waiting'), open],
  ['Demander un retour', trackPath('delivered'), open],
  ['+ AJOUTER UNE NOUVELLE ADRESSE', '/address', openAsDemo],
  ['Modifier', '/address-details', openAsDemo],
  ['Modifier le nom', '/profile', openAsNew],
  ['Supprimer mon compte', '/profile/data', openAsNew],
  ['Plus', '/admin', openAdminAt],
  ['Annuler la commande', '/admin/orders/waiting', openAdminAt],
  ['Retirer', '/admin/staff', openAdminAt],
  ['Archiver', SHIRT_PATH, openAdminAt],
] as const)(
  'Escape leads from the dialog back to « %s » on %s',
  async ([name, path, reach], { page }) => {
    await reach(page, path);
    await answers(page);
    const opener = page.locator('a, button').filter({ visible: true });
    const named = opener.and(page.getByRole('button', { name }).or(page.getByText(name))).first();
    const above = page.locator(':modal, :popover-open:not(.toast-stack)');
    await named.click();
    await expect(above).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(above).toHaveCount(0);
    await expect(named).toBeFocused();
  },
);

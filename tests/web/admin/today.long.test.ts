import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { toast } from '../../support/shop/shopper.ts';
import { numberOf } from '../../support/shop/past-orders.ts';

test('a mail that was given up is sent again, and what shoppers await is listed', async ({
  page,
}) => {
  await openAdminAt(page, '/admin');
  const awaited = page.getByRole('region', { name: 'Attendus par des clients' });
  await expect(awaited.getByRole('listitem')).toHaveText(/^Robe en maille côtelée.*1 attend$/);
  const failed = page.getByRole('region', { name: 'E-mails non envoyés' });
  await expect(failed).toContainText('451 4.7.1');
  await expect(failed.getByRole('link', { name: numberOf('waiting') })).toBeVisible();
  await failed.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(toast(page, 'L’e-mail est de nouveau en route.')).toBeVisible();
  await expect(failed).toBeHidden();
});

test('what awaits staff is counted, each a link to its list, and what was sold is added up', async ({
  page,
}) => {
  await openAdminAt(page, '/admin');
  const tiles = page.getByRole('region', { name: 'À faire' }).getByRole('link');
  await expect(tiles).toHaveText([
    '2 À confirmer',
    '3 À préparer et expédier',
    '0 Retours attendus',
    '0 Échanges en cours',
    '0 Retouches à terminer',
    '1 Versements en retard',
    /^\d+ Stock bas$/,
    '0 Rendez-vous aujourd’hui',
  ]);
  const sold = page.getByRole('region', { name: 'Ventes des 30 derniers jours' });
  await expect(sold).toContainText(/42\s668\sDH · 9 commandes/);
  await tiles.filter({ hasText: 'À préparer' }).click();
  await expect(page.getByRole('main').getByRole('row').getByRole('link')).toHaveText([
    numberOf('meanwhile'),
    numberOf('again'),
    numberOf('prepared'),
  ]);
});

test('keys: / searches, arrows lead through the list, Enter opens, Escape clears', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  const search = page.getByRole('searchbox');
  const links = page.getByRole('row').getByRole('link');
  await expect(links).toHaveCount(12);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(search).toHaveValue('a/b');
  await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(links).toHaveCount(12);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const first = await links.first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(page.getByRole('main')).toBeFocused();
});

test('without network a banner says so, and the page comes back by itself', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|failed request/);
  await openAdminAt(page, '/admin/customers');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible();
  await page.getByRole('searchbox').fill('Salma');
  await expect(page.getByRole('alert')).toContainText('hors ligne');
  await context.setOffline(false);
  await expect(page.getByRole('row').filter({ hasText: 'Salma Bennani' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Salma');
  await expect(page.getByText('Vous êtes hors ligne.')).toBeHidden();

  await page.getByRole('link', { name: 'Salma Bennani' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/admin/customers?q=Salma');
});

import { expect, test } from '../../support/browser/browser.ts';
import { addToCart, fillGuestForm, toast, readStored } from '../../support/shop/shopper.ts';
import { confirmed, recap, submit } from './guest-order.steps.ts';

test('a visitor buys, pays on delivery and reads the confirmation', async ({ page }) => {
  await page.goto('/products');
  await addToCart(page, 'Chemisier à plastron plissé');
  await addToCart(page, 'Jean droit brut surpiqué');
  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  await page.getByRole('link', { name: 'Commander' }).click();
  await expect(
    page.getByRole('heading', { name: 'Finaliser votre commande', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Sans compte : vous payez à la réception.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Se connecter/ })).toHaveAttribute('href', '/login');
  await expect(main.getByRole('link', { name: 'Modifier le panier' })).toHaveAttribute(
    'href',
    '/cart',
  );
  await expect(recap(page).getByRole('listitem').first()).toContainText(
    'Chemisier à plastron plissé',
  );
  await fillGuestForm(page, { Téléphone: '06 12 34 56 78' });
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page).toHaveURL('/order-summary');
  await expect(page.getByText(/^Livré entre le/)).toBeVisible();
  await expect(toast(page, 'Commande passée avec succès!')).toBeVisible();

  await expect(page.getByRole('definition')).toHaveText([
    /^BV-\d{1,5}1000$/,
    /^\d{1,2}(er)? \p{L}+ \d{4}$/u,
    'Salma Bennis12, rue des Consuls10000 Rabat, Rabat-Salé-Kénitra0612345678salma@exemple.ma',
    'Paiement à la livraison',
    '2',
    '1 138 DH',
  ]);
  await expect(
    page.getByText(
      'Une confirmation vous a été envoyée par e-mail. Votre commande sera expédiée sous 24–48 heures.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Service client :')).toBeVisible();
  const articles = page.getByRole('region', { name: 'Vos articles' }).getByRole('listitem');
  const listed = [
    /^Chemisier à plastron plissé40 \/ Blanc.*549\u00a0DH$/,
    /^Jean droit brut surpiqué.*589\u00a0DH$/,
  ];
  await expect(articles).toHaveText(listed);
  await expect(articles.locator('img')).toHaveCount(2);
  const [number = ''] = await page.getByRole('definition').allInnerTexts();
  expect(await readStored(page, 'lastOrder')).toEqual({
    orderNumber: number,
    orderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/),
    shippingInfo: {
      name: 'Salma Bennis',
      phone: '0612345678',
      email: 'salma@exemple.ma',
      street: '12, rue des Consuls',
      city: 'Rabat',
      state: 'Rabat-Salé-Kénitra',
      codePostal: '10000',
      paymentMethod: 'COD',
    },
    items: 2,
    totalAmount: 1138,
  });
  expect(await readStored(page, 'guestCart')).toBeNull();

  await page.reload();
  await expect(confirmed(page)).toBeVisible();
  await expect(articles).toHaveText(listed);
  await page.getByRole('link', { name: 'Continuer vos achats' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
});

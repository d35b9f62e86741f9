import { expect, test } from '../../support/browser/browser.ts';
import { addToCart, answers, follow, logInAsDemo, readStored } from '../../support/shop/shopper.ts';

test('unreadable entries of every key break no page and are dropped, readable lines of a cart stay', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('session', '{');
    const lines = [null, 'x', { productId: 3 }, { productId: 'parti', quantity: 1 }];
    const good = { productId: 'caftan-celeste', quantity: 2 };
    localStorage.setItem('guestCart', JSON.stringify([...lines, good]));
    localStorage.setItem('guestQuote', '[]');
    localStorage.setItem('lastOrder', '');
    localStorage.setItem('lastOrderTracking', '"x');
    localStorage.setItem('recentlyViewed', '{"length":3}');
    sessionStorage.setItem('guestCheckout', '0');
    sessionStorage.setItem('cardPayment', '[]');
    sessionStorage.setItem('scroll', '{');
    sessionStorage.setItem('reloadedFrom', '{}');
  });
  for (const [path, title] of [
    ['/', 'La lumière de Rabat, à porter.'],
    ['/products/caftan-celeste', 'Caftan Céleste'],
    ['/cart', 'Panier (2)'],
    ['/guest-checkout', 'Finaliser votre commande'],
    ['/order-summary', 'Aucune commande récente.'],
    ['/profile', 'Connexion'],
  ] as const) {
    await page.goto(path);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(() => readStored(page, 'session'), path).toBeNull();
  }
});

test('two tabs agree on a visitor’s cart', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/cart');
  await addToCart(page, 'Caftan Céleste');
  const line = other.getByRole('article', { name: 'Caftan Céleste' });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Panier (2)');
  await expect
    .poll(() => readStored(page, 'guestCart'))
    .toEqual([{ productId: 'caftan-celeste', quantity: 2 }]);

  await line.getByRole('button', { name: 'Supprimer' }).click();
  const card = page.getByRole('article', { name: 'Caftan Céleste' });
  await expect(card.getByRole('button', { name: 'Ajouter au Panier' })).toBeVisible();
});

test('two tabs agree on the session and on a customer’s cart', async ({ page, context }) => {
  const other = await context.newPage();
  const otherBar = other.getByRole('navigation', { name: 'Navigation principale' });
  const banner = other.getByRole('region', { name: 'Inscription' });
  await other.goto('/');
  await expect(banner).toBeVisible();

  // A page that is opened behind another draws once a second only.
  await page.bringToFront();
  await logInAsDemo(page);
  await expect(banner).toBeHidden();
  await addToCart(page, 'Chemisier à plastron plissé');
  await expect(otherBar.getByRole('link', { name: 'Panier 1' })).toBeVisible();
  await follow(other, 'Compte');
  await expect(other).toHaveURL('/profile');

  await follow(page, 'Compte');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');
  await expect(banner).toBeVisible();
  await expect(otherBar.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
});

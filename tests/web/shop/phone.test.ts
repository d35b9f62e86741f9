import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/browser.ts';
import { addToCart, fillGuestForm, follow, signUp } from '../../support/shop/shopper.ts';

// Not `override`, which would also narrow the files that the same worker runs next.
const test = base.extend({ width: 375 });

const longWord = 'Anticonstitutionnellement'.repeat(4);
const manyLines = [
  ['caftan-celeste', 99],
  ['djellaba-menthe', 99],
  ['lunettes-rectangulaires-frise', 99],
  ['veste-brodee-majorelle', 99],
  ['takchita-nour', 99],
].map(([productId, quantity]) => ({ productId, quantity }));

/** Opens a page, waits for what it shows last and expects that nothing stands out sideways. */
async function expectNarrow(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  const excess = await page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? Infinity) - window.innerWidth,
  );
  expect(excess, `${path} stands out by so many pixels`).toBeLessThanOrEqual(0);
}

test('the filters are a sheet that stops the page from scrolling until it is closed', async ({
  page,
}) => {
  await page.goto('/products');
  const root = page.locator('html');
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  const robes = sheet.getByRole('checkbox', { name: 'Robes' });
  await expect(page.getByRole('status')).toHaveText('41 produits');
  await expect(page.getByRole('checkbox', { name: 'Robes' })).toBeHidden();
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');

  await page.getByRole('button', { name: 'Filtres', exact: true }).tap();
  await expect(sheet).toBeVisible();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await robes.tap();
  await expect(robes).toBeChecked();
  await sheet.getByRole('button', { name: 'Fermer' }).tap();
  await expect(sheet).toBeHidden();
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.getByRole('status')).toHaveText('6 produits');

  await page.getByRole('button', { name: 'Filtres', exact: true }).tap();
  await sheet.getByRole('button', { name: 'Effacer les filtres' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('41 produits');
  await expect(page.getByText('Filtres actifs')).toBeHidden();
});

test('no page of a visitor scrolls sideways, not with a full cart either', async ({
  page,
  expectFault,
}) => {
  expectFault(/404.*\/nulle-part/);
  await expectNarrow(page, '/', 'Nos catégories');
  await expectNarrow(page, '/products', 'Chemisier à plastron plissé');
  await expectNarrow(page, '/products?category=Robes&brand=Belle+Vue&note=4.6', 'Filtres actifs');
  await expectNarrow(page, '/products/caftan-celeste', 'Brocart bleu ciel');
  await expectNarrow(page, '/login', 'Connexion');
  await expectNarrow(page, '/signup', 'Créer un compte');
  await expectNarrow(page, '/mockman', 'Response is undefined.');
  await expectNarrow(page, '/order-summary', 'Aucune commande récente.');
  await expectNarrow(page, '/nulle-part', 'Oups!');
  await expectNarrow(page, '/cart', 'Votre panier est vide!');
  await expectNarrow(page, '/guest-checkout', 'Votre panier est vide');

  await page.evaluate(
    (lines) => localStorage.setItem('guestCart', JSON.stringify(lines)),
    manyLines,
  );
  await expectNarrow(page, '/cart', 'Total (495)');
  await expectNarrow(page, '/guest-checkout', 'Lunettes noires à frise dorée');
});

test('no page of a customer scrolls sideways, not with long names either', async ({ page }) => {
  await signUp(page, {
    firstName: longWord,
    lastName: longWord,
    email: `${'long'.repeat(15)}@exemple.ma`,
    password: 'un mot de passe',
  });
  await addToCart(page, 'Chemisier à plastron plissé');
  await page
    .getByRole('article', { name: 'Jean droit brut surpiqué' })
    .getByRole('button', { name: 'Ajouter à la liste de souhaits' })
    .tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Ajouté à la liste' })).toBeVisible();
  await expectNarrow(page, '/wishlist', 'Jean droit brut surpiqué');
  await expectNarrow(page, '/profile', longWord);
  await expectNarrow(page, '/orders', 'Aucune commande pour le moment.');
  await expectNarrow(page, '/address-details', 'Aucune adresse ajoutée.');

  await page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' }).tap();
  const form = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
  for (const label of ['Nom', 'Rue', 'Ville', 'Région', 'Code Postal']) {
    await form.getByLabel(label, { exact: true }).fill(longWord);
  }
  await form.getByRole('button', { name: "Ajouter l'Adresse" }).tap();
  await expect(form).toBeHidden();
  await expectNarrow(page, '/address-details', longWord);
  await expectNarrow(page, '/address', longWord);
  await expectNarrow(page, '/cart', 'Total (1)');
});

test('a card shows its title whole, in as many lines as it takes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/products?nombre=48');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles).toHaveCount(41);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 640 });
    const cut = await titles.evaluateAll((headings) =>
      headings
        .filter(
          (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
        )
        .map((each) => each.textContent),
    );
    expect(cut).toEqual([]);
  }
});

test('the name of the shop is in sight on the narrowest screen, beside all else', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const parts = [
    bar.getByRole('link', { name: 'Belle Vue, page d’accueil' }),
    ...['ACCUEIL', 'BOUTIQUE', 'Panier', 'Liste de souhaits', 'Compte'].map((name) =>
      bar.getByRole('link', { name, exact: true }),
    ),
  ];
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 640 });
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { isOnTop, height } = await part.evaluate((link) => {
        const box = link.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return { isOnTop: link.contains(at), height: box.height };
      });
      expect(isOnTop).toBe(true);
      // What the shop's name does, ACCUEIL does too.
      if (part !== parts[0]) expect(height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a visitor orders by phone', async ({ page }) => {
  await page.goto('/');
  await addToCart(page, 'Jupe plissée Safran');
  await follow(page, 'Panier');
  await page.getByRole('link', { name: 'Commander' }).tap();
  await expect(page).toHaveURL('/guest-checkout');
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Commande Confirmée! Merci pour votre achat!',
  );
  await expect(page).toHaveURL('/order-summary');
  // 459 and the fee of 50.
  await expect(page.getByText('509\u00a0DH')).toBeVisible();

  // However the sentence is wrapped, its hours stay together.
  const hours = page.getByText('24–48\u00a0heures', { exact: true });
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    expect(await hours.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});

import { expect, test as base } from '../../support/browser/browser.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm, signUp } from '../../support/shop/shopper.ts';

// Not `override`, which would also narrow the files that the same worker runs next.
const test = base.extend({ width: 375 });

test('however the confirmation is wrapped, the hours of its delivery stay together', async ({
  page,
}) => {
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).tap();
  await expect(page).toHaveURL('/order-summary');
  const hours = page.getByText('24–48\u00a0heures.', { exact: true });
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await hours.evaluate(
      (element) => new Set(Array.from(element.getClientRects(), ({ y }) => y)).size,
    );
    expect(lines).toBe(1);
  }
});

test('a card shows its title whole, in as many lines as it takes', async ({ page }) => {
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

test('beside a product, the price before a discount stands below the one that counts', async ({
  page,
}) => {
  for (const path of ['/products/lunettes-panto-ecaille', '/ar/products/lunettes-panto-ecaille']) {
    await page.goto(path);
    const price = page.locator('.viewed-product .price:has(.price__original)').first();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const [above, below] = await Promise.all([
        price.locator('.price__amount').boundingBox(),
        price.locator('.price__original').boundingBox(),
      ]);
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) / 2);
    }
  }
});

test('a colour in the cart is read whole', async ({ page }) => {
  await openAsGuest(page, '/cart', ['lunettes-panto-ecaille']);
  const colour = page.getByRole('combobox', { name: 'Couleur' });
  await expect(colour).toHaveValue('Écaille blonde');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const missing = await colour.evaluate((select) => {
      const { width: given } = select.getBoundingClientRect();
      select.style.width = 'max-content';
      const { width: needed } = select.getBoundingClientRect();
      select.style.removeProperty('width');
      return needed - given;
    });
    expect(missing).toBeLessThan(1);
  }
});

test('the catalogue begins in the upper part of the screen, below one search and one order', async ({
  page,
}) => {
  await page.goto('/products');
  const picture = page.getByRole('main').getByRole('article').first().getByRole('img').first();
  for (const width of [360, 375]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByRole('region', { name: 'Inscription' })).toBeVisible();
    expect((await picture.boundingBox())?.y).toBeLessThan(360);
  }
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Trier par' })).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Prix croissant' })).toBeHidden();
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

test('no page scrolls sideways with a full cart, long names or a long address', async ({
  page,
}) => {
  const expectNarrow = async (path: string, text: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect({ path, excess }).toEqual({ path, excess: 0 });
  };
  const products = ['caftan-celeste', 'djellaba-menthe', 'lunettes-rectangulaires-frise'];
  await page.goto('/robots.txt');
  await page.evaluate(
    (lines) => localStorage.setItem('guestCart', JSON.stringify(lines)),
    [...products, 'veste-brodee-majorelle', 'takchita-nour'].map((productId) => {
      return { productId, quantity: 99 };
    }),
  );
  await expectNarrow('/cart', 'Total (495)');
  await expectNarrow('/guest-checkout', 'Lunettes noires à frise dorée');

  const longWord = 'Anticonstitutionnellement'.repeat(4);
  const names = { firstName: longWord, lastName: longWord };
  const email = `${crypto.randomUUID()}${'long'.repeat(6)}@exemple.ma`;
  await page.evaluate(() => localStorage.clear());
  await signUp(page, { ...names, email, password: 'un mot de passe' });
  await expectNarrow('/profile', longWord);
  const tabs = page.getByRole('navigation', { name: 'Rubriques du compte' }).getByRole('link');
  await expect(tabs).toHaveCount(5);
  const tops = await tabs.evaluateAll((links) => links.map((tab) => tab.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
  await tabs.last().tap();
  await expect(page).toHaveURL('/profile/data');
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await expectNarrow('/address-details', 'Aucune adresse ajoutée.');
  await page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' }).tap();
  const form = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
  for (const label of ['Nom', 'Rue', 'Ville', 'Région']) {
    await form.getByLabel(label, { exact: true }).fill(longWord);
  }
  await form.getByLabel('Code Postal', { exact: true }).fill('10090');
  await form.getByRole('button', { name: "Ajouter l'Adresse" }).tap();
  await expect(form).toBeHidden();
  await expectNarrow('/address-details', longWord);
  await expectNarrow('/address', longWord);
});

test('the filters are a sheet that stops the page from scrolling until it is closed', async ({
  page,
}) => {
  await page.goto('/products');
  const root = page.locator('html');
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  const open = page.getByRole('button', { name: 'Filtres', exact: true });
  await expect(page.getByRole('checkbox', { name: 'Robes' })).toBeHidden();
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');

  await open.tap();
  await expect(sheet).toBeVisible();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await sheet.getByRole('checkbox', { name: 'Robes' }).check();
  await sheet.getByRole('button', { name: 'Fermer' }).tap();
  await expect(sheet).toBeHidden();
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.getByRole('status')).toHaveText('6 produits');

  await open.tap();
  await sheet.getByRole('button', { name: 'Effacer les filtres' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('41 produits');
  await expect(page.getByText('Filtres actifs')).toBeHidden();
});

import { expect, test } from '../../../support/browser/browser.ts';
import { addToCart, answers, goWithin, readStored } from '../../../support/shop/shopper.ts';
import { count, heading, heldRequest, placeOf, product } from '../catalog.steps.ts';
import { calibre, SHIRT, SHIRT_ID, size } from './variants.steps.ts';

const narrowTest = test.extend({ width: 320 });

narrowTest('the breadcrumb’s last step alone is cut for want of room', async ({ page }) => {
  await page.goto(`/products/${SHIRT_ID}`);
  const steps = page.getByRole('navigation', { name: "Fil d'Ariane" }).getByRole('listitem');
  await expect(steps.last()).toHaveText('Chemisier à plastron plissé');
  const cut = await steps.evaluateAll((items) =>
    items.flatMap(({ firstElementChild }) => {
      const text = document.createRange();
      if (firstElementChild) text.selectNodeContents(firstElementChild);
      const room = firstElementChild?.getBoundingClientRect().width ?? 0;
      return text.getBoundingClientRect().width > room ? [firstElementChild?.textContent] : [];
    }),
  );
  expect(cut).toEqual(['Chemisier à plastron plissé']);
});

test('the product page says all that is known of the product', async ({ page }) => {
  await page.goto('/products/caftan-celeste');
  await expect(page).toHaveTitle(/Caftan Céleste/);
  await expect(heading(page)).toHaveText('Caftan Céleste');
  await expect(product(page).getByRole('img').first()).toBeVisible();
  for (const text of [
    'Belle Vue',
    'Note : 4,9 sur 5',
    '945 avis',
    'Traditionnels',
    '3\u202f490\u00a0DH',
    '4\u202f200\u00a0DH',
    // 100 - 3490 / 4200 * 100, rounded.
    '−17\u00a0%',
    'En stock',
  ]) {
    await expect(product(page).getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of [
    /^Brocart bleu ciel/,
    /7 jours.*Échange gratuit/,
    /Remboursement si un produit n’est pas authentique/,
  ]) {
    await expect(product(page).getByText(text)).toBeVisible();
  }
  const wish = product(page).getByRole('button', { name: 'Ajouter à la liste de souhaits' });
  await expect(wish).toBeVisible();
});

test('the product page says when it arrives and how it returns, and leads to its like', async ({
  page,
}) => {
  await page.goto('/products/lunettes-aviateur-dorees');
  const article = product(page);
  await expect(article.getByText(/^Livré entre le .+ et le \d+(?:er)?\s\p{L}+$/u)).toBeVisible();
  await expect(article.getByText('Livraison offerte', { exact: true })).toBeVisible();
  const law = article.getByText(/loi 31-08/);
  await expect(law).toBeHidden();
  await article.getByText('Livraison et retours', { exact: true }).click();
  await expect(law).toBeVisible();
  await article.getByRole('link', { name: 'Lunettes', exact: true }).click();
  await expect(page).toHaveURL('/products?category=Lunettes');
  await page.goBack();
  await article.getByRole('link', { name: 'Ray-Ban', exact: true }).click();
  await expect(page).toHaveURL('/products?brand=Ray-Ban');
  await page.goBack();
  const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" });
  const steps = ['Accueil', 'Boutique', 'Lunettes', 'Lunettes aviateur dorées'];
  await expect(breadcrumb.getByRole('listitem')).toHaveText(steps);
  await breadcrumb.getByRole('link', { name: 'Lunettes' }).click();
  await expect(page).toHaveURL('/products?category=Lunettes');
  await page.goBack();
  await breadcrumb.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
});

test('nothing of a product shows before it is there, and no discount where there is none', async ({
  page,
}) => {
  const held = heldRequest(page);
  // Not a product that the home page knows already.
  await page.goto('/');
  await goWithin(page, '/products/gandoura-sable');
  const main = page.getByRole('main');
  const request = await held;
  await expect(main.getByText('Chargement…')).toBeVisible();
  await expect(main.getByRole('heading')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  const room = () => placeOf(main.locator('.gallery'));
  const before = await room();
  await request.continue();
  await expect(heading(page)).toHaveText('Gandoura Sable brodée');
  expect(await room()).toEqual(before);
  await expect(product(page).getByText('790\u00a0DH', { exact: true })).toHaveCount(1);
  await expect(product(page).getByText(/^[-−]\d/)).toHaveCount(0);
});

test('an unknown product answers 404 and leads to the shop', async ({ page, expectFault }) => {
  expectFault(/404.*\/products\/inconnu/);
  const response = await page.goto('/products/inconnu');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Ce produit n’existe pas ou n’est plus vendu.');
  await page.getByRole('link', { name: 'Voir la boutique' }).click();
  await expect(page).toHaveURL('/products');
  await expect(count(page)).toHaveText('41 produits');
});

test('the size that was chosen last is the first for this kind of garment', async ({ page }) => {
  await page.goto(`/products/${SHIRT_ID}`);
  await size(page, '42').check();
  await expect(page).toHaveURL(/variante=/);
  const chosen = async () => Object.values(Object(await readStored(page, 'chosenSizes')));
  await expect.poll(chosen).toEqual(['42']);
  await page.goto('/products?category=Hauts');
  // A press before that may be replayed without what this browser remembers.
  await answers(page);
  await addToCart(page, SHIRT);
  await expect(page.getByRole('button', { name: 'Voir : 42 / Blanc' })).toBeVisible();
  await page.goto(`/products/${SHIRT_ID}`);
  await expect(size(page, '42')).toBeChecked();
  await expect(product(page).getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
  // Another kind of garment has its own.
  await page.goto('/products/caftan-celeste');
  await answers(page);
  await expect(size(page, '40')).toBeChecked();
});

test('eyewear is measured, and what is of the same collection follows', async ({ page }) => {
  await page.goto('/products/lunettes-aviateur-dorees');
  await expect(product(page).getByText('Largeur d’un verre')).toBeVisible();
  await expect(product(page).getByText('58\u00a0mm', { exact: true })).toBeVisible();
  await calibre(page, '62').check();
  await expect(product(page).getByText('62\u00a0mm', { exact: true })).toBeVisible();
  const related = page.getByRole('region', { name: 'Dans la même collection' });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await expect(
    related.getByText(/^(?:Ray-Ban|Oakley|Chanel|Dior|Gucci|Versace|Armani)$/),
  ).toHaveCount(4);
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/lunettes-/);
  await expect(heading(page)).not.toHaveText('Lunettes aviateur dorées');
});

test('a click anywhere on a card opens the product', async ({ page }) => {
  await page.goto('/products?category=Traditionnels');
  const card = page.getByRole('article', { name: 'Caftan Céleste' });
  await expect(card.getByText('3\u202f490\u00a0DH', { exact: true })).toBeVisible();
  await expect(card.getByText('4\u202f200\u00a0DH', { exact: true })).toBeVisible();
  await expect(card.getByText('Note : 4,9 sur 5')).toBeVisible();
  await card.click({ position: { x: 40, y: 160 } });
  await expect(page).toHaveURL('/products/caftan-celeste');
  await expect(heading(page)).toHaveText('Caftan Céleste');
});

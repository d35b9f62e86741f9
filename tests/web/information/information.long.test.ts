import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test, type ShopTest } from '../../support/browser/browser.ts';
import { openAsDemo, openAsGuest } from '../../support/shop/earlier-visit.ts';
import { seedDocuments } from '../../support/shop/documents.ts';
import { answers } from '../../support/shop/shopper.ts';

const documents = seedDocuments();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const SHIRT = 'chemisier-plastron-blanc';
const TERMS = 'Conditions générales de vente';

describe('without scripts', () => {
  const unscripted = test.extend<Pick<ShopTest, 'page'>>({
    page: async ({ browser, url }, use) => {
      const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
  });

  unscripted(
    'every page of information is read, from the footer of the one before',
    async ({ page, url }) => {
      const footer = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: 'Informations' });
      await page.goto('/');
      const paths = await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const tools = ['/suivi', '/occasions', '/trouver-ma-monture'];
      const expected = [...tools, ...documents.map(({ path }) => path)];
      expect(paths.toSorted()).toEqual(expected.toSorted());
      for (const { path, title: name, description, sections } of documents) {
        await footer.locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(path);
        await expect(title(page)).toHaveText(name);
        await expect(page).toHaveTitle(`${name} · Belle Vue`);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
          sections.map((section) => section.title),
        );
        const meta = page.locator('meta[name="description"]');
        await expect(meta).toHaveAttribute('content', description);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url + path);
        await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toContainText(name);
      }
    },
  );

  unscripted('the sizes are one link away from a product', async ({ page }) => {
    await page.goto('/products/caftan-celeste');
    await page.getByRole('link', { name: 'Guide des tailles' }).click();
    await expect(title(page)).toHaveText('Guide des tailles');
    const caftans = page.getByRole('region', { name: 'Guide des tailles : caftans et takchitas' });
    await expect(caftans.getByRole('row')).toHaveCount(7);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Caftans et takchitas',
      'Djellabas et gandouras',
      'Hauts',
      'Jabadors',
      'Jeans',
      'Jupes et pantalons',
      'Robes droites et ajustées',
      'Robes évasées',
    ]);
    await expect(page.getByText('Largeur de la monture', { exact: true })).toBeVisible();
  });
});

test('on a phone the contents open on demand', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/confidentialite');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  const link = contents.getByRole('link', { name: 'Vos droits' });
  await expect(link).toBeHidden();
  await page.getByText('Sommaire').first().click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Vos droits' })).toBeInViewport();
});

test('the terms are printed without what stands around them', async ({ page }) => {
  await page.goto('/conditions-generales-de-vente');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
    await expect(page.getByRole(part)).toHaveCount(0);
  }
  await expect(page.getByText('En vigueur depuis le 1 décembre 2026')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(27, 35, 48)');
});

describe('the pages are linked where they matter', () => {
  test('from a product: delivery and returns, and how to measure', async ({ page }) => {
    await page.goto('/products/caftan-celeste');
    await answers(page);
    await page.getByRole('main').getByText('Livraison et retours').click();
    await page.getByRole('link', { name: 'Tout sur la livraison et les échanges' }).click();
    await expect(title(page)).toHaveText('Livraison et retours');
    await page.goBack();
    await page.getByRole('link', { name: 'Guide des tailles' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Comment se mesurer' }).click();
    await expect(title(page)).toHaveText('Guide des tailles');
  });

  test('from the claim of a free exchange: how one is made', async ({ page }) => {
    await page.goto('/products/caftan-celeste');
    await answers(page);
    const claim = 'Échange gratuit si vous n’êtes pas satisfait.';
    await page.getByRole('main').getByRole('link', { name: claim }).click();
    await expect(page).toHaveURL('/livraison-et-retours#echanges');
    await expect(page.getByRole('heading', { name: 'Échanger' })).toBeFocused();
  });

  test.for([
    ['', 'Retouches sur mesure', 'Retouches', 'rendez-vous gratuit'],
    ['/ar', 'تعديل على المقاس', 'التعديلات', 'موعداً مجانياً'],
    ['/en', 'Tailored alterations', 'Alterations', 'free appointment'],
  ] as const)(
    'from the home page « %s/ »: alterations, and advice about them',
    async ([prefix, card, section, appointment], { page }) => {
      await page.goto(`${prefix}/`);
      await answers(page);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: card }).click();
      await expect(page).toHaveURL(`${prefix}/livraison-et-retours#retouches`);
      await expect(main.getByRole('heading', { name: section, exact: true })).toBeFocused();
      await main.getByRole('link', { name: appointment }).click();
      await expect(page).toHaveURL(`${prefix}/conseil`);
    },
  );

  test('from the checkout of a guest, whose form stays: the terms', async ({ page }) => {
    await openAsGuest(page, '/guest-checkout', [SHIRT]);
    await answers(page);
    await page.getByLabel('Nom complet').fill('Nadia Alami');
    const agreement = page.getByText('En confirmant votre commande, vous acceptez nos conditions');
    await agreement.getByRole('link', { name: 'nos conditions' }).click();
    await expect(title(page)).toHaveText(TERMS);
    await page.goBack();
    await expect(page.getByLabel('Nom complet')).toHaveValue('Nadia Alami');
  });

  test('from the checkout of a customer: the terms', async ({ page }) => {
    await openAsDemo(page, '/address', [SHIRT]);
    const agreement = page.getByText('En passant votre commande, vous acceptez nos conditions.');
    await agreement.getByRole('link', { name: 'nos conditions' }).click();
    await expect(title(page)).toHaveText(TERMS);
  });

  test('from the account and the sign-up: one’s data and returns', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('link', { name: 'Ce que nous faisons de vos données' }).click();
    await expect(title(page)).toHaveText('Confidentialité');
    await openAsDemo(page, '/profile');
    const help = page.getByRole('navigation', { name: 'Aide' });
    await help.getByRole('link', { name: 'Retourner ou échanger un article' }).click();
    await expect(title(page)).toHaveText('Livraison et retours');
    await page.goBack();
    await help.getByRole('link', { name: 'Vos données et vos droits' }).click();
    await expect(title(page)).toHaveText('Confidentialité');
  });
});

test.for(['/mentions-legales', '/contact', '/confidentialite', '/conditions-generales-de-vente'])(
  '%s shows no fact that the shop was not given',
  async (path, { page }) => {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('à compléter')).toHaveCount(0);
    await expect(page.getByRole('definition')).toHaveCount(0);
  },
);

test('the contents lead to a section, and Back to where one was', async ({ page }) => {
  await page.goto('/conditions-generales-de-vente');
  await answers(page);
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await contents.getByRole('link', { name: '9. Droit de rétractation' }).click();
  const section = page.getByRole('heading', { name: '9. Droit de rétractation' });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  const { height = Infinity } = (await page.getByRole('banner').boundingBox()) ?? {};
  // Under the header, which stays.
  await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThanOrEqual(height);

  await page.getByRole('main').getByRole('link', { name: 'Livraison et retours' }).click();
  await expect(page).toHaveURL('/livraison-et-retours#retours');
  const other = page.getByRole('heading', { name: 'Changer d’avis' });
  await expect(other).toBeFocused();
  await expect(other).toBeInViewport();
  await page.goBack();
  await expect(section).toBeInViewport();
});

import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { answers, follow } from '../../support/shop/shopper.ts';
import { count, heading } from './catalog.steps.ts';
import type { Page } from '@playwright/test';

const brands = ['Belle Vue', 'Ray-Ban', 'Oakley', 'Chanel', 'Dior', 'Gucci', 'Versace', 'Armani'];

const categories = ['Hauts', 'Bas', 'Robes', 'Traditionnels', 'Lunettes'];

/** Until it is there: the catalogue, which it follows, has links of the same names. */
async function goHome(page: Page): Promise<void> {
  await follow(page, 'ACCUEIL');
  await expect(heading(page)).toHaveText('La lumière de Rabat, à porter.');
}

test('the sign-up banner is for guests, leads to /signup and can be dismissed', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('region', { name: 'Inscription' });
  await page.goto('/');
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL('/signup');
  await answers(page);
  await banner.getByRole('button', { name: 'Fermer la bannière' }).click();
  await expect(banner).toBeHidden();
  await follow(page, 'BOUTIQUE');
  await expect(count(page)).toHaveText('41 produits');
  await expect(banner).toBeHidden();
  // It stays away from this device: from its other tabs, from later visits.
  const later = await context.newPage();
  await later.goto('/');
  await answers(later);
  await expect(later.getByRole('region', { name: 'Inscription' })).toBeHidden();
  // From customers it stays away without that.
  await page.evaluate(() => localStorage.clear());
  await openAsDemo(page, '/');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(banner).toBeHidden();
});

test('every grid of the home page and its footer fills its last row', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const grids = [
    main.getByRole('region', { name: 'Nos marques' }).getByRole('list'),
    ...[
      'Robe longue Bougainvillier',
      'Lunettes carrées noires',
      'Livraison express',
      'Lunettes',
    ].map((name) => main.getByRole('list').filter({ has: page.getByText(name, { exact: true }) })),
    page.getByRole('contentinfo').locator('> :first-child'),
  ];
  for (const width of [320, 375, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const room = grids.map((grid) =>
      grid.evaluate((list) => {
        const rights = [...list.children].map((each) => each.getBoundingClientRect().right);
        return Math.round(Math.max(...rights) - (rights.at(-1) ?? 0));
      }),
    );
    expect([width, await Promise.all(room)]).toEqual([width, [0, 0, 0, 0, 0, 0]]);
  }
});

test('no line of the hero’s ornament crosses its words', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const crossed = await page.evaluate(() => {
      const side = document.querySelector('.hero__side');
      if (!side) throw new Error('The hero has no picture');
      const { left, top } = side.getBoundingClientRect();
      const style = getComputedStyle(side, '::before');
      const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name));
      const ornament = new DOMRect(
        left + pixels('left'),
        top + pixels('top'),
        pixels('width'),
        pixels('height'),
      );
      return Array.from(document.querySelectorAll('.hero__words > *'))
        .filter((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const box = range.getBoundingClientRect();
          return (
            box.left < ornament.right &&
            ornament.left < box.right &&
            box.top < ornament.bottom &&
            ornament.top < box.bottom
          );
        })
        .map((words) => words.textContent);
    });
    expect([width, crossed]).toEqual([width, []]);
  }
});

test('each brand and each category leads to the catalogue with that one filter only', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const strip = main.getByRole('region', { name: 'Nos marques' });
  const expectOnly = async (name: string, found: string) => {
    await expect(count(page)).toHaveText(found);
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'En vedette' })).toBeChecked();
  };
  // What was chosen before gives way.
  await page.goto('/products?category=Robes&sort=prix-croissant&ruptures=1');
  await goHome(page);
  await expect(strip.getByRole('link')).toHaveText(brands);
  for (const name of categories) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await strip.getByRole('link', { name: 'Dior' }).click();
  await expect(page).toHaveURL('/products?brand=Dior');
  await expectOnly('Dior', '2 produits');

  await goHome(page);
  await main.getByRole('link', { name: 'Traditionnels', exact: true }).click();
  await expect(page).toHaveURL('/products?category=Traditionnels');
  await expectOnly('Traditionnels', '7 produits');
});

/** How bright the wall behind a product is, from 0 to 255: the corner of its picture. */
async function brightnessOfWall(page: Page): Promise<number> {
  const picture = page.getByRole('article', { name: 'Caftan Céleste' }).locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  const shot = await picture.screenshot();
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d');
    canvas?.drawImage(image, -image.width / 4, -image.height + 12);
    const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return (red + green + blue) / 3;
  }, shot.toString('base64'));
}

test('pictures of products are as dark or as light as the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await brightnessOfWall(page)).toBeLessThan(70);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await brightnessOfWall(page)).toBeGreaterThan(190);
});

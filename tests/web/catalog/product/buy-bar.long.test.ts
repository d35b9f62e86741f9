import type { Locator } from '@playwright/test';
import { expect, test } from '../../../support/browser/browser.ts';
import { toast } from '../../../support/shop/shopper.ts';
import { buy, product } from '../catalog.steps.ts';

/** Expects that nothing of it lies outside of the window or under something else. */
async function expectSeen(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ ratio: 1 });
  const isCovered = await locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // The middle of each edge: corners may be round.
    const edges = [
      [x + width / 2, y + 2],
      [x + width / 2, y + height - 2],
      [x + 2, y + height / 2],
      [x + width - 2, y + height / 2],
    ] as const;
    return edges.some((at) => !element.contains(document.elementFromPoint(...at)));
  });
  expect(isCovered).toBe(false);
}

const screens = [
  [320, 640],
  [360, 640],
  [375, 667],
  [375, 812],
  [390, 664],
  [768, 1024],
  [844, 390],
  [1280, 900],
] as const;

test('price and button are at first sight on every screen, on a phone with the whole picture', async ({
  page,
}) => {
  await page.goto('/products/caftan-celeste');
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await expectSeen(product(page).getByText('3\u202f490\u00a0DH', { exact: true }));
    await expectSeen(buy(page));
    if (width >= 700) {
      await expectSeen(page.getByRole('heading', { level: 1, name: 'Caftan Céleste' }));
      continue;
    }
    const picture = product(page).getByRole('list').first();
    await expectSeen(picture);
    const box = await picture.boundingBox();
    // All but the space at the sides, as high as all pictures are.
    expect(box).toMatchObject({ width: width - 32, height: (width - 32) * 1.25 });
  }
});

test('on a phone the end of the page is not under the bar, and notices are above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/products/caftan-celeste');
  await page.getByText('© 2025').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  await expectSeen(page.getByText('© 2025'));
  await buy(page).click();
  await expect(toast(page, 'Ajouté au panier!')).toBeVisible();
  await expectSeen(product(page).getByRole('link', { name: 'Voir le Panier' }));
});

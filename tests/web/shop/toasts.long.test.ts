import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/browser.ts';
import { toasts, undo } from '../../support/shop/shopper.ts';

/** Where those of `inOneForm` are. */
const PLAIN = '/products?brand=Chanel&brand=Oakley&brand=Versace';

/** Products in one form: their toast has no button that leads to the line. */
const inOneForm = {
  pearls: 'Lunettes oversize à perles',
  mask: 'Masque doré à volutes',
  sport: 'Masque de sport miroir orange',
};

/** Notices get the pointer, and stay until the test ends their time. */
const test = base.extend({ areToastsHeld: false }).extend<{ readonly page: Page }>({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.Toastify__progress-bar { animation-duration: 1000s !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await use(page);
  },
});

const timeOf = (one: Locator) => one.getByRole('progressbar', { includeHidden: true });

const card = (page: Page, at: number) => page.getByRole('main').getByRole('article').nth(at);

const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });

const buy = (within: Locator) => within.getByRole('button', { name: 'Ajouter au Panier' });

/** Expects that what is pressed at its middle is this, whatever notices there are. */
async function expectUncovered(locator: Locator): Promise<void> {
  const isUncovered = await locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isUncovered).toBe(true);
}

const endAnimation = (locator: Locator) =>
  locator.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });

/** Has the toast where it stays, without waiting for it. */
async function endSlide(page: Page): Promise<void> {
  await endAnimation(toasts(page));
  await expect(toasts(page)).not.toHaveClass(/slide-enter/);
}

async function endTime(page: Page): Promise<void> {
  await endAnimation(timeOf(toasts(page)));
  await expect(toasts(page)).toHaveCount(0);
}

test.for([375, 1280])(
  'a notice is announced once, at the bottom right above a bar, at %i',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 667 });
    await page.goto('/products/caftan-celeste');
    await buy(page.getByRole('main')).first().click();
    await expect(toasts(page)).toBeVisible();
    const live = page.locator('.toast-stack').locator('[aria-live], [role="alert"]');
    await expect(live).toHaveCount(1);
    await endSlide(page);
    await expect(toasts(page)).toBeInViewport({ ratio: 1 });
    const { x, y, width: own, height } = (await toasts(page).boundingBox()) ?? new DOMRect();
    const bar = width < 700 ? 80 : 0;
    expect({ right: width - x - own < 24, bottom: 667 - bar - y - height < 40 }).toEqual({
      right: true,
      bottom: true,
    });
    const cart = page.getByRole('main').getByRole('link', { name: 'Voir le Panier' });
    await expectUncovered(cart.first());
  },
);

test('what the keyboard reaches while there is a notice is scrolled above it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/products');
  await buy(card(page, 0)).click();
  await expect(toasts(page)).toBeVisible();
  await endSlide(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expectUncovered(page.locator(':focus'));
  }
});

test.extend({ width: 375 })(
  'a finger presses what lies under a notice without a button',
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Connexion', exact: true }).tap();
    await expect(toasts(page)).toContainText('Veuillez entrer toutes les informations');
    await endSlide(page);
    expect(
      await toasts(page).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(false);
  },
);

test('a notice that gets the focus or the pointer while it slides in waits as well', async ({
  page,
}) => {
  // It slides for as long as the test wants.
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!animationName.includes('slideIn') || !(target instanceof Element)) return;
      for (const animation of target.getAnimations()) animation.pause();
    });
  });
  const time = timeOf(toasts(page));

  await page.goto(PLAIN);
  await buy(cardOf(page, inOneForm.pearls)).click();
  await expect(toasts(page)).toBeAttached();
  await page.keyboard.press('Alt+T');
  await expect(toasts(page)).toBeFocused();
  await endSlide(page);
  await expect(time).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Shift+Tab');
  await expect(time).toHaveCSS('animation-play-state', 'running');
  await endTime(page);

  // At the corner where the next one comes.
  await buy(cardOf(page, inOneForm.mask)).click();
  await expect(toasts(page)).toBeAttached();
  await page.mouse.move(1200, 850);
  await endSlide(page);
  await expect(time).toHaveCSS('animation-play-state', 'paused');
});

test('a notice stays for 2 seconds, for 5 with a button, two at most, and is repeated in its place', async ({
  page,
}) => {
  await page.goto(PLAIN);
  for (const title of Object.values(inOneForm)) await buy(cardOf(page, title)).click();
  await expect(
    cardOf(page, inOneForm.sport).getByRole('link', { name: 'Voir le Panier' }),
  ).toBeVisible();
  await expect(toasts(page)).toHaveText(['Ajouté au panier!']);
  await expect(timeOf(toasts(page))).toHaveAttribute('style', /animation-duration: 2000ms/);
  // To the eye alone: its name is English.
  await expect(toasts(page).getByRole('progressbar')).toHaveCount(0);
  await expect(timeOf(toasts(page))).toBeInViewport();
  await expect(timeOf(toasts(page)).locator('..')).toHaveCSS('opacity', '1');

  await page.goto('/cart');
  const remove = page.getByRole('button', { name: 'Supprimer' });
  const removed = undo(page, 'Produit retiré du panier!');
  await remove.first().click();
  await expect(removed).toHaveCount(1);
  await expect(timeOf(toasts(page))).toHaveAttribute('style', /animation-duration: 5000ms/);
  // Each takes back a removal of its own.
  await remove.first().click();
  await expect(removed).toHaveCount(2);
  await page.getByRole('button', { name: 'Vider le Panier' }).click();
  await expect(undo(page, 'Tous les produits ont été retirés du panier!')).toBeVisible();
  await expect(removed).toHaveCount(1);
});

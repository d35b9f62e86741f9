import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/browser.ts';
import { toasts, answers, undo } from '../../support/shop/shopper.ts';

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

/** The controls and prices of the page on which a toast lies. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom, left, right } =
      document.querySelector('.Toastify__toast')?.getBoundingClientRect() ?? new DOMRect();
    const isCovered = (each: Element) => {
      const box = each.getBoundingClientRect();
      return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    };
    const targets = document.querySelectorAll('main :is(button, .button, .price, dd), header');
    return Array.from(targets)
      .filter(isCovered)
      .map(({ textContent }) => textContent);
  });

/** Scrolls until this is the last thing in the window, where notices come. */
async function bringToBottom(locator: Locator): Promise<void> {
  await locator.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight + 8 });
  });
  await expect(locator).toBeInViewport({ ratio: 1 });
}

test('nor the button of a form, pressed by the Enter key in a field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Connexion', exact: true });
  await submit.click();
  await expect(toasts(page)).toContainText('Veuillez entrer toutes les informations');
  await endTime(page);
  // What is wrong stands under the fields now: nothing moves any more.
  const box = await submit.boundingBox();
  await page.setViewportSize({ width: 375, height: Math.ceil(box ? box.y + box.height : 0) + 8 });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(toasts(page)).toBeVisible();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await endSlide(page);
  await expectUncovered(submit);
});

test.for([375, 1280])(
  'a notice is told once and lies on no control and no price, at %i',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/products');
    await buy(card(page, 0)).click();
    await expect(toasts(page)).toBeVisible();
    const live = page.locator('.toast-stack').locator('[aria-live], [role="alert"]');
    await expect(live).toHaveCount(1);
    await endSlide(page);
    expect(await covered(page)).toEqual([]);
    for (const top of [150, 260, 420]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => covered(page)).toEqual([]);
    }
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

test.for([375, 1280])(
  'a notice does not cover the button that was just pressed, at %i',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 667 });
    await page.goto('/products');
    await answers(page);
    // The last of the first row, at the right.
    const last = card(page, width < 768 ? 1 : 3);
    await bringToBottom(buy(last));
    const box = await buy(last).boundingBox();
    // As a finger does it: `click` would scroll before.
    await page.mouse.click(box ? box.x + box.width / 2 : 0, box ? box.y + box.height / 2 : 0);
    await expect(toasts(page)).toContainText('Ajouté au panier!');
    await endSlide(page);
    await expectUncovered(last.getByRole('link', { name: 'Voir le Panier' }));
  },
);

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

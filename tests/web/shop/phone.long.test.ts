import { expect, test as base } from '../../support/browser/browser.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm } from '../../support/shop/shopper.ts';

const test = base.extend({ width: 375 });

test('however the confirmation is wrapped, the hours of its delivery stay together', async ({
  page,
}) => {
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).tap();
  await expect(page).toHaveURL('/order-summary');
  const hours = page.getByText('24–48\u00a0heures', { exact: true });
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    expect(await hours.evaluate((element) => element.getClientRects().length)).toBe(1);
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

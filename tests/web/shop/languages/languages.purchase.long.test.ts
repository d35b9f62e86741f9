import { addressTexts } from '../../../../client/address/address.ar.ts';
import { cardTexts } from '../../../../client/catalog/card/card.ar.ts';
import { cartPageTexts } from '../../../../client/cart/page/cartPage.ar.ts';
import { orderTexts } from '../../../../client/order/order.ar.ts';
import { expect, test as shopTest } from '../../../support/browser/browser.ts';
import { toCart } from '../../../support/shop/shopper.ts';

const test = shopTest.extend({ width: 360 });

const STREET = '١٢ زنقة القناصل';
/** A mark of direction in the name is removed. */
const typed = {
  name: 'سلمى \u202eبنيس',
  phone: '٠٦ ١٢ ٣٤ ٥٦ ٧٨',
  street: STREET,
  city: 'الرباط',
  region: 'الرباط سلا القنيطرة',
  postalCode: '١٠٠٠٠',
};

test('a guest buys in Arabic, from the home page to the tracked order', async ({ page }) => {
  await page.goto('/ar');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: cardTexts.addToCart }).click();
  await toCart(page, card.getByRole('link', { name: cardTexts.viewCart }));
  await expect(page).toHaveURL(/\/ar\/cart$/);
  await page.getByRole('link', { name: cartPageTexts.order }).click();
  await expect(page).toHaveURL(/\/ar\/guest-checkout$/);
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`main [name="${name}"]`).fill(text);
  }
  await page.getByRole('button', { name: orderTexts.guest.submit }).click();
  await expect(page).toHaveURL(/\/ar\/order-summary$/);
  await page.locator('main a[href^="/ar/track/"]').first().click();
  const main = page.getByRole('main');
  await expect(main).toContainText('سلمى بنيس');
  await expect(main).toContainText(STREET);
  await expect(main).toContainText('0612345678');
  await expect(main).toContainText('10000');
});

test('a wrong number is noted in Arabic, in whatever digits it is typed', async ({ page }) => {
  await page.goto('/ar/suivi');
  const phone = page.getByLabel(orderTexts.find.phone, { exact: true });
  const note = page.getByText(addressTexts.form.phoneNote);
  await phone.fill('٠٦١٢');
  await expect(note).toBeVisible();
  await phone.fill('٠٦١٢٣٤٥٦٧٨');
  await expect(note).toBeHidden();
});

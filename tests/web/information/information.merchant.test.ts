import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';

/** As the web tests' `test`, in the shop of a known merchant. */
const test = testIn(() =>
  startBuiltShop({
    SHOP_LEGAL_NAME: 'Belle Vue SARL <Rabat>',
    SHOP_LEGAL_ADDRESS: '12, rue des Consuls, Rabat',
    SHOP_ICE: '001525713000089',
    SHOP_RC: 'Rabat 98765',
    SHOP_IF: '1104455',
    SHOP_CNDP: 'D-GC-123/2026',
    SHOP_PHONE: '+212 5 37 20 47 61',
    SHOP_EMAIL: 'bonjour@belle-vue.example',
  }),
);

test('the merchant is named on every page that must name one', async ({ page }) => {
  for (const path of [
    '/mentions-legales',
    '/contact',
    '/confidentialite',
    '/conditions-generales-de-vente',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Belle Vue SARL <Rabat>');
    await expect(page.getByRole('main')).not.toContainText('à compléter');
  }
  await page.goto('/mentions-legales');
  await expect(page.getByRole('definition')).toHaveText([
    'Belle Vue SARL <Rabat>',
    '12, rue des Consuls, Rabat',
    '001525713000089',
    'Rabat 98765',
    '1104455',
    '+212 5 37 20 47 61',
    'bonjour@belle-vue.example',
    'D-GC-123/2026',
  ]);
});

test('one calls and writes with a link', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+212 5 37 20 47 61' })).toHaveAttribute(
    'href',
    'tel:+212537204761',
  );
  await expect(main.getByRole('link', { name: 'bonjour@belle-vue.example' })).toHaveAttribute(
    'href',
    'mailto:bonjour@belle-vue.example',
  );
});

test('search engines read who sells, with what is known', async ({ page }) => {
  for (const path of ['/', '/contact', '/mentions-legales']) {
    await page.goto(path);
    const objects = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
    expect(objects.find((object) => object['@type'] === 'Organization')).toMatchObject({
      legalName: 'Belle Vue SARL <Rabat>',
      telephone: '+212 5 37 20 47 61',
      email: 'bonjour@belle-vue.example',
      taxID: '1104455',
      address: { streetAddress: '12, rue des Consuls, Rabat', addressCountry: 'MA' },
      identifier: { propertyID: 'ICE', value: '001525713000089' },
    });
  }
});

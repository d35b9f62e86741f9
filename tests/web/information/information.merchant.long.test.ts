import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm } from '../../support/shop/shopper.ts';

const NAME = 'Belle Vue SARL <Rabat>';
const ADDRESS = '12, rue des Consuls, Rabat';
const ICE = '001525713000089';
const PHONE = '+212 5 37 20 47 61';
const EMAIL = 'bonjour@belle-vue.example';

/** Works like the web tests' `test`, in the shop of a known merchant. */
const test = testIn(() =>
  startBuiltShop({
    SHOP_LEGAL_NAME: NAME,
    SHOP_LEGAL_ADDRESS: ADDRESS,
    SHOP_ICE: ICE,
    SHOP_RC: 'Rabat 98765',
    SHOP_IF: '1104455',
    SHOP_CNDP: 'D-GC-123/2026',
    SHOP_PHONE: PHONE,
    SHOP_EMAIL: EMAIL,
  }),
);

test('the merchant is named wherever one must be, to shoppers and to search engines', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const path of ['mentions-legales', 'confidentialite', 'conditions-generales-de-vente']) {
    await page.goto(`/${path}`);
    await expect(main).toContainText(NAME);
    await expect(main).not.toContainText('à compléter');
    await expect(main.getByRole('heading', { name: 'Une question' })).toBeVisible();
  }
  await page.goto('/mentions-legales');
  const facts = [NAME, ADDRESS, ICE, 'Rabat 98765', '1104455', PHONE, EMAIL, 'D-GC-123/2026'];
  await expect(page.getByRole('definition')).toHaveText(facts);

  await page.goto('/contact');
  await expect(main).toContainText(NAME);
  await expect(main).not.toContainText('à compléter');
  const linkTo = (name: string) => main.getByRole('link', { name });
  await expect(linkTo(PHONE)).toHaveAttribute('href', 'tel:+212537204761');
  await expect(linkTo(EMAIL)).toHaveAttribute('href', `mailto:${EMAIL}`);

  for (const path of ['/', '/contact', '/mentions-legales']) {
    await page.goto(path);
    const objects = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
    expect(objects.find((object) => object['@type'] === 'Organization')).toMatchObject({
      legalName: NAME,
      telephone: PHONE,
      email: EMAIL,
      taxID: '1104455',
      address: { streetAddress: ADDRESS, addressCountry: 'MA' },
      identifier: { propertyID: 'ICE', value: ICE },
    });
  }
});

test('a larger size than the shop has is written for', async ({ page }) => {
  const write = page.getByRole('link', { name: 'Au-delà de 44\u00a0: écrivez-nous.' });
  await page.addInitScript(() => localStorage.setItem('bodyMeasures', '{"chest":104}'));
  await page.goto('/products/caftan-celeste');
  await expect(page.getByRole('region', { name: 'Ma taille' })).toContainText('la taille 46');
  await expect(write).toHaveAttribute('href', `mailto:${EMAIL}`);
  await page.getByRole('link', { name: 'Guide des tailles' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /écrivez-nous/ })).toBeVisible();
});

test('its phone is the one that every page names, and its facts are on the document of an order', async ({
  page,
}) => {
  await page.goto('/suivi');
  const phone = page.getByRole('main').getByRole('link', { name: PHONE });
  await expect(phone).toHaveAttribute('href', 'tel:+212537204761');
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page).toHaveURL('/order-summary');
  await expect(phone).toBeVisible();
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(page).toHaveURL(/\/track\//);
  await expect(phone).toBeVisible();
  await page.getByRole('link', { name: 'Voir le bon de commande' }).click();
  const seller = page.getByRole('region', { name: 'Vendeur' });
  for (const fact of [
    NAME,
    ADDRESS,
    PHONE,
    EMAIL,
    `ICE : ${ICE}`,
    'RC : Rabat 98765',
    'IF : 1104455',
  ]) {
    await expect(seller).toContainText(fact);
  }
});

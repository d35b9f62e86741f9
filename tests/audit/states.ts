import type { Page } from '@playwright/test';
import { informationPages } from '../../client/ssr/informationPages.ts';
import { expect } from '../support/browser/browser.ts';
import { trackPath } from '../support/shop/past-orders.ts';
import { openAsDemo, openAsGuest, openAsNew } from '../support/shop/earlier-visit.ts';
import { answers, fillGuestForm } from '../support/shop/shopper.ts';

const SHIRT = 'chemisier-plastron-blanc';

/** A page of the shop in one of its states, and how a shopper comes there. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** What the browser says although all is well: a page that is not there answers 404. */
  readonly fault?: RegExp;
  /** Where the state exists; everywhere unless told. */
  readonly upTo?: number;
  /** Where there is room, it is laid out in another way than on a phone. */
  readonly isOtherwiseWide?: true;
}

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** As the demo customer, who comes to `path`. */
const asCustomer = (path: string) => (page: Page) => openAsDemo(page, path);

async function openSecurity(page: Page): Promise<void> {
  await openAsNew(page, '/profile/security');
  await expect(page.getByText('Cet appareil')).toBeVisible();
}

async function openAddressForm(page: Page): Promise<void> {
  await asCustomer('/address-details')(page);
  await press(page, '+ AJOUTER UNE NOUVELLE ADRESSE');
  await expect(page.getByRole('dialog', { name: 'Entrez Votre Adresse' })).toBeVisible();
}

async function checkOut(page: Page): Promise<void> {
  await openAsDemo(page, '/address', [SHIRT]);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
}

async function checkOutOnDelivery(page: Page): Promise<void> {
  await checkOut(page);
  await page.getByRole('radio', { name: 'Paiement à la livraison', exact: true }).check();
  await press(page, 'Passer la Commande');
}

async function openPayment(page: Page): Promise<void> {
  await checkOut(page);
  await press(page, 'Passer la Commande');
  await expect(page.getByRole('dialog', { name: 'Paiement de test' })).toBeVisible();
}

const orderAsGuest = (page: Page) => openAsGuest(page, '/guest-checkout', [SHIRT]);

const confirmed = (page: Page) =>
  expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();

const guest: readonly State[] = [
  { name: '/', reach: open('/'), isOtherwiseWide: true },
  { name: '/products', reach: open('/products') },
  {
    name: '/products, filtered',
    reach: open('/products?category=Lunettes&note=4.5'),
    isOtherwiseWide: true,
  },
  {
    name: '/products, longer',
    reach: async (page) => {
      await page.goto('/products');
      await press(page, 'Voir plus de produits');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(41);
      await page.reload();
    },
  },
  { name: '/products, none found', reach: open('/products?q=zzzz') },
  {
    name: '/products, filter sheet',
    upTo: 768,
    reach: async (page) => {
      await page.goto('/products');
      await page.getByRole('button', { name: 'Filtres' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: '/products, suggestions',
    isOtherwiseWide: true,
    reach: async (page) => {
      await page.goto('/products');
      await page.getByRole('searchbox', { name: 'Rechercher...' }).pressSequentially('caftan');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: '/products/:id', reach: open('/products/caftan-celeste') },
  {
    name: '/products/:id, another size and colour',
    isOtherwiseWide: true,
    reach: async (page) => {
      await page.goto(`/products/${SHIRT}`);
      await page.getByRole('radio', { name: 'Bleu ciel' }).check();
      await page.getByRole('radio', { name: '44', exact: true }).check();
    },
  },
  {
    name: '/products/:id, size guide',
    isOtherwiseWide: true,
    reach: async (page) => {
      await page.goto('/products/caftan-celeste');
      await page.getByRole('link', { name: 'Guide des tailles' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: '/products/:id, eyewear', reach: open('/products/lunettes-aviateur-dorees') },
  {
    name: '/products/:id, viewed before',
    isOtherwiseWide: true,
    reach: async (page) => {
      await page.goto('/products/takchita-nour');
      await answers(page);
      await page.goto('/products/caftan-celeste');
      await page.getByText('© 2025').scrollIntoViewIfNeeded();
      const viewed = page.getByRole('region', { name: 'Vus récemment' });
      await expect(viewed.getByRole('link', { name: 'Takchita de mariée Nour' })).toBeVisible();
    },
  },
  {
    name: '/products/:id, enlarged',
    reach: async (page) => {
      await page.goto('/products/caftan-celeste');
      await press(page, 'Agrandir l’image');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: '/products/:id, unknown', reach: open('/products/nope'), fault: /404/ },
  { name: '/cart, empty', reach: open('/cart') },
  {
    name: '/cart, filled',
    isOtherwiseWide: true,
    reach: (page) => openAsGuest(page, '/cart', [SHIRT]),
  },
  {
    name: '/cart, more than there is',
    isOtherwiseWide: true,
    reach: async (page) => {
      await openAsGuest(page, '/cart', [SHIRT]);
      await page.evaluate(
        (lines) => localStorage.setItem('guestCart', JSON.stringify(lines)),
        [{ productId: SHIRT, variantId: `${SHIRT}.44-blanc`, quantity: 5 }],
      );
      await page.goto('/cart');
      await expect(page.getByText('Il ne reste que 3 pièces.')).toBeVisible();
    },
  },
  { name: '/wishlist → /login', reach: open('/wishlist') },
  {
    name: '/login, refused',
    reach: async (page) => {
      await page.goto('/login');
      await press(page, 'Connexion');
    },
  },
  {
    name: '/forgot-password, refused',
    reach: async (page) => {
      await page.goto('/forgot-password');
      await press(page, 'Envoyer le lien');
    },
  },
  {
    name: '/forgot-password, sent',
    reach: async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email', { exact: true }).fill('nadia@exemple.ma');
      await press(page, 'Envoyer le lien');
      await expect(page.getByRole('heading', { name: 'Consultez vos e-mails' })).toBeVisible();
    },
  },
  {
    name: '/reset-password, refused',
    reach: async (page) => {
      await page.goto('/reset-password?token=x');
      await press(page, 'Changer le mot de passe');
    },
  },
  { name: '/reset-password, no link', reach: open('/reset-password') },
  { name: '/confirm-email', reach: open('/confirm-email?token=x') },
  {
    name: '/confirm-email, unusable',
    reach: async (page) => {
      await page.goto('/confirm-email?token=x');
      await press(page, 'Confirmer mon adresse');
      await expect(page.getByRole('heading', { name: 'plus valable' })).toBeVisible();
    },
  },
  { name: '/signup', reach: open('/signup') },
  {
    name: '/signup, refused',
    reach: async (page) => {
      await page.goto('/signup');
      await press(page, "S'inscrire");
    },
  },
  { name: '/guest-checkout', reach: orderAsGuest, isOtherwiseWide: true },
  {
    name: '/guest-checkout, refused',
    reach: async (page) => {
      await orderAsGuest(page);
      await page.getByLabel('Téléphone', { exact: true }).fill('06');
      await press(page, 'Confirmer ma commande');
    },
  },
  {
    name: '/order-summary',
    reach: async (page) => {
      await orderAsGuest(page);
      await fillGuestForm(page);
      await press(page, 'Confirmer ma commande');
      await confirmed(page);
    },
  },
  { name: '/order-summary, no order', reach: open('/order-summary') },
  { name: '/stock-alert, no link', reach: open('/stock-alert') },
  {
    name: '/suivi, not found',
    reach: async (page) => {
      await page.goto('/suivi');
      await page.getByLabel('Numéro de commande', { exact: true }).fill('BV-1');
      await page.getByLabel('Téléphone', { exact: true }).fill('0612345678');
      await press(page, 'Trouver ma commande');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: '/mockman, answered',
    reach: async (page) => {
      await page.goto('/mockman');
      await press(page, 'Envoyer');
    },
    fault: /404/,
  },
  {
    name: '/openapi, with an example',
    reach: async (page) => {
      await page.goto('/openapi#stepCartQuantity');
      await page.locator('#stepCartQuantity summary').first().click();
    },
  },
  ...Object.values(informationPages).map(({ path }): State => ({ name: path, reach: open(path) })),
  { name: '404', reach: open('/nope'), fault: /404/ },
];

const customer: readonly State[] = [
  { name: '/wishlist, empty', reach: asCustomer('/wishlist') },
  {
    name: '/wishlist, filled',
    reach: async (page) => {
      await asCustomer('/products/caftan-celeste')(page);
      await press(page, 'Ajouter à la liste de souhaits');
      await page.getByRole('link', { name: 'Voir la liste de souhaits' }).first().waitFor();
      await page.goto('/wishlist');
    },
  },
  { name: '/profile', reach: asCustomer('/profile') },
  {
    name: '/profile, unconfirmed, name',
    reach: async (page) => {
      await openAsNew(page, '/profile');
      await press(page, 'Envoyer le lien de confirmation');
      await expect(page.getByText('Un lien a été envoyé')).toBeVisible();
      await press(page, 'Modifier le nom');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: '/profile/security', reach: openSecurity, isOtherwiseWide: true },
  {
    name: '/profile/security, refused',
    reach: async (page) => {
      await openSecurity(page);
      await press(page, 'Changer le mot de passe');
    },
  },
  {
    name: '/profile/security, sent',
    reach: async (page) => {
      await openSecurity(page);
      const form = page.getByRole('region', { name: 'Adresse e-mail', exact: true });
      await form.getByLabel('Nouvelle adresse e-mail').fill('nadia@nouvelle.example');
      await form.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe');
      await press(page, 'Changer l’adresse e-mail');
      await expect(page.getByText('Un lien a été envoyé')).toBeVisible();
    },
  },
  { name: '/profile/security, demo', reach: asCustomer('/profile/security') },
  { name: '/profile/data', reach: asCustomer('/profile/data') },
  {
    name: '/profile/data, deletion refused',
    reach: async (page) => {
      await openAsNew(page, '/profile/data');
      await press(page, 'Supprimer mon compte');
      await press(page, 'Supprimer définitivement');
    },
  },
  { name: '/address-details', reach: asCustomer('/address-details') },
  { name: '/address-details, form', reach: openAddressForm },
  {
    name: '/address-details, refused',
    reach: async (page) => {
      await openAddressForm(page);
      await page.getByRole('dialog').getByLabel('Nom', { exact: true }).fill('Salma');
      await press(page, "Ajouter l'Adresse");
    },
  },
  { name: '/address, chosen', reach: checkOut, isOtherwiseWide: true },
  { name: '/address, on delivery, refused', reach: checkOutOnDelivery, isOtherwiseWide: true },
  { name: '/address, payment', reach: openPayment },
  { name: '/orders, none', reach: asCustomer('/orders') },
  {
    name: '/orders',
    reach: async (page) => {
      await openPayment(page);
      await press(page, 'Payer');
      await confirmed(page);
      await page.goto('/orders');
    },
  },
];

/** The last order of the demo customer, which « Payer » has just placed. */
async function openOwnOrder(page: Page): Promise<void> {
  await openPayment(page);
  await press(page, 'Payer');
  await confirmed(page);
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande BV-/ })).toBeVisible();
}

const orders: readonly State[] = [
  { name: '/orders/:id', reach: openOwnOrder, isOtherwiseWide: true },
  {
    name: '/orders/:id, reloaded',
    reach: async (page) => {
      await openOwnOrder(page);
      await page.reload();
    },
  },
  {
    name: '/orders/:id/invoice',
    reach: async (page) => {
      await openOwnOrder(page);
      await page.goto(`${page.url()}/invoice`);
    },
  },
  { name: '/orders/:id, unknown', reach: asCustomer('/orders/nope') },
  { name: '/track, waiting', reach: open(trackPath('waiting')) },
  {
    name: '/track, cancelling',
    reach: async (page) => {
      await page.goto(trackPath('waiting'));
      await press(page, 'Annuler la commande');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: '/track, shipped', reach: open(trackPath('shipped')) },
  { name: '/track, delivered', reach: open(trackPath('delivered')) },
  {
    name: '/track, sending back, refused',
    reach: async (page) => {
      await page.goto(trackPath('delivered'));
      await press(page, 'Demander un retour');
      await press(page, 'Envoyer la demande');
    },
  },
  { name: '/track, cancelled', reach: open(trackPath('cancelled')) },
  { name: '/track, invoice', reach: open(`${trackPath('delivered')}/invoice`) },
  { name: '/track, order form', reach: open(`${trackPath('shipped')}/invoice`) },
  { name: '/track, wrong key', reach: open('/track/waiting/nope'), fault: /404/ },
];

/** Every route of the shop with its main states, as a visitor and as a customer. */
export const states: readonly State[] = [...guest, ...customer, ...orders];

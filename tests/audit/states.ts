import type { Page } from '@playwright/test';
import { seedDocuments } from '../support/shop/documents.ts';
import { expect } from '../support/browser/browser.ts';
import { trackPath } from '../support/shop/past-orders.ts';
import { openAsDemo, openAsGuest, openAsNew } from '../support/shop/earlier-visit.ts';
import { answers, fillGuestForm } from '../support/shop/shopper.ts';
import { readShift, settle } from './layout.ts';

const SHIRT = 'chemisier-plastron-blanc';

/** A page of the shop in one of its states, and how a shopper comes there. */
export interface State {
  readonly name: string;
  readonly reach: Reach;
  /** Matches the browser's message although all is well: a page that is not there answers 404. */
  readonly fault: RegExp | null;
  readonly isOnlyNarrow: boolean;
}

type Reach = (page: Page) => Promise<unknown>;
type Reaches = Readonly<Record<string, Reach>>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (path: string) => (page: Page) => page.goto(path);
const asCustomer = (path: string) => (page: Page) => openAsDemo(page, path);
const asNew = (path: string) => (page: Page) => openAsNew(page, path);
const withShirt = (path: string) => (page: Page) => openAsGuest(page, path, [SHIRT]);

/**
 * Reaches a state and presses these buttons there, one after the other. What the presses move is
 * expected: the browser counts it where it comes more than half a second later, as on a slow machine.
 */
const pressing =
  (reach: Reach, ...names: readonly string[]): Reach =>
  (page) =>
    pressUntil(page, { reach, names, done: async () => {} });

/** Presses until a field says what is wrong: before hydration, that may take its time. */
const refused =
  (reach: Reach, ...names: readonly string[]): Reach =>
  (page) => {
    const done = () => page.locator('[aria-invalid="true"]').first().waitFor();
    return pressUntil(page, { reach, names, done });
  };

async function pressUntil(
  page: Page,
  {
    reach,
    names,
    done,
  }: {
    readonly reach: Reach;
    readonly names: readonly string[];
    readonly done: () => Promise<void>;
  },
): Promise<void> {
  await reach(page);
  const before = await readShift(page);
  for (const name of names) await press(page, name);
  await done();
  await settle(page);
  await page.evaluate((shift) => {
    window.readLayoutShift();
    window.layoutShift = shift;
  }, before);
}

/** Presses until a dialog is open. */
const intoDialog =
  (reach: Reach, ...names: readonly string[]): Reach =>
  async (page) => {
    await pressing(reach, ...names)(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  };

const openAddressForm = intoDialog(
  asCustomer('/address-details'),
  '+ AJOUTER UNE NOUVELLE ADRESSE',
);

async function openSecurity(page: Page): Promise<void> {
  await openAsNew(page, '/profile/security');
  await expect(page.getByText('Cet appareil')).toBeVisible();
}

async function checkOut(page: Page): Promise<void> {
  await openAsDemo(page, '/address', [SHIRT]);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
}

const openPayment = intoDialog(checkOut, 'Passer la Commande');

const confirmed = (page: Page) =>
  expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();

async function pay(page: Page): Promise<void> {
  await openPayment(page);
  await press(page, 'Payer');
  await confirmed(page);
}

const guest: Reaches = {
  '/': open('/'),
  '/products': open('/products'),
  '/products, filtered': open('/products?category=Lunettes&note=4.5'),
  '/products, longer': async (page) => {
    await page.goto('/products');
    await press(page, 'Voir plus de produits');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(41);
    await page.reload();
  },
  '/occasions': open('/occasions'),
  '/occasions/mariage, with a date': open('/occasions/mariage?date=2020-01-01'),
  '/products, none found': open('/products?q=zzzz'),
  '/products, filter sheet': async (page) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Filtres' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '/products, suggestions': async (page) => {
    await page.goto('/products');
    await page.getByRole('searchbox', { name: 'Rechercher...' }).pressSequentially('caftan');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  '/products/:id': open('/products/caftan-celeste'),
  '/products/:id, another size and colour': async (page) => {
    await page.goto(`/products/${SHIRT}`);
    await page.getByRole('radio', { name: 'Bleu ciel' }).check();
    await page.getByRole('radio', { name: '44', exact: true }).check();
  },
  '/products/:id, size guide': async (page) => {
    await page.goto('/products/caftan-celeste');
    await page.getByRole('link', { name: 'Guide des tailles' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '/products/:id, eyewear': open('/products/lunettes-aviateur-dorees'),
  '/products/:id, compared': async (page) => {
    await page.goto('/trouver-ma-monture');
    await page.getByLabel('Nombres gravés dans vos lunettes').fill('52-18-145');
    await press(page, 'Voir les montures');
    await page.goto('/products/lunettes-carrees-noires#comparer');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '/trouver-ma-monture': open('/trouver-ma-monture'),
  '/trouver-ma-monture, found': open('/trouver-ma-monture?mesures=52-18-145'),
  '/trouver-ma-monture, none found': open('/trouver-ma-monture?mesures=52-18-165'),
  '/trouver-ma-monture, refused': refused(open('/trouver-ma-monture'), 'Voir les montures'),
  '/trouver-ma-monture, card': pressing(open('/trouver-ma-monture'), 'Mesurer à l’écran'),
  '/products/:id, viewed before': async (page) => {
    await page.goto('/products/takchita-nour');
    await answers(page);
    await page.goto('/products/caftan-celeste');
    await page.getByText('© 2025').scrollIntoViewIfNeeded();
    const viewed = page.getByRole('region', { name: 'Vus récemment' });
    await expect(viewed.getByRole('link', { name: 'Takchita de mariée Nour' })).toBeVisible();
  },
  '/products/:id, enlarged': intoDialog(open('/products/caftan-celeste'), 'Agrandir l’image'),
  '/products/:id, unknown': open('/products/nope'),
  '/cart, empty': open('/cart'),
  '/cart, filled': withShirt('/cart'),
  '/cart, more than there is': async (page) => {
    await withShirt('/cart')(page);
    await page.evaluate(
      (lines) => localStorage.setItem('guestCart', JSON.stringify(lines)),
      [{ productId: SHIRT, variantId: `${SHIRT}.44-blanc`, quantity: 5 }],
    );
    await page.goto('/cart');
    await expect(page.getByText('Il ne reste que 3 pièces.')).toBeVisible();
  },
  '/wishlist → /login': open('/wishlist'),
  '/login, refused': refused(open('/login'), 'Connexion'),
  '/forgot-password, refused': refused(open('/forgot-password'), 'Envoyer le lien'),
  '/forgot-password, sent': async (page) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill('nadia@exemple.ma');
    await press(page, 'Envoyer le lien');
    await expect(page.getByRole('heading', { name: 'Consultez vos e-mails' })).toBeVisible();
  },
  '/reset-password, refused': refused(open('/reset-password?token=x'), 'Changer le mot de passe'),
  '/reset-password, no link': open('/reset-password'),
  '/confirm-email': open('/confirm-email?token=x'),
  '/confirm-email, unusable': async (page) => {
    await pressing(open('/confirm-email?token=x'), 'Confirmer mon adresse')(page);
    await expect(page.getByRole('heading', { name: 'plus valable' })).toBeVisible();
  },
  '/signup': open('/signup'),
  '/signup, refused': refused(open('/signup'), "S'inscrire"),
  '/guest-checkout': withShirt('/guest-checkout'),
  '/guest-checkout, refused': refused(async (page) => {
    await withShirt('/guest-checkout')(page);
    await page.getByLabel('Téléphone', { exact: true }).fill('06');
  }, 'Confirmer ma commande'),
  '/order-summary': async (page) => {
    await withShirt('/guest-checkout')(page);
    await fillGuestForm(page);
    await press(page, 'Confirmer ma commande');
    await confirmed(page);
  },
  '/order-summary, no order': open('/order-summary'),
  '/stock-alert, no link': open('/stock-alert'),
  '/conseil': open('/conseil'),
  '/conseil, refused': refused(open('/conseil'), 'Prendre rendez-vous'),
  '/suivi, not found': async (page) => {
    await page.goto('/suivi');
    await page.getByLabel('Numéro de commande', { exact: true }).fill('BV-1');
    await page.getByLabel('Téléphone', { exact: true }).fill('0612345678');
    await press(page, 'Trouver ma commande');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  '/mockman, answered': pressing(open('/mockman'), 'Envoyer'),
  ...Object.fromEntries(seedDocuments().map(({ path }) => [path, open(path)])),
  '404': open('/nope'),
};

const customer: Reaches = {
  '/wishlist, empty': asCustomer('/wishlist'),
  '/wishlist, filled': async (page) => {
    await openAsDemo(page, '/products/caftan-celeste');
    await press(page, 'Ajouter à la liste de souhaits');
    await page.getByRole('link', { name: 'Voir la liste de souhaits' }).first().waitFor();
    await page.goto('/wishlist');
  },
  '/profile': asCustomer('/profile'),
  '/profile, unconfirmed, name': async (page) => {
    await pressing(asNew('/profile'), 'Envoyer le lien de confirmation')(page);
    await expect(page.getByText('Un lien a été envoyé')).toBeVisible();
    await press(page, 'Modifier le nom');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '/profile/security': openSecurity,
  '/profile/security, refused': refused(openSecurity, 'Changer le mot de passe'),
  '/profile/security, sent': async (page) => {
    await openSecurity(page);
    const form = page.getByRole('region', { name: 'Adresse e-mail', exact: true });
    await form.getByLabel('Nouvelle adresse e-mail').fill('nadia@nouvelle.example');
    await form.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe');
    await press(page, 'Changer l’adresse e-mail');
    await expect(page.getByText('Un lien a été envoyé')).toBeVisible();
  },
  '/profile/security, demo': asCustomer('/profile/security'),
  '/profile/data': asCustomer('/profile/data'),
  '/profile/data, deletion refused': pressing(
    asNew('/profile/data'),
    'Supprimer mon compte',
    'Supprimer définitivement',
  ),
  '/address-details': asCustomer('/address-details'),
  '/address-details, form': openAddressForm,
  '/address-details, refused': async (page) => {
    await openAddressForm(page);
    await page.getByRole('dialog').getByLabel('Nom', { exact: true }).fill('Salma');
    await press(page, "Ajouter l'Adresse");
  },
  '/address, chosen': checkOut,
  '/address, on delivery, refused': async (page) => {
    await checkOut(page);
    await page.getByRole('radio', { name: 'Paiement à la livraison', exact: true }).check();
    await press(page, 'Passer la Commande');
  },
  '/address, payment': openPayment,
  '/orders, none': asCustomer('/orders'),
  '/orders': async (page) => {
    await pay(page);
    await page.goto('/orders');
  },
};

/** The last order of the demo customer, which « Payer » has just placed. */
async function openOwnOrder(page: Page): Promise<void> {
  await pay(page);
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande BV-/ })).toBeVisible();
}

const orders: Reaches = {
  '/orders/:id': openOwnOrder,
  '/orders/:id, reloaded': async (page) => {
    await openOwnOrder(page);
    await page.reload();
  },
  '/orders/:id/invoice': async (page) => {
    await openOwnOrder(page);
    await page.goto(`${page.url()}/invoice`);
  },
  '/orders/:id, unknown': asCustomer('/orders/nope'),
  '/track, waiting': open(trackPath('waiting')),
  '/track, cancelling': intoDialog(open(trackPath('waiting')), 'Annuler la commande'),
  '/track, shipped': open(trackPath('shipped')),
  '/track, delivered': open(trackPath('delivered')),
  '/track, sending back': intoDialog(open(trackPath('delivered')), 'Demander un retour'),
  '/track, cancelled': open(trackPath('cancelled')),
  '/track, invoice': open(`${trackPath('delivered')}/invoice`),
  '/track, order form': open(`${trackPath('shipped')}/invoice`),
  '/track, wrong key': open('/track/waiting/nope'),
};

const ANSWERS_404 = new Set([
  '/products/:id, unknown',
  '/mockman, answered',
  '404',
  '/track, wrong key',
]);

/** Every route of the shop with its main states, as a guest and as a customer. */
export const states: readonly State[] = Object.entries({ ...guest, ...customer, ...orders }).map(
  ([name, reach]) => ({
    name,
    reach,
    fault: ANSWERS_404.has(name) ? /404/ : null,
    isOnlyNarrow: name === '/products, filter sheet',
  }),
);

import { paths } from './paths.ts';
import type { ShopFeature } from './shop/shop-features.ts';

export type PageEntry<Next extends string = PageName> = {
  /** Route pattern without the language's prefix. */
  path: string;
  /** Source below client/; exports a component of the file's name. */
  module: string;
  /** Who may open it: everyone, customers, or those who have the key of its address. */
  access: 'EVERYONE' | 'CUSTOMER' | 'KEY';
  /** The part that the server renders: the page with its data, the page, or only its frame. */
  prerender: 'DATA' | 'PAGE' | 'FRAME';
  /**
   * The kind of record that the address names: the server sends 404 where the shop has no such
   * product, appointment, order or preview of the home page, and redirects an earlier name of a category to its present one.
   */
  subject?: 'HOME' | 'PRODUCT' | 'CATEGORIES' | 'APPOINTMENT' | 'ORDER';
  /** The feature without which its address is unknown. */
  feature?: ShopFeature;
  /** A tab of the account. */
  isInAccount?: true;
  /** Most visits need it: its script is preloaded. */
  isFrequent?: true;
  /** The page that follows: its script is preloaded with this one, in case the network goes. */
  next?: Next;
  /** Opens a session: for guests only, and never a page to return to. */
  isEntry?: true;
  /** May use the payment provider. */
  takesCards?: true;
};

// What most pages have in common.
const withData = { access: 'EVERYONE', prerender: 'DATA' } as const;
const withoutData = { access: 'EVERYONE', prerender: 'PAGE' } as const;
const frame = { access: 'EVERYONE', prerender: 'FRAME' } as const;
const withKey = { access: 'KEY', prerender: 'FRAME' } as const;
const ofCustomers = { access: 'CUSTOMER', prerender: 'FRAME' } as const;
const inAccount = { ...ofCustomers, isInAccount: true } as const;

/** Every page of the shop. To add one, write its file and its entry here. */
const table = {
  home: { path: paths.home(), module: 'home/HomePage.tsx', ...withData, isFrequent: true },
  catalog: {
    path: paths.catalog(),
    module: 'catalog/list/CatalogPage.tsx',
    ...withData,
    subject: 'CATEGORIES',
    isFrequent: true,
  },
  product: {
    path: '/products/:productId',
    module: 'catalog/product/ProductPage.tsx',
    ...withData,
    subject: 'PRODUCT',
    isFrequent: true,
  },
  preview: {
    path: '/apercu/:productId',
    module: 'catalog/product/preview/PreviewPage.tsx',
    ...withKey,
    subject: 'PRODUCT',
  },
  homePreview: {
    path: paths.homePreview(),
    module: 'home/HomePreviewPage.tsx',
    ...withKey,
    subject: 'HOME',
  },
  occasions: {
    path: paths.occasions(),
    module: 'catalog/occasion/OccasionsPage.tsx',
    ...withData,
    feature: 'OCCASIONS',
  },
  occasion: {
    path: '/occasions/:slug',
    module: 'catalog/occasion/OccasionPage.tsx',
    ...withData,
    feature: 'OCCASIONS',
  },
  campaign: { path: '/selections/:slug', module: 'catalog/campaign/CampaignPage.tsx', ...withData },
  cart: { path: paths.cart(), module: 'cart/page/CartPage.tsx', ...withoutData, isFrequent: true },
  wishlist: { path: paths.wishlist(), module: 'wishlist/WishlistPage.tsx', ...ofCustomers },
  logIn: {
    path: paths.logIn(),
    module: 'account/entry/LogInPage.tsx',
    ...withoutData,
    isEntry: true,
  },
  signUp: {
    path: paths.signUp(),
    module: 'account/entry/SignUpPage.tsx',
    ...withoutData,
    isEntry: true,
  },
  forgotPassword: {
    path: paths.forgotPassword(),
    module: 'account/recovery/ForgotPasswordPage.tsx',
    ...withoutData,
  },
  resetPassword: {
    path: paths.resetPassword(),
    module: 'account/recovery/ResetPasswordPage.tsx',
    ...withoutData,
  },
  confirmEmail: {
    path: paths.confirmEmail(),
    module: 'account/recovery/ConfirmEmailPage.tsx',
    ...withoutData,
  },
  profile: { path: paths.profile(), module: 'account/profile/ProfilePage.tsx', ...inAccount },
  addressBook: { path: paths.addressBook(), module: 'address/AddressBookPage.tsx', ...inAccount },
  security: { path: paths.security(), module: 'account/security/SecurityPage.tsx', ...inAccount },
  personalData: {
    path: paths.personalData(),
    module: 'account/personal/PersonalDataPage.tsx',
    ...inAccount,
  },
  orders: { path: paths.orders(), module: 'order/list/OrdersPage.tsx', ...inAccount },
  order: { path: '/orders/:orderId', module: 'order/detail/OrderPage.tsx', ...inAccount },
  invoice: {
    path: '/orders/:orderId/invoice',
    module: 'order/invoice/InvoicePage.tsx',
    ...ofCustomers,
  },
  checkoutAddress: {
    path: paths.checkoutAddress(),
    module: 'order/checkout/CheckoutAddressPage.tsx',
    ...ofCustomers,
    next: 'orderSummary',
    takesCards: true,
  },
  guestCheckout: {
    path: paths.guestCheckout(),
    module: 'order/checkout/guest/GuestCheckoutPage.tsx',
    ...withoutData,
    next: 'orderSummary',
  },
  orderSummary: {
    path: paths.orderSummary(),
    module: 'order/confirmation/OrderSummaryPage.tsx',
    ...frame,
  },
  frameFinder: {
    path: paths.frameFinder(),
    module: 'catalog/frames/FrameFinderPage.tsx',
    ...withData,
    feature: 'FRAMES',
  },
  stockAlert: {
    path: paths.stockAlert(),
    module: 'catalog/alerts/StockAlertPage.tsx',
    ...withoutData,
  },
  findOrder: {
    path: paths.findOrder(),
    module: 'order/find/FindOrderPage.tsx',
    ...withoutData,
    next: 'trackedOrder',
  },
  trackedOrder: {
    path: '/track/:orderId/:trackingKey',
    module: 'order/detail/OrderPage.tsx',
    access: 'KEY',
    prerender: 'DATA',
    subject: 'ORDER',
  },
  trackedInvoice: {
    path: '/track/:orderId/:trackingKey/invoice',
    module: 'order/invoice/InvoicePage.tsx',
    ...withKey,
  },
  advice: {
    path: paths.advice(),
    module: 'appointment/AdvicePage.tsx',
    ...withData,
    feature: 'APPOINTMENTS',
  },
  appointment: {
    path: '/rendez-vous/:appointmentId/:appointmentKey',
    module: 'appointment/AppointmentPage.tsx',
    access: 'KEY',
    prerender: 'DATA',
    subject: 'APPOINTMENT',
  },
  delivery: { path: paths.delivery(), module: 'information/DeliveryPage.tsx', ...withData },
  sizeGuide: {
    path: paths.sizeGuide(),
    module: 'information/SizeGuidePage.tsx',
    ...withData,
    feature: 'SIZE_GUIDES',
  },
  faq: { path: paths.faq(), module: 'information/FaqPage.tsx', ...withData },
  contact: { path: paths.contact(), module: 'information/ContactPage.tsx', ...withData },
  terms: { path: paths.terms(), module: 'information/TermsPage.tsx', ...withData },
  imprint: { path: paths.imprint(), module: 'information/ImprintPage.tsx', ...withData },
  privacy: { path: paths.privacy(), module: 'information/PrivacyPage.tsx', ...withData },
  mockman: { path: paths.mockman(), module: 'mockman/MockmanPage.tsx', ...frame },
} as const satisfies Record<string, PageEntry<string>>;

export type PageName = keyof typeof table;

export const pages: Readonly<Record<PageName, PageEntry>> = table;

// Object.keys knows strings only.
export const pageNames = Object.keys(table) as PageName[];

/** Says whether a shop that uses these features has the page. */
export const isPageOf = ({ feature }: PageEntry, uses: readonly ShopFeature[]): boolean =>
  feature === undefined || uses.includes(feature);

import { paths } from '../../server/shared/isomorphic/paths.ts';

export type PageEntry<Next extends string = PageName> = {
  /** Route pattern, for the client's router and the server. */
  path: string;
  /** Source below client/; exports a component of the file's name. */
  module: string;
  /** Who may open it: everyone, customers, or those who have the key of its address. */
  access: 'EVERYONE' | 'CUSTOMER' | 'KEY';
  /** What the server renders: the page with its data, the page, or only its frame. */
  prerender: 'DATA' | 'PAGE' | 'FRAME';
  /** What the address names: the server sends 404 where the shop has none. */
  subject?: 'PRODUCT';
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

/** Every page of the shop. To add one, write its file and its entry here. */
const table = {
  home: {
    path: paths.home(),
    module: 'home/HomePage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
    isFrequent: true,
  },
  catalog: {
    path: paths.catalog(),
    module: 'catalog/list/CatalogPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
    isFrequent: true,
  },
  product: {
    path: '/products/:productId',
    subject: 'PRODUCT',
    module: 'catalog/product/ProductPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
    isFrequent: true,
  },
  occasions: {
    path: paths.occasions(),
    module: 'catalog/occasion/OccasionsPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  occasion: {
    path: '/occasions/:slug',
    module: 'catalog/occasion/OccasionPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  cart: {
    path: paths.cart(),
    module: 'cart/page/CartPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
    isFrequent: true,
  },
  wishlist: {
    path: paths.wishlist(),
    module: 'wishlist/WishlistPage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
  },
  logIn: {
    path: paths.logIn(),
    module: 'account/entry/LogInPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
    isEntry: true,
  },
  signUp: {
    path: paths.signUp(),
    module: 'account/entry/SignUpPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
    isEntry: true,
  },
  forgotPassword: {
    path: paths.forgotPassword(),
    module: 'account/recovery/ForgotPasswordPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
  },
  resetPassword: {
    path: paths.resetPassword(),
    module: 'account/recovery/ResetPasswordPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
  },
  confirmEmail: {
    path: paths.confirmEmail(),
    module: 'account/recovery/ConfirmEmailPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
  },
  profile: {
    path: paths.profile(),
    module: 'account/profile/ProfilePage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
    isInAccount: true,
  },
  addressBook: {
    path: paths.addressBook(),
    module: 'address/AddressBookPage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
    isInAccount: true,
  },
  security: {
    path: paths.security(),
    module: 'account/security/SecurityPage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
    isInAccount: true,
  },
  personalData: {
    path: paths.personalData(),
    module: 'account/personal/PersonalDataPage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
    isInAccount: true,
  },
  orders: {
    path: paths.orders(),
    module: 'order/list/OrdersPage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
    isInAccount: true,
  },
  order: {
    path: '/orders/:orderId',
    module: 'order/detail/OrderPage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
    isInAccount: true,
  },
  invoice: {
    path: '/orders/:orderId/invoice',
    module: 'order/invoice/InvoicePage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
  },
  checkoutAddress: {
    path: paths.checkoutAddress(),
    module: 'order/checkout/CheckoutAddressPage.tsx',
    access: 'CUSTOMER',
    prerender: 'FRAME',
    next: 'orderSummary',
    takesCards: true,
  },
  guestCheckout: {
    path: paths.guestCheckout(),
    module: 'order/checkout/guest/GuestCheckoutPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
    next: 'orderSummary',
  },
  orderSummary: {
    path: paths.orderSummary(),
    module: 'order/confirmation/OrderSummaryPage.tsx',
    access: 'EVERYONE',
    prerender: 'FRAME',
  },
  frameFinder: {
    path: paths.frameFinder(),
    module: 'catalog/frames/FrameFinderPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  stockAlert: {
    path: paths.stockAlert(),
    module: 'catalog/alerts/StockAlertPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
  },
  findOrder: {
    path: paths.findOrder(),
    module: 'order/find/FindOrderPage.tsx',
    access: 'EVERYONE',
    prerender: 'PAGE',
    next: 'trackedOrder',
  },
  trackedOrder: {
    path: '/track/:orderId/:trackingKey',
    module: 'order/detail/TrackedOrderPage.tsx',
    access: 'KEY',
    prerender: 'FRAME',
  },
  trackedInvoice: {
    path: '/track/:orderId/:trackingKey/invoice',
    module: 'order/invoice/TrackedInvoicePage.tsx',
    access: 'KEY',
    prerender: 'FRAME',
  },
  delivery: {
    path: paths.delivery(),
    module: 'information/DeliveryPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  sizeGuide: {
    path: paths.sizeGuide(),
    module: 'information/SizeGuidePage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  faq: {
    path: paths.faq(),
    module: 'information/FaqPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  contact: {
    path: paths.contact(),
    module: 'information/ContactPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  terms: {
    path: paths.terms(),
    module: 'information/TermsPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  imprint: {
    path: paths.imprint(),
    module: 'information/ImprintPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  privacy: {
    path: paths.privacy(),
    module: 'information/PrivacyPage.tsx',
    access: 'EVERYONE',
    prerender: 'DATA',
  },
  mockman: {
    path: paths.mockman(),
    module: 'mockman/MockmanPage.tsx',
    access: 'EVERYONE',
    prerender: 'FRAME',
  },
} as const satisfies Record<string, PageEntry<string>>;

export type PageName = keyof typeof table;

export const pages: Readonly<Record<PageName, PageEntry>> = table;

// Object.keys knows strings only.
export const pageNames = Object.keys(table) as PageName[];

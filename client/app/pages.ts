import { lazyPage } from './lazyPage.ts';

/** Every page, each a script of its own. */
export const pages = {
  home: lazyPage(async () => (await import('../home/HomePage.tsx')).HomePage),
  catalog: lazyPage(async () => (await import('../catalog/CatalogPage.tsx')).CatalogPage),
  product: lazyPage(async () => (await import('../catalog/ProductPage.tsx')).ProductPage),
  cart: lazyPage(async () => (await import('../cart/CartPage.tsx')).CartPage),
  wishlist: lazyPage(async () => (await import('../wishlist/WishlistPage.tsx')).WishlistPage),
  logIn: lazyPage(async () => (await import('../account/LogInPage.tsx')).LogInPage),
  signUp: lazyPage(async () => (await import('../account/SignUpPage.tsx')).SignUpPage),
  profile: lazyPage(async () => (await import('../account/ProfilePage.tsx')).ProfilePage),
  addressBook: lazyPage(
    async () => (await import('../address/AddressBookPage.tsx')).AddressBookPage,
  ),
  checkoutAddress: lazyPage(
    async () => (await import('../order/CheckoutAddressPage.tsx')).CheckoutAddressPage,
  ),
  guestCheckout: lazyPage(
    async () => (await import('../order/GuestCheckoutPage.tsx')).GuestCheckoutPage,
  ),
  orderSummary: lazyPage(
    async () => (await import('../order/OrderSummaryPage.tsx')).OrderSummaryPage,
  ),
  orders: lazyPage(async () => (await import('../order/OrdersPage.tsx')).OrdersPage),
  order: lazyPage(async () => (await import('../order/OrderPage.tsx')).OrderPage),
  invoice: lazyPage(async () => (await import('../order/InvoicePage.tsx')).InvoicePage),
  trackedOrder: lazyPage(
    async () => (await import('../order/TrackedOrderPage.tsx')).TrackedOrderPage,
  ),
  trackedInvoice: lazyPage(
    async () => (await import('../order/TrackedInvoicePage.tsx')).TrackedInvoicePage,
  ),
  mockman: lazyPage(async () => (await import('../mockman/MockmanPage.tsx')).MockmanPage),
};

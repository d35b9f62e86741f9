import { lazyPage } from './navigation/lazyPage.ts';

/** Every page, each a script of its own. */
export const pages = {
  home: lazyPage(async () => (await import('../home/HomePage.tsx')).HomePage),
  catalog: lazyPage(async () => (await import('../catalog/list/CatalogPage.tsx')).CatalogPage),
  product: lazyPage(async () => (await import('../catalog/product/ProductPage.tsx')).ProductPage),
  cart: lazyPage(async () => (await import('../cart/page/CartPage.tsx')).CartPage),
  wishlist: lazyPage(async () => (await import('../wishlist/WishlistPage.tsx')).WishlistPage),
  logIn: lazyPage(async () => (await import('../account/LogInPage.tsx')).LogInPage),
  signUp: lazyPage(async () => (await import('../account/SignUpPage.tsx')).SignUpPage),
  profile: lazyPage(async () => (await import('../account/ProfilePage.tsx')).ProfilePage),
  addressBook: lazyPage(
    async () => (await import('../address/AddressBookPage.tsx')).AddressBookPage,
  ),
  checkoutAddress: lazyPage(
    async () => (await import('../order/checkout/CheckoutAddressPage.tsx')).CheckoutAddressPage,
  ),
  guestCheckout: lazyPage(
    async () => (await import('../order/checkout/GuestCheckoutPage.tsx')).GuestCheckoutPage,
  ),
  orderSummary: lazyPage(
    async () => (await import('../order/confirmation/OrderSummaryPage.tsx')).OrderSummaryPage,
  ),
  orders: lazyPage(async () => (await import('../order/list/OrdersPage.tsx')).OrdersPage),
  order: lazyPage(async () => (await import('../order/detail/OrderPage.tsx')).OrderPage),
  invoice: lazyPage(async () => (await import('../order/invoice/InvoicePage.tsx')).InvoicePage),
  trackedOrder: lazyPage(
    async () => (await import('../order/detail/TrackedOrderPage.tsx')).TrackedOrderPage,
  ),
  trackedInvoice: lazyPage(
    async () => (await import('../order/invoice/TrackedInvoicePage.tsx')).TrackedInvoicePage,
  ),
  mockman: lazyPage(async () => (await import('../mockman/MockmanPage.tsx')).MockmanPage),
};

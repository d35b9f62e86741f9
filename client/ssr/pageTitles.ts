import type { PageName } from '../app/pages.ts';
import { frAccount } from '../text/fr.account.ts';
import { frAlerts } from '../text/fr.alerts.ts';
import { fr } from '../text/fr.ts';
import type { InformationPageName } from './informationPages.ts';

type WithOwnTitle = 'home' | 'catalog' | 'product' | InformationPageName;

/**
 * Titles that do not come from data. Not in the table of pages, which the whole client imports: an
 * edited text would reload the development page.
 */
export const pageTitles: Readonly<Record<Exclude<PageName, WithOwnTitle>, string>> = {
  cart: fr.cart.title,
  wishlist: fr.wishlist.title,
  logIn: fr.account.logIn.title,
  signUp: fr.account.signUp.title,
  forgotPassword: frAccount.forgotPassword.title,
  resetPassword: frAccount.resetPassword.title,
  confirmEmail: frAccount.confirmEmail.title,
  profile: fr.account.title,
  security: frAccount.security.title,
  personalData: frAccount.data.title,
  addressBook: fr.address.title,
  orders: fr.order.list.title,
  order: fr.order.list.title,
  invoice: fr.order.list.title,
  checkoutAddress: fr.order.checkout.documentTitle,
  guestCheckout: fr.order.guest.title,
  orderSummary: fr.order.summary.documentTitle,
  stockAlert: frAlerts.page.title,
  findOrder: fr.order.find.title,
  trackedOrder: fr.home.documentTitle,
  trackedInvoice: fr.home.documentTitle,
  mockman: fr.mockman.documentTitle,
};

/** Parameter of the catalogue's address: the French name of a category. */
export const categoryParameter = 'category';
/** Parameter of the catalogue's address: its order; and the value for the newest first. */
export const sortParameter = 'sort';
export const newestSort = 'nouveautés';
/** Parameter of a product's page: the chosen variant. */
export const variantParameter = 'variante';
/**
 * Parameter of the page of frames that fit: the product that it was opened from; on that product's
 * page, what it leads back to.
 */
export const productParameter = 'pour';
/** Parameter of the page of frames that fit: the measures that are printed in a temple. */
export const measuresParameter = 'mesures';
export const compareHash = '#comparer';
/** Part of a product's page: what is altered on request. */
export const alterationsHash = '#retouches';
/** Parameter of any page's address: a discount code for the cart. */
export const codeParameter = 'code';
/** Parameter of the links of mails. */
export const tokenParameter = 'token';
/** Instant of a preview of the shop. */
export const dateParameter = 'date';
export const deviceParameter = 'appareil';

/** Every path of the shop's pages, in French; links of pages, mails and feeds are built with these functions only. */
export const paths = {
  home: () => '/',
  /** `search` is a query string, with or without its `?`; see catalog/list/filter/filters.ts. */
  catalog: (search = '') => withSearch('/products', search),
  product: (id: string, variantId?: string) =>
    withSearch(
      `/products/${encodeURIComponent(id)}`,
      variantId === undefined
        ? ''
        : new URLSearchParams({ [variantParameter]: variantId }).toString(),
    ),
  /** Page of a draft, with the token of its link; the page itself without. */
  preview: (productId: string, token?: string) =>
    withToken(`/apercu/${encodeURIComponent(productId)}`, token),
  /** The home page as it will be published, with the token of its link; the page itself without. */
  homePreview: (token?: string) => withToken('/apercu', token),
  /** The shop at an instant, with the token of its link; `search` is a query string. */
  shopPreview: (at: string, token: string, search = '') =>
    withSearch('/apercu', atInstant(at, token, search)),
  /** A product at an instant, with the token of the link. */
  productPreview: (productId: string, at: string, token: string) =>
    withSearch(`/apercu/${encodeURIComponent(productId)}`, atInstant(at, token)),
  occasions: () => '/occasions',
  /** `search` as for `catalog`. */
  occasion: (slug: string, search = '') =>
    withSearch(`/occasions/${encodeURIComponent(slug)}`, search),
  /** `search` as for `catalog`. */
  campaign: (slug: string, search = '') =>
    withSearch(`/selections/${encodeURIComponent(slug)}`, search),
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  logIn: () => '/login',
  /** Confirms the device on which the link is opened. */
  confirmDevice: (token: string) => `/login?${deviceParameter}=${token}`,
  signUp: () => '/signup',
  forgotPassword: () => '/forgot-password',
  /** Page that a mail links with its token; the page itself without. */
  resetPassword: (token?: string) => withToken('/reset-password', token),
  confirmEmail: (token?: string) => withToken('/confirm-email', token),
  profile: () => '/profile',
  security: () => '/profile/security',
  personalData: () => '/profile/data',
  orders: () => '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  invoice: (id: string) => `/orders/${encodeURIComponent(id)}/invoice`,
  /** Opened with the key, without an account. */
  trackedOrder: (id: string, key: string) =>
    `/track/${encodeURIComponent(id)}/${encodeURIComponent(key)}`,
  trackedInvoice: (id: string, key: string) =>
    `/track/${encodeURIComponent(id)}/${encodeURIComponent(key)}/invoice`,
  checkoutAddress: () => '/address',
  addressBook: () => '/address-details',
  guestCheckout: () => '/guest-checkout',
  orderSummary: () => '/order-summary',
  delivery: () => '/livraison-et-retours',
  sizeGuide: () => '/guide-des-tailles',
  faq: () => '/faq',
  contact: () => '/contact',
  terms: () => '/conditions-generales-de-vente',
  imprint: () => '/mentions-legales',
  privacy: () => '/confidentialite',
  findOrder: () => '/suivi',
  /** `search` is a query string; see appointment/advicePageQuery.ts. */
  advice: (search = '') => withSearch('/conseil', search),
  /** Opened with the key, without an account. */
  appointment: (id: string, key: string) =>
    `/rendez-vous/${encodeURIComponent(id)}/${encodeURIComponent(key)}`,
  /** The appointment as a file of calendars, the same in every language. */
  appointmentCalendar: (id: string, key: string) =>
    `/rendez-vous/${encodeURIComponent(id)}/${encodeURIComponent(key)}/agenda.ics`,
  /** `search` is a query string; see catalog/frames/frameSearch.ts. */
  frameFinder: (search = '') => withSearch('/trouver-ma-monture', search),
  /** Page of frames that leads back to a product. */
  frameFinderFor: (productId: string, variantId: string) =>
    `/trouver-ma-monture?${new URLSearchParams({ [productParameter]: productId, [variantParameter]: variantId }).toString()}`,
  stockAlert: (token?: string) => withToken('/stock-alert', token),
  mockman: () => '/mockman',
} as const;

function atInstant(at: string, token: string, search = ''): string {
  const parameters = new URLSearchParams(search);
  parameters.set(dateParameter, at);
  parameters.set(tokenParameter, token);
  return parameters.toString();
}

function withToken(path: string, token?: string) {
  return token === undefined ? path : `${path}?${tokenParameter}=${token}`;
}

function withSearch(path: string, search: string) {
  const query = search.replace(/^\?/, '');
  return query ? `${path}?${query}` : path;
}

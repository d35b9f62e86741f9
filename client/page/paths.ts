/** On a product's page, the chosen variant. */
export const variantParameter = 'variante';
/** On the page of frames that fit, the product that it was opened from; on that product's page, what it leads back to. */
export const productParameter = 'pour';
export const compareHash = '#comparer';

/** Every path of the shop; links are built with these functions only. */
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
  occasions: () => '/occasions',
  /** `search` as for `catalog`. */
  occasion: (slug: string, search = '') =>
    withSearch(`/occasions/${encodeURIComponent(slug)}`, search),
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  logIn: () => '/login',
  signUp: () => '/signup',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
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
  /** `search` is a query string; see catalog/frames/frameSearch.ts. */
  frameFinder: (search = '') => withSearch('/trouver-ma-monture', search),
  /** From a product, which the page leads back to. */
  frameFinderFor: (productId: string, variantId: string) =>
    `/trouver-ma-monture?${new URLSearchParams({ [productParameter]: productId, [variantParameter]: variantId }).toString()}`,
  stockAlert: () => '/stock-alert',
  mockman: () => '/mockman',
} as const;

function withSearch(path: string, search: string) {
  const query = search.replace(/^\?/, '');
  return query ? `${path}?${query}` : path;
}

/** Every address of the back office; links are built with these functions only. */
export const adminPaths = {
  home: () => '/admin',
  logIn: () => '/admin/login',
  forgotPassword: () => '/admin/forgot-password',
  setup: () => '/admin/setup',
  /** `search` is a query string, with or without its `?`. */
  orders: (search = '') => withSearch('/admin/orders', search),
  newOrder: () => '/admin/orders/new',
  order: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  packingSlips: (ids: readonly string[]) => withSearch('/admin/orders/packing-slips', idsOf(ids)),
  courierSheet: (ids: readonly string[]) => withSearch('/admin/orders/courier-sheet', idsOf(ids)),
  invoices: (search = '') => withSearch('/admin/invoices', search),
  /** Printed; `id` is the order's. */
  invoice: (id: string) => `/admin/orders/${encodeURIComponent(id)}/invoice`,
  creditNote: (id: string, number: string) =>
    `/admin/orders/${encodeURIComponent(id)}/credit-notes/${encodeURIComponent(number)}`,
  exchanges: (search = '') => withSearch('/admin/exchanges', search),
  sewing: (search = '') => withSearch('/admin/sewing', search),
  money: (search = '') => withSearch('/admin/money', search),
  newStatement: () => '/admin/money/statements/new',
  statement: (id: string) => `/admin/money/statements/${encodeURIComponent(id)}`,
  /** Printed; `id` is the order's. */
  exchangeSlip: (id: string, number: string) =>
    `/admin/orders/${encodeURIComponent(id)}/exchanges/${encodeURIComponent(number)}`,
  exchangeDocument: (id: string, number: string) =>
    `/admin/orders/${encodeURIComponent(id)}/exchange-documents/${encodeURIComponent(number)}`,
  products: (search = '') => withSearch('/admin/products', search),
  product: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
  newProduct: () => '/admin/products/new',
  importProducts: () => '/admin/products/import',
  redirects: () => '/admin/redirects',
  categories: () => '/admin/categories',
  category: (id: string) => `/admin/categories/${encodeURIComponent(id)}`,
  newCategory: () => '/admin/categories/new',
  optionWords: () => '/admin/option-words',
  sizeGuides: () => '/admin/size-guides',
  sizeGuide: (id: string) => `/admin/size-guides/${encodeURIComponent(id)}`,
  newSizeGuide: () => '/admin/size-guides/new',
  showcase: () => '/admin/showcase',
  showcaseHome: () => '/admin/showcase/home',
  campaigns: () => '/admin/showcase/campaigns',
  campaign: (id: string) => `/admin/showcase/campaigns/${encodeURIComponent(id)}`,
  newCampaign: () => '/admin/showcase/campaigns/new',
  discountCodes: () => '/admin/showcase/codes',
  discountCode: (id: string) => `/admin/showcase/codes/${encodeURIComponent(id)}`,
  newDiscountCode: () => '/admin/showcase/codes/new',
  stock: (search = '') => withSearch('/admin/stock', search),
  sales: () => '/admin/sales',
  customers: (search = '') => withSearch('/admin/customers', search),
  importCustomers: () => '/admin/customers/import',
  customer: (id: string) => `/admin/customers/${encodeURIComponent(id)}`,
  pickups: (search = '') => withSearch('/admin/pickups', search),
  deliveryZones: () => '/admin/delivery',
  deliveryZone: (id: string) => `/admin/delivery/zones/${encodeURIComponent(id)}`,
  newDeliveryZone: () => '/admin/delivery/zones/new',
  deliveryDays: () => '/admin/delivery/days',
  pickupPoints: () => '/admin/delivery/pickup-points',
  pickupPoint: (id: string) => `/admin/delivery/pickup-points/${encodeURIComponent(id)}`,
  newPickupPoint: () => '/admin/delivery/pickup-points/new',
  carriers: () => '/admin/delivery/carriers',
  carrier: (id: string) => `/admin/delivery/carriers/${encodeURIComponent(id)}`,
  newCarrier: () => '/admin/delivery/carriers/new',
  carrierCities: (id: string) => `/admin/delivery/carriers/${encodeURIComponent(id)}/cities`,
  apiTokens: () => '/admin/integrations',
  webhooks: () => '/admin/integrations/webhooks',
  webhook: (id: string) => `/admin/integrations/webhooks/${encodeURIComponent(id)}`,
  appointments: (search = '') => withSearch('/admin/appointments', search),
  openingHours: () => '/admin/opening-hours',
  settings: () => '/admin/settings',
  identity: () => '/admin/settings/identity',
  audit: () => '/admin/audit',
  staff: () => '/admin/staff',
  account: () => '/admin/account',
} as const;

/** Commas stay readable: an id has none. */
const idsOf = (ids: readonly string[]) => `ids=${ids.map(encodeURIComponent).join(',')}`;

function withSearch(path: string, search: string) {
  const query = search.replace(/^\?/, '');
  return query ? `${path}?${query}` : path;
}

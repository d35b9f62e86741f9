import type { ComponentType } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import type { AdminIconName } from '../page/AdminIcon.tsx';
import { adminPaths } from '../page/adminPaths.ts';

type Load = () => Promise<ComponentType>;

const loadShowcase = async () => (await import('../showcase/ShowcasePage.tsx')).ShowcasePage;

const loadCampaign = async () =>
  (await import('../showcase/campaigns/CampaignPage.tsx')).CampaignPage;

/** Every page behind the log-in by its path below `/admin`, each with a script of its own. */
const forStaff: Readonly<Record<string, Load>> = {
  '': async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
  orders: async () => (await import('../orders/OrdersPage.tsx')).OrdersPage,
  'orders/new': async () => (await import('../orders/new/NewOrderPage.tsx')).NewOrderPage,
  'orders/:id': async () => (await import('../orders/detail/OrderPage.tsx')).OrderPage,
  'orders/packing-slips': async () =>
    (await import('../orders/print/PackingSlipsPage.tsx')).PackingSlipsPage,
  'orders/courier-sheet': async () =>
    (await import('../orders/print/CourierSheetPage.tsx')).CourierSheetPage,
  'orders/:id/invoice': async () => (await import('../orders/print/InvoicePage.tsx')).InvoicePage,
  'orders/:id/credit-notes/:number': async () =>
    (await import('../orders/print/CreditNotePage.tsx')).CreditNotePage,
  'orders/:id/exchanges/:number': async () =>
    (await import('../orders/print/ExchangeSlipPage.tsx')).ExchangeSlipPage,
  'orders/:id/exchange-documents/:number': async () =>
    (await import('../orders/print/ExchangeDocumentPage.tsx')).ExchangeDocumentPage,
  exchanges: async () => (await import('../exchanges/ExchangesPage.tsx')).ExchangesPage,
  sewing: async () => (await import('../sewing/SewingPage.tsx')).SewingPage,
  money: async () => (await import('../money/MoneyPage.tsx')).MoneyPage,
  'money/statements/new': async () =>
    (await import('../money/NewStatementPage.tsx')).NewStatementPage,
  'money/statements/:id': async () => (await import('../money/StatementPage.tsx')).StatementPage,
  invoices: async () => (await import('../invoices/InvoicesPage.tsx')).InvoicesPage,
  products: async () => (await import('../products/ProductsPage.tsx')).ProductsPage,
  'products/new': async () => (await import('../products/ProductPage.tsx')).ProductPage,
  'products/import': async () => (await import('../products/import/ImportPage.tsx')).ImportPage,
  redirects: async () => (await import('../moving/RedirectsPage.tsx')).RedirectsPage,
  'products/:id': async () => (await import('../products/ProductPage.tsx')).ProductPage,
  categories: async () => (await import('../categories/CategoriesPage.tsx')).CategoriesPage,
  'categories/new': async () => (await import('../categories/CategoryPage.tsx')).CategoryPage,
  'categories/:id': async () => (await import('../categories/CategoryPage.tsx')).CategoryPage,
  'option-words': async () => (await import('../categories/OptionWordsPage.tsx')).OptionWordsPage,
  'size-guides': async () => (await import('../size-guides/SizeGuidesPage.tsx')).SizeGuidesPage,
  'size-guides/new': async () => (await import('../size-guides/SizeGuidePage.tsx')).SizeGuidePage,
  'size-guides/:id': async () => (await import('../size-guides/SizeGuidePage.tsx')).SizeGuidePage,
  showcase: loadShowcase,
  'showcase/home': loadShowcase,
  'showcase/campaigns': loadShowcase,
  'showcase/campaigns/new': loadCampaign,
  'showcase/campaigns/:id': loadCampaign,
  'showcase/codes': loadShowcase,
  'showcase/codes/new': async () => (await import('../showcase/codes/CodePage.tsx')).CodePage,
  'showcase/codes/:id': async () => (await import('../showcase/codes/CodePage.tsx')).CodePage,
  stock: async () => (await import('../stock/StockPage.tsx')).StockPage,
  sales: async () => (await import('../sales/SalesPage.tsx')).SalesPage,
  customers: async () => (await import('../customers/CustomersPage.tsx')).CustomersPage,
  'customers/:id': async () => (await import('../customers/CustomerPage.tsx')).CustomerPage,
  appointments: async () => (await import('../appointments/AppointmentsPage.tsx')).AppointmentsPage,
  pickups: async () => (await import('../delivery/pickup/PickupsPage.tsx')).PickupsPage,
  delivery: async () => (await import('../delivery/zone/ZonesPage.tsx')).ZonesPage,
  'delivery/zones/new': async () => (await import('../delivery/zone/ZonePage.tsx')).ZonePage,
  'delivery/zones/:id': async () => (await import('../delivery/zone/ZonePage.tsx')).ZonePage,
  'delivery/days': async () => (await import('../delivery/DaysPage.tsx')).DaysPage,
  'delivery/pickup-points': async () =>
    (await import('../delivery/pickup/PickupPointsPage.tsx')).PickupPointsPage,
  'delivery/pickup-points/new': async () =>
    (await import('../delivery/pickup/PickupPointPage.tsx')).PickupPointPage,
  'delivery/pickup-points/:id': async () =>
    (await import('../delivery/pickup/PickupPointPage.tsx')).PickupPointPage,
  'delivery/carriers': async () =>
    (await import('../delivery/carrier/CarriersPage.tsx')).CarriersPage,
  'delivery/carriers/:id/cities': async () =>
    (await import('../delivery/carrier/CarrierCitiesPage.tsx')).CarrierCitiesPage,
  account: async () => (await import('../staff/account/StaffAccountPage.tsx')).StaffAccountPage,
};

/** The server refuses the data of these to others in any case. */
const forOwners: Readonly<Record<string, Load>> = {
  integrations: async () => (await import('../integrations/TokensPage.tsx')).TokensPage,
  'integrations/webhooks': async () =>
    (await import('../integrations/WebhooksPage.tsx')).WebhooksPage,
  'integrations/webhooks/:id': async () =>
    (await import('../integrations/WebhookPage.tsx')).WebhookPage,
  'customers/import': async () =>
    (await import('../moving/CustomersImportPage.tsx')).CustomersImportPage,
  'opening-hours': async () =>
    (await import('../appointments/OpeningHoursPage.tsx')).OpeningHoursPage,
  'delivery/carriers/new': async () =>
    (await import('../delivery/carrier/CarrierPage.tsx')).CarrierPage,
  'delivery/carriers/:id': async () =>
    (await import('../delivery/carrier/CarrierPage.tsx')).CarrierPage,
  settings: async () => (await import('../settings/SettingsPage.tsx')).SettingsPage,
  'settings/identity': async () =>
    (await import('../settings/identity/IdentityPage.tsx')).IdentityPage,
  audit: async () => (await import('../audit/AuditPage.tsx')).AuditPage,
  staff: async () => (await import('../staff/StaffPage.tsx')).StaffPage,
};

const entriesOf = (pages: Readonly<Record<string, Load>>, isForOwners: boolean) =>
  Object.entries(pages).map(([path, load]) => ({ path, load, isForOwners }));

export const adminPages = [...entriesOf(forStaff, false), ...entriesOf(forOwners, true)];

export type NavEntry = { label: string; to: string; icon: AdminIconName; isForOwners?: true };

const { nav } = frAdmin;

/** Entries in the bar of a phone. */
export const firstNav: readonly NavEntry[] = [
  { label: nav.today, to: adminPaths.home(), icon: 'today' },
  { label: nav.orders, to: adminPaths.orders(), icon: 'parcel' },
  { label: nav.products, to: adminPaths.products(), icon: 'tag' },
  { label: nav.customers, to: adminPaths.customers(), icon: 'person' },
];

/** Entries in the menu of a phone. */
export const moreNav: readonly NavEntry[] = [
  { label: nav.appointments, to: adminPaths.appointments(), icon: 'calendar' },
  { label: nav.exchanges, to: adminPaths.exchanges(), icon: 'swap' },
  { label: nav.sewing, to: adminPaths.sewing(), icon: 'scissors' },
  { label: nav.money, to: adminPaths.money(), icon: 'coins' },
  { label: nav.pickups, to: adminPaths.pickups(), icon: 'pin' },
  { label: nav.showcase, to: adminPaths.showcase(), icon: 'showcase' },
  { label: nav.stock, to: adminPaths.stock(), icon: 'boxes' },
  { label: nav.sales, to: adminPaths.sales(), icon: 'chart' },
  { label: nav.invoices, to: adminPaths.invoices(), icon: 'receipt' },
  { label: nav.delivery, to: adminPaths.deliveryZones(), icon: 'truck' },
  { label: nav.audit, to: adminPaths.audit(), icon: 'list', isForOwners: true },
  { label: nav.staff, to: adminPaths.staff(), icon: 'team', isForOwners: true },
  {
    label: nav.integrations,
    to: adminPaths.apiTokens(),
    icon: 'plug',
    isForOwners: true,
  },
  { label: nav.settings, to: adminPaths.settings(), icon: 'sliders', isForOwners: true },
  { label: nav.account, to: adminPaths.account(), icon: 'key' },
];

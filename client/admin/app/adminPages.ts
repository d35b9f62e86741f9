import type { ComponentType } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import type { AdminIconName } from '../page/AdminIcon.tsx';
import { adminPaths } from '../page/adminPaths.ts';

export type AdminPageEntry = {
  /** Of the router, below `/admin`. */
  path: string;
  load: () => Promise<ComponentType>;
  /** The server refuses the data of these to others in any case. */
  isForOwners?: true;
};

/** Every page behind the log-in, each with a script of its own. */
export const adminPages: readonly AdminPageEntry[] = [
  {
    path: '',
    load: async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: 'orders',
    load: async () => (await import('../orders/OrdersPage.tsx')).OrdersPage,
  },
  {
    path: 'orders/new',
    load: async () => (await import('../orders/new/NewOrderPage.tsx')).NewOrderPage,
  },
  {
    path: 'orders/:id',
    load: async () => (await import('../orders/detail/OrderPage.tsx')).OrderPage,
  },
  {
    path: 'orders/packing-slips',
    load: async () => (await import('../orders/print/PackingSlipsPage.tsx')).PackingSlipsPage,
  },
  {
    path: 'orders/courier-sheet',
    load: async () => (await import('../orders/print/CourierSheetPage.tsx')).CourierSheetPage,
  },
  {
    path: 'orders/:id/invoice',
    load: async () => (await import('../orders/print/InvoicePage.tsx')).InvoicePage,
  },
  {
    path: 'orders/:id/credit-notes/:number',
    load: async () => (await import('../orders/print/CreditNotePage.tsx')).CreditNotePage,
  },
  {
    path: 'invoices',
    load: async () => (await import('../invoices/InvoicesPage.tsx')).InvoicesPage,
  },
  {
    path: 'products',
    load: async () => (await import('../products/ProductsPage.tsx')).ProductsPage,
  },
  {
    path: 'products/new',
    load: async () => (await import('../products/ProductPage.tsx')).ProductPage,
  },
  {
    path: 'products/:id',
    load: async () => (await import('../products/ProductPage.tsx')).ProductPage,
  },
  {
    path: 'categories',
    load: async () => (await import('../categories/CategoriesPage.tsx')).CategoriesPage,
  },
  {
    path: 'categories/new',
    load: async () => (await import('../categories/CategoryPage.tsx')).CategoryPage,
  },
  {
    path: 'categories/:id',
    load: async () => (await import('../categories/CategoryPage.tsx')).CategoryPage,
  },
  {
    path: 'stock',
    load: async () => (await import('../stock/StockPage.tsx')).StockPage,
  },
  {
    path: 'sales',
    load: async () => (await import('../sales/SalesPage.tsx')).SalesPage,
  },
  {
    path: 'customers',
    load: async () => (await import('../customers/CustomersPage.tsx')).CustomersPage,
  },
  {
    path: 'customers/:id',
    load: async () => (await import('../customers/CustomerPage.tsx')).CustomerPage,
  },
  {
    path: 'integrations',
    load: async () => (await import('../integrations/TokensPage.tsx')).TokensPage,
    isForOwners: true,
  },
  {
    path: 'integrations/webhooks',
    load: async () => (await import('../integrations/WebhooksPage.tsx')).WebhooksPage,
    isForOwners: true,
  },
  {
    path: 'integrations/webhooks/:id',
    load: async () => (await import('../integrations/WebhookPage.tsx')).WebhookPage,
    isForOwners: true,
  },
  {
    path: 'settings',
    load: async () => (await import('../settings/SettingsPage.tsx')).SettingsPage,
    isForOwners: true,
  },
  {
    path: 'audit',
    load: async () => (await import('../audit/AuditPage.tsx')).AuditPage,
    isForOwners: true,
  },
  {
    path: 'staff',
    load: async () => (await import('../staff/StaffPage.tsx')).StaffPage,
    isForOwners: true,
  },
  {
    path: 'account',
    load: async () => (await import('../staff/account/StaffAccountPage.tsx')).StaffAccountPage,
  },
];

export type NavEntry = { label: string; to: string; icon: AdminIconName; isForOwners?: true };

const { nav } = frAdmin;

/** In the bar of a phone. */
export const firstNav: readonly NavEntry[] = [
  { label: nav.today, to: adminPaths.home(), icon: 'today' },
  { label: nav.orders, to: adminPaths.orders(), icon: 'parcel' },
  { label: nav.products, to: adminPaths.products(), icon: 'tag' },
  { label: nav.customers, to: adminPaths.customers(), icon: 'person' },
];

/** In its menu. */
export const moreNav: readonly NavEntry[] = [
  { label: nav.stock, to: adminPaths.stock(), icon: 'boxes' },
  { label: nav.sales, to: adminPaths.sales(), icon: 'chart' },
  { label: nav.invoices, to: adminPaths.invoices(), icon: 'receipt' },
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

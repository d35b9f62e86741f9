import { frIntegrations } from '../../text/fr.admin.integrations.ts';

const { tokens, webhooks } = frIntegrations;

type Scope = keyof typeof tokens.scopes;
type Event = keyof typeof webhooks.events;

const scopes = (...values: Scope[]) =>
  values.map((value) => ({ value, label: tokens.scopes[value] }));
const events = (...values: Event[]) =>
  values.map((value) => ({ value, label: webhooks.events[value] }));

export const scopeGroups = [
  {
    label: tokens.scopeGroups.catalog,
    choices: scopes('catalog:read', 'catalog:write', 'stock:write'),
  },
  { label: tokens.scopeGroups.orders, choices: scopes('orders:read', 'orders:write') },
  { label: tokens.scopeGroups.customers, choices: scopes('customers:read') },
  { label: tokens.scopeGroups.webhooks, choices: scopes('webhooks:write') },
];

export const eventGroups = [
  {
    label: webhooks.eventGroups.orders,
    choices: events(
      'order.placed',
      'order.paid',
      'order.confirmed',
      'order.shipped',
      'order.delivered',
      'order.cancelled',
      'order.refused',
      'order.returned',
      'return.requested',
    ),
  },
  {
    label: webhooks.eventGroups.catalog,
    choices: events('product.created', 'product.updated', 'product.archived', 'stock.changed'),
  },
  { label: webhooks.eventGroups.customers, choices: events('customer.deleted') },
];

const scopeLabels: Readonly<Record<string, string>> = tokens.scopes;
const eventLabels: Readonly<Record<string, string>> = {
  ...webhooks.events,
  'webhook.test': frIntegrations.deliveries.test,
};

export const scopeLabel = (scope: string) => scopeLabels[scope] ?? scope;
export const eventLabel = (type: string) => eventLabels[type] ?? type;

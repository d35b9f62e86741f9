import { makeExecutableSchema } from '@graphql-tools/schema';
import { gql } from 'graphql-tag';
import shopTypeDefs from '../../schema.graphql?raw';
import { scalarResolvers, uploadResolvers } from '../shared/scalars.ts';
import { adminAccess, fieldScopes, recentLogInFields } from './admin.access.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';
import { guardFields } from './admin.guard.ts';
import typeDefs from './admin.graphql?raw';
import { appointmentsResolvers } from './orders/appointments.resolvers.ts';
import { auditResolvers } from './audit.resolvers.ts';
import { campaignResolvers } from './campaigns.resolvers.ts';
import { customersResolvers } from './customers.resolvers.ts';
import { dashboardResolvers } from './dashboard.resolvers.ts';
import { exchangesResolvers } from './orders/exchanges.resolvers.ts';
import { sewingResolvers } from './orders/sewing.resolvers.ts';
import { homeResolvers } from './home.resolvers.ts';
import { ordersResolvers } from './orders/orders.resolvers.ts';
import { discountsResolvers } from './discounts.resolvers.ts';
import { deliveryResolvers } from './delivery.resolvers.ts';
import { problemResolvers } from './problems.resolvers.ts';
import { productResolvers } from './products.resolvers.ts';
import { redirectResolvers } from './redirects.resolvers.ts';
import { salesResolvers } from './sales.resolvers.ts';
import { shipmentsResolvers } from './orders/shipments.resolvers.ts';
import { statementsResolvers } from './orders/statements.resolvers.ts';
import { settingsResolvers } from './settings.resolvers.ts';
import { withShopTypes } from './shop-types.ts';
import { staffResolvers } from './staff.resolvers.ts';
import { tokenResolvers } from './tokens.resolvers.ts';
import { webhookResolvers } from './webhooks.resolvers.ts';

/** One file an area. */
export const resolvers = [
  staffResolvers,
  tokenResolvers,
  ordersResolvers,
  deliveryResolvers,
  discountsResolvers,
  exchangesResolvers,
  sewingResolvers,
  productResolvers,
  homeResolvers,
  campaignResolvers,
  redirectResolvers,
  customersResolvers,
  dashboardResolvers,
  salesResolvers,
  auditResolvers,
  webhookResolvers,
  settingsResolvers,
  shipmentsResolvers,
  statementsResolvers,
  appointmentsResolvers,
  problemResolvers,
  scalarResolvers,
  uploadResolvers,
];

export const adminSchema = guardFields(
  makeExecutableSchema<AdminContext>({
    typeDefs: withShopTypes(gql(typeDefs), gql(shopTypeDefs)),
    resolvers,
    assumeValidSDL: true,
  }),
  adminAccess,
  fieldScopes,
  recentLogInFields,
);

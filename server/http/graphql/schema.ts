import { makeExecutableSchema } from '@graphql-tools/schema';
import { gql } from 'graphql-tag';
import typeDefs from '../../../schema.graphql?raw';
import { accountResolvers } from '../../account/account.resolvers.ts';
import { shopResolvers } from '../../account/shop.resolvers.ts';
import { passkeyResolvers } from '../../account/passkeys/passkeys.resolvers.ts';
import { credentialsResolvers } from '../../account/credentials/credentials.resolvers.ts';
import { addressResolvers } from '../../address/address.resolvers.ts';
import { appointmentResolvers } from '../../appointment/appointment.resolvers.ts';
import { cartResolvers } from '../../cart/cart.resolvers.ts';
import { deliveryResolvers } from '../../delivery/delivery.resolvers.ts';
import { stockAlertResolvers } from '../../catalog/alerts/stock-alert.resolvers.ts';
import { campaignResolvers } from '../../catalog/campaign/campaign.resolvers.ts';
import { catalogResolvers } from '../../catalog/catalog.resolvers.ts';
import type { ShopContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { exchangeResolvers } from '../../order/exchange/exchange.resolvers.ts';
import { orderResolvers } from '../../order/order.resolvers.ts';
import { shipmentResolvers } from '../../shipment/shipment.resolvers.ts';
import { wishlistResolvers } from '../../wishlist/wishlist.resolvers.ts';
import { messageOf } from '../../messages.ts';
import { scalarResolvers } from '../../shared/scalars.ts';

export { typeDefs };

const problemResolvers = {
  UserError: { message: (problem, _, { language }) => messageOf(problem, language) },
  CartDiscountCode: {
    reason: ({ problem }, _, { language }) => problem && messageOf(problem, language),
  },
  CartWarning: { message: (warning, _, { language }) => messageOf(warning, language) },
  DeliveryOption: {
    unavailable: ({ problem }, _, { language }) => problem && messageOf(problem, language),
  },
} satisfies Resolvers;

export const resolvers = [
  catalogResolvers,
  campaignResolvers,
  stockAlertResolvers,
  cartResolvers,
  wishlistResolvers,
  addressResolvers,
  deliveryResolvers,
  accountResolvers,
  shopResolvers,
  credentialsResolvers,
  passkeyResolvers,
  orderResolvers,
  shipmentResolvers,
  appointmentResolvers,
  exchangeResolvers,
  problemResolvers,
  scalarResolvers,
];

/** The executable schema, for the GraphQL endpoint and for the queries of rendered pages. */
export const schema = makeExecutableSchema<ShopContext>({
  typeDefs: gql(typeDefs),
  resolvers,
  // The build's types are made from it, with validation: at the start it would take 10 ms.
  assumeValidSDL: true,
});

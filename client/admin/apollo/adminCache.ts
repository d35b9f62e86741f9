import { InMemoryCache } from '@apollo/client';

/** Pages select different fields of these objects, which have no id and belong to the one around them. */
const part = { merge: true } as const;

export function createAdminCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          staff: { merge: false },
          apiTokens: { merge: false },
          webhooks: { merge: false },
          categories: { merge: false },
          failedMails: { merge: false },
          stockAlerts: { merge: false },
          deliveryZones: { merge: false },
          closedDays: { merge: false },
          pickupPoints: { merge: false },
          carriers: { merge: false },
          campaigns: { merge: false },
          outstanding: { merge: false },
        },
      },
      Dashboard: part,
      Sales: part,
      // The shop has one.
      Settings: { keyFields: [] },
      ShopIdentity: { keyFields: [] },
      OpeningHours: { keyFields: [] },
      Home: { keyFields: [], fields: { content: { merge: false }, previews: { merge: false } } },
      Campaign: {
        fields: {
          products: { merge: false },
          categories: { merge: false },
          translations: { merge: false },
        },
      },
      AppointmentConnection: part,
      Money: part,
      Merchant: part,
      ShippingInfo: part,
      OrderConnection: part,
      ProductConnection: part,
      StockLevelConnection: part,
      CustomerConnection: part,
      AuditConnection: part,
      InvoiceConnection: part,
      DeliveryTaskConnection: part,
      InvoiceSums: part,
      OrderDelivery: part,
      PickedUp: part,
      // Carriers number their cities each by themselves.
      CarrierCity: { keyFields: false },
      CarrierStatement: { fields: { rows: { merge: false }, sums: { merge: true } } },
      // Their ids hold within their product, category, line or order.
      Alteration: { keyFields: false },
      LineAlteration: { keyFields: false },
      OrderLine: { keyFields: false },
      Carrier: { fields: { credentials: { merge: false } } },
      Shipment: { fields: { events: { merge: false } } },
      DeliveryZone: { fields: { cityIds: { merge: false }, regions: { merge: false } } },
      Invoice: part,
      Order: {
        fields: {
          lines: { merge: false },
          history: { merge: false },
          creditNotes: { merge: false },
          shipments: { merge: false },
          sewingJobs: { merge: false },
        },
      },
      Cart: { fields: { lines: { merge: false } } },
      Webhook: { fields: { deliveries: { keyArgs: false, merge: false } } },
      Staff: { fields: { sessions: { merge: false }, passkeys: { merge: false } } },
      Customer: { fields: { orders: { merge: false } } },
      Category: { fields: { translations: { merge: false }, alterations: { merge: false } } },
      Product: {
        fields: {
          options: { merge: false },
          variants: { merge: false },
          images: { merge: false },
          alterations: { merge: false },
          offeredAlterations: { merge: false },
          details: { merge: false },
          translations: { merge: false },
          missingTranslations: { merge: false },
        },
      },
    },
  });
}

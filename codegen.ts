import { existsSync, readFileSync, renameSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, print } from 'graphql';
import { documentsIn, filesIn } from './server/build.sources.mjs';
import { operationsOf } from './client/sdk/build/operations.ts';
import { withShopTypes } from './server/admin/shop-types.ts';

const shopSchema = readFileSync('schema.graphql', 'utf8');
const adminSchema = print(
  withShopTypes(parse(readFileSync('server/admin/admin.graphql', 'utf8')), parse(shopSchema)),
);

const plainScalars = { ID: 'string', DateTime: 'string', Date: 'string', Centimes: 'number' };

/**
 * Each type is resolved from what is stored or computed. A field that neither this nor a resolver gives is a
 * type error in tests/architecture/schema.test.ts.
 */
const resolvers = (
  contextType: string,
  mappers: Readonly<Record<string, string>>,
  ownScalars: Readonly<Record<string, string>> = {},
) => ({
  plugins: ['typescript', 'typescript-resolvers'],
  config: {
    contextType,
    enumsAsTypes: true,
    scalars: { ...plainScalars, ...ownScalars },
    useTypeImports: true,
    immutableTypes: true,
    makeResolverTypeCallable: true,
    resolversNonOptionalTypename: false,
    mappers,
  },
});

/**
 * Found as the build finds them (server/build.sources.mjs): to find them, codegen would parse every module of the
 * client, which takes longer than all else that it does.
 */
const documentsOf = (folder: string, excluded: readonly string[]) =>
  filesIn([folder])
    .filter((file) => /\.tsx?$/.test(file) && !excluded.some((path) => file.startsWith(`${path}/`)))
    .flatMap((file) =>
      documentsIn(readFileSync(file, 'utf8')).map((rawSDL, place) => {
        // The type knows paths of modules alone, what loads takes functions too.
        const loader = (() => ({ document: parse(rawSDL), rawSDL })) as unknown as string;
        return { [`${file}#${place}`]: { loader } };
      }),
    );

const documents = (
  folder: string,
  excluded: readonly string[] = [],
  presetConfig: Readonly<Record<string, unknown>> = {},
) => ({
  preset: 'client' as const,
  documents: documentsOf(folder, excluded),
  presetConfig: { fragmentMasking: false, ...presetConfig },
  config: {
    enumsAsTypes: true,
    scalars: plainScalars,
    useTypeImports: true,
  },
});

/** Configures the SDK: the documents as texts, which need no package. */
const sdkDocuments = (api: 'shop' | 'admin', schema: string) => ({
  schema,
  documents: [operationsOf(schema, api)],
  plugins: ['typescript-operations', { './client/sdk/build/typed-documents.mjs': { api } }],
  config: {
    enumsAsTypes: true,
    scalars: { ...plainScalars, Upload: 'Blob' },
    skipTypename: true,
    immutableTypes: true,
  },
});

const ORDER_MAPPERS = {
  Money: '../shared/isomorphic/money.ts#Centimes',
  Order: '../order/order.store.ts#OrderRecord',
  OrderLine: '../order/order.store.ts#OrderLineRecord',
  LineAlteration: '../catalog/alteration/line.store.ts#LineAlterationRecord',
  OrderMove: '../order/order.store.ts#OrderMoveRecord',
  CartDiscountCode: '../cart/discount/discount.rules.ts#CartCode',
  OrderDelivery: '../order/order.rules.ts#ShownDelivery',
  ReturnRequest: '../order/return/return.rules.ts#RequestedReturn',
  ReturnLine: '../order/return/return.rules.ts#CausedLine',
  Refund: '../order/order.store.ts#RefundSum',
  Exchange: '../order/exchange/exchange.view.rules.ts#ExchangeOfOrder',
  ExchangeLine: '../order/exchange/exchange.store.ts#ExchangeLineRecord',
  ExchangeDocument: '../order/exchange/exchange.view.rules.ts#DocumentOfExchange',
  ExchangeableLine: '../order/exchange/exchange.view.rules.ts#OfferedGoods',
  ExchangeChoice: '../order/exchange/exchange.request.rules.ts#OfferedVariant',
  OrderConnection: '../order/order.lists.store.ts#OrderPage',
  UserError: '../shared/problems.ts#Problem',
};

const DOCUMENTS = 'client/generated/shop/persisted-documents.json';

/** Gives the server the texts of the documents whose hashes the client sends: it imports nothing of the client. */
function handOverDocuments() {
  if (existsSync(DOCUMENTS)) renameSync(DOCUMENTS, 'server/generated/persisted-documents.json');
}

const config: CodegenConfig = {
  // Node reads the documents too, when it builds.
  importExtension: '.ts',
  hooks: { afterAllFileWrite: handOverDocuments },
  generates: {
    'server/generated/resolvers.ts': {
      schema: 'schema.graphql',
      ...resolvers('../context.ts#ShopContext', {
        ...ORDER_MAPPERS,
        Home: '../catalog/home/home.store.ts#ShownHome',
        Shop: '../settings/identity/identity.store.ts#IdentityRecord',
        ShopAt: '../catalog/campaign/shop-at.service.ts#ShownInstant',
        Product: '../catalog/catalog.store.ts#ProductRecord',
        ProductVariant: '../catalog/catalog.variant.rules.ts#VariantOfProduct',
        ProductImage: '../catalog/catalog.store.ts#PictureRecord',
        SizeGuide: '../catalog/sizes/sizes.rules.ts#GuideOfProduct',
        SizeRecommendation: '../catalog/sizes/sizes.service.ts#RecommendedSize',
        Silhouette: '../catalog/silhouette/wearers.rules.ts#WornCut',
        Wearer: '../catalog/silhouette/wearers.rules.ts#WornHem',
        Category: '../catalog/catalog.store.ts#CategoryRecord',
        Campaign: '../catalog/campaign/campaign.store.ts#CampaignRecord',
        ReducingCampaign: '../catalog/campaign/campaign.store.ts#CampaignRecord',
        ProductConnection: '../catalog/catalog.service.ts#FoundProducts',
        UnderstoodPart: '../catalog/catalog.store.ts#ReadPart',
        ProductFacets: '../catalog/catalog.service.ts#Facets',
        PriceRange: '../catalog/catalog.store.ts#PriceFacet',
        City: '../delivery/city/city.rules.ts#CityEntry',
        DeliveryOption: '../delivery/delivery.options.rules.ts#PricedWay',
        Appointment: '../appointment/appointment.store.ts#AppointmentRecord',
        StockAlert: '../catalog/alerts/stock-alert.service.ts#FoundAlert',
        Cart: '../cart/cart.pricing.ts#PricedCart',
        CartLine: '../cart/cart.pricing.ts#PricedLine',
        CartWarning: '../cart/cart.pricing.ts#PricingWarning',
        Customer: '../account/account.store.ts#CustomerRecord',
        CustomerSession: '../account/account.store.ts#SessionRecord',
        Passkey: '../authentication/passkeys/passkeys.store.ts#PasskeyRecord',
        Address: '../address/address.store.ts#AddressRecord',
        Shipment: '../shipment/shipment.pickup.ts#ShownShipment',
      }),
    },
    'server/generated/admin.ts': {
      schema: adminSchema,
      ...resolvers(
        '../staff/staff.viewer.ts#AdminContext',
        {
          ...ORDER_MAPPERS,
          ExchangeConnection: '../order/exchange/exchange.lists.store.ts#ExchangePage',
          CallQueueEntry: '../order/queue/queue.service.ts#QueueEntry',
          CallQueueConnection: '../order/queue/queue.service.ts#CallQueue',
          SewingJob: '../order/sewing/sewing.rules.ts#LineSewing',
          SewingJobConnection: '../order/sewing/sewing.lists.store.ts#SewingPage',
          InvoiceConnection: '../order/invoice/documents.store.ts#DocumentPage',
          InvoiceSums: '../order/invoice/documents.store.ts#DocumentSums',
          IssuedDocument: '../order/invoice/documents.rules.ts#OrderDocument',
          Staff: '../staff/staff.store.ts#StaffRecord',
          StaffSession: '../staff/staff.store.ts#StaffSessionRecord',
          Passkey: '../authentication/passkeys/passkeys.store.ts#PasskeyRecord',
          ApiToken: '../api-token/api-token.store.ts#ApiTokenRecord',
          AuditEntry: '../audit/audit.store.ts#AuditRecord',
          DiscountCode: '../cart/discount/discount.store.ts#DiscountCodeRecord',
          Home: '../catalog/home/home.store.ts#HomeRecord',
          HomeContent: '../catalog/home/home.store.ts#ShownHome',
          Campaign: '../catalog/campaign/campaign.store.ts#CampaignRecord',
          Product: '../catalog/catalog.store.ts#AnyProduct',
          ProductVariant: '../catalog/catalog.variant.rules.ts#VariantOfProduct',
          PastPrice: '../catalog/price-history/price-history.service.ts#ProvenPrice',
          StockLevel: '../catalog/catalog.variant.rules.ts#VariantOfProduct',
          ProductImage: '../catalog/catalog.store.ts#PictureRecord',
          Redirect: '../catalog/redirect/redirect.store.ts#RedirectRecord',
          SizeGuide: '../catalog/sizes/guide.service.ts#CountedSizeGuide',
          Customer: '../account/account.list.rules.ts#ListedCustomer',
          CustomerConnection: '../account/account.list.rules.ts#ListedCustomers',
          Sales: '../order/sales/sales.service.ts#SalesReport',
          Refusals: '../order/sales/refusals.service.ts#RefusalReport',
          RefusalGroup: '../order/sales/refusals.rules.ts#RefusedOf',
          CityDeliveries: '../order/sales/sales.rules.ts#DeliveriesOfCity',
          FailedMail: '../mail/mail.store.ts#MailRecord',
          Webhook: '../webhook/webhook.store.ts#WebhookRecord',
          Carrier: '../shipment/shipment.records.ts#CarrierRecord',
          CarrierCities: '../shipment/carrier.service.ts#MappedCities',
          Shipment: '../shipment/shipment.records.ts#ShipmentRecord',
          DeliveryTask: '../shipment/shipment.records.ts#TaskRecord',
          Outstanding: '../shipment/statement/outstanding.service.ts#OwedByCarrier',
          OutstandingParcel: '../shipment/statement/outstanding.service.ts#OwedParcel',
          CarrierStatement: '../shipment/statement/statement.service.ts#ListedStatement',
          StatementRow: '../shipment/statement/statement.service.ts#Row',
          StatementSums: '../shipment/statement/statement.service.ts#Sums',
          StatementSum: '../shipment/statement/statement.rules.ts#RowsSum',
          WebhookDelivery: '../webhook/webhook.store.ts#DeliveryRecord',
          Settings: '../settings/settings.store.ts#SettingsRecord',
          ShopIdentity: '../settings/identity/identity.store.ts#IdentityRecord',
          Appointment: '../appointment/appointment.store.ts#AppointmentRecord',
          OpeningHours: '../appointment/appointment.store.ts#OpeningHoursRecord',
          DeliveryAttempt: '../webhook/webhook.store.ts#AttemptRecord',
        },
        { Upload: '../shared/scalars.ts#UploadedFile' },
      ),
    },
    'client/generated/shop/': {
      schema: 'schema.graphql',
      ...documents('client', ['client/admin', 'client/sdk'], {
        // The server runs them by their hashes.
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      }),
    },
    'client/generated/admin/': {
      schema: adminSchema,
      ...documents('client/admin'),
    },
    'client/sdk/generated/shop.ts': sdkDocuments('shop', shopSchema),
    'client/sdk/generated/admin.ts': sdkDocuments('admin', adminSchema),
  },
};

export default config;

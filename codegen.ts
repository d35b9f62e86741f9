import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string', DateTime: 'string', Centimes: 'number' };

const config: CodegenConfig = {
  schema: 'schema.graphql',
  // Node reads the documents too, when it builds.
  importExtension: '.ts',
  generates: {
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#ShopContext',
        enumsAsTypes: true,
        scalars,
        useTypeImports: true,
        immutableTypes: true,
        makeResolverTypeCallable: true,
        resolversNonOptionalTypename: false,
        // Each type is resolved from what is stored or computed, so that a missing resolver is a type error.
        mappers: {
          Money: '../shared/money.ts#Centimes',
          Product: '../catalog/catalog.store.ts#ProductRecord',
          ProductVariant: '../catalog/catalog.variant.rules.ts#VariantOfProduct',
          ProductImage: '../catalog/catalog.store.ts#PictureRecord',
          SizeGuide: '../catalog/catalog.store.ts#SizeGuideRecord',
          Category: '../catalog/catalog.store.ts#CategoryRecord',
          ProductConnection: '../catalog/catalog.service.ts#FoundProducts',
          ProductFacets: '../catalog/catalog.service.ts#Facets',
          PriceRange: '../catalog/catalog.store.ts#PriceFacet',
          Cart: '../cart/cart.pricing.ts#PricedCart',
          CartLine: '../cart/cart.pricing.ts#PricedLine',
          CartWarning: '../cart/cart.pricing.ts#PricingWarning',
          Customer: '../account/account.store.ts#CustomerRecord',
          CustomerSession: '../account/account.store.ts#SessionRecord',
          Passkey: '../account/account.store.ts#PasskeyRecord',
          Address: '../address/address.store.ts#AddressRecord',
          Order: '../order/order.store.ts#OrderRecord',
          OrderLine: '../order/order.store.ts#OrderLineRecord',
          OrderMove: '../order/order.store.ts#OrderMoveRecord',
          ReturnRequest: '../order/order.store.ts#ReturnRequestRecord',
          Refund: '../order/order.store.ts#RefundRecord',
          OrderConnection: '../order/order.store.ts#OrderPage',
          UserError: '../shared/problems.ts#Problem',
        },
      },
    },
    'client/apollo/generated/': {
      preset: 'client',
      documents: ['client/**/*.{ts,tsx}', '!client/apollo/generated/**'],
      // Masking is Apollo's own (`dataMasking`), not the preset's.
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        scalars,
        useTypeImports: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;

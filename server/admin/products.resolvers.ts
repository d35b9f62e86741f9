import type { Resolvers } from '../generated/admin.ts';
import { importFile, RefusedFile } from '../catalog/csv/import.file.ts';
import { alterationsOfProduct } from '../catalog/alteration/alteration.service.ts';
import { codesBy, type CategoryRecord } from '../catalog/catalog.store.ts';
import { archiveProduct, unarchiveProduct } from '../catalog/staff/archive.service.ts';
import { derivedAudience } from '../catalog/catalog.audience.rules.ts';
import { derivedKinds } from '../catalog/kind/kind.rules.ts';
import { derivedColorFamilies } from '../catalog/search/colours.ts';
import { termsThatFind } from '../catalog/search/synonyms.ts';
import {
  picturesOf,
  picturesOfVariant,
  enteredPriceOf,
  quantityAvailable,
  variantTitle,
  type VariantOfProduct,
} from '../catalog/catalog.variant.rules.ts';
import {
  deleteCategory,
  saveCategory,
  setCategoryImage,
} from '../catalog/category/category.service.ts';
import {
  countedSizeGuides,
  deleteSizeGuide,
  saveSizeGuide,
} from '../catalog/sizes/guide.service.ts';
import { countStock } from '../catalog/staff/counting.service.ts';
import { duplicateProduct, saveProduct } from '../catalog/staff/editing.service.ts';
import {
  countedCategories,
  findAnyProduct,
  findProductsOfStaff,
  findStockLevels,
  findVariantsNamed,
  mostAwaited,
} from '../catalog/staff/list.service.ts';
import { addProductImage } from '../catalog/staff/upload.service.ts';
import { setPrices } from '../catalog/staff/pricing.service.ts';
import { priceHistoryOf } from '../catalog/price-history/price-history.service.ts';
import { struckPriceOf } from '../catalog/catalog.price.rules.ts';
import { missingTranslations } from '../catalog/translation/missing.rules.ts';
import { optionWords, saveOptionWords } from '../catalog/translation/option-words.service.ts';
import { fitNoteOf } from '../order/fit/fit.rules.ts';
import { paths } from '#shared/paths.ts';
import { CURRENCY } from '#shared/money.ts';
import { payloadOf, refusable } from '../shared/payload.ts';
import { requireScopeOfToken } from './admin.guard.ts';
import { loadersOf } from './admin.loaders.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';

async function variantsPayload(
  context: AdminContext,
  change: () => Promise<readonly VariantOfProduct[]>,
) {
  const { value, userErrors } = await refusable(context, change);
  const products = value && new Map(value.map(({ product }) => [product.id, product]));
  return { variants: value, products: products && [...products.values()], userErrors };
}

async function categoryPayload(context: AdminContext, change: () => Promise<CategoryRecord>) {
  const { value, userErrors } = await refusable(context, change);
  const categories = value ? await countedCategories(context) : [];
  return { category: categories.find(({ id }) => id === value?.id) ?? null, userErrors };
}

const MAX_CELLS = 10_000;
const MAX_PRODUCTS = 1000;

const importedIn = ({
  categories,
  added,
  changed,
  unchanged,
  archived,
  products,
  headings,
  problems,
  notes,
  redirects,
}: Awaited<ReturnType<typeof importFile>>) => ({
  headings,
  products: products.slice(0, MAX_PRODUCTS),
  leftOut: problems,
  notes,
  redirects,
  added: added.map(({ id }) => id),
  changed: changed.map(({ product }) => product.id),
  // An answer of a hundred thousand objects would make others wait.
  changes: changed
    .flatMap(({ product, changes }) =>
      changes.map(({ variant, ...cell }) => ({ id: variant ?? product.id, ...cell })),
    )
    .slice(0, MAX_CELLS),
  unchanged,
  archived: archived.map(({ id }) => id),
  categories: categories.map(({ name }) => name),
});

export const productResolvers = {
  Query: {
    products: (_, args, context) => findProductsOfStaff(context, args),
    product: async (_, { id }, context) => (await findAnyProduct(context, id)) ?? null,
    categories: (_, __, context) => countedCategories(context),
    optionWords: (_, __, context) => optionWords(context),
    sizeGuides: (_, __, context) => countedSizeGuides(context),
    stockLevels: (_, args, context) => findStockLevels(context, args),
    variantsNamed: (_, { names }, context) => findVariantsNamed(context, names),
    stockAlerts: (_, { first }, context) => mostAwaited(context, first),
  },
  Mutation: {
    saveProduct: (_, { input, expectedVersion }, context) => {
      if (input.variants?.some(({ stockOnHand }) => typeof stockOnHand === 'number')) {
        requireScopeOfToken(context, 'stock:write');
      }
      return payloadOf(context, 'product', () =>
        saveProduct(context, input, expectedVersion ?? null),
      );
    },
    duplicateProduct: (_, { id }, context) =>
      payloadOf(context, 'product', () => duplicateProduct(context, id)),
    saveCategory: (_, { input, expectedVersion }, context) =>
      categoryPayload(context, () => saveCategory(context, input, expectedVersion ?? null)),
    setCategoryImage: (_, { id, file, alt }, context) =>
      categoryPayload(context, () => setCategoryImage(context, id, file.bytes, alt)),
    deleteCategory: (_, { id }, context) =>
      payloadOf(context, 'categories', async () => {
        await deleteCategory(context, id);
        return countedCategories(context);
      }),
    saveSizeGuide: async (_, { input, expectedVersion }, context) => {
      const { value, userErrors } = await refusable(context, () =>
        saveSizeGuide(context, input, expectedVersion ?? null),
      );
      const guides = value ? await countedSizeGuides(context) : [];
      return { sizeGuide: guides.find(({ id }) => id === value?.id) ?? null, userErrors };
    },
    deleteSizeGuide: async (_, { id, expectedVersion }, context) => {
      const { refusal, userErrors } = await refusable(context, () =>
        deleteSizeGuide(context, id, expectedVersion ?? null),
      );
      return { sizeGuides: refusal ? null : await countedSizeGuides(context), userErrors };
    },
    saveOptionWords: (_, { words }, context) =>
      payloadOf(context, 'words', async () => {
        await saveOptionWords(context, words);
        return optionWords(context);
      }),
    archiveProduct: (_, { id }, context) =>
      payloadOf(context, 'product', () => archiveProduct(context, id)),
    unarchiveProduct: (_, { id }, context) =>
      payloadOf(context, 'product', () => unarchiveProduct(context, id)),
    setStock: async (_, args, context) => {
      const count = { ...args, stockOnHand: args.stockOnHand ?? null };
      const { variants, userErrors } = await variantsPayload(context, () =>
        countStock(context, [count], () => ''),
      );
      const [variant] = variants ?? [];
      return { variant: variant ?? null, product: variant?.product ?? null, userErrors };
    },
    setStocks: (_, { changes }, context) => {
      const counts = changes.map((change) => ({
        ...change,
        stockOnHand: change.stockOnHand ?? null,
      }));
      return variantsPayload(context, () => countStock(context, counts));
    },
    setPrices: (_, { changes }, context) =>
      variantsPayload(context, () => setPrices(context, changes)),
    importProducts: async (_, { file, combinations, pictures, ...options }, context) => {
      const { value, userErrors, refusal } = await refusable(context, () =>
        importFile(context, file.bytes, {
          ...options,
          combinations: combinations?.bytes ?? null,
          pictures: pictures?.bytes ?? null,
          requireStock: () => requireScopeOfToken(context, 'stock:write'),
        }),
      );
      const headings = refusal instanceof RefusedFile ? refusal.headings : null;
      return { headings, ...(value && importedIn(value)), userErrors };
    },
    addProductImage: (_, { productId, files, alt }, context) => {
      const pictures = files.map(({ bytes }) => bytes);
      return payloadOf(context, 'product', () =>
        addProductImage(context, productId, pictures, alt),
      );
    },
  },
  PastPrice: {
    struckPrice: (row) =>
      row.campaign?.kind === 'SALE' ? row.provenStruckPrice : struckPriceOf(row),
    campaignTitle: ({ campaign }) => campaign?.title ?? null,
  },
  Money: {
    amount: (centimes) => centimes,
    currency: () => CURRENCY,
  },
  Product: {
    images: (product) => picturesOf(product),
    searchTerms: (product) => termsThatFind(product),
    derivedColorFamilies: (product) => derivedColorFamilies(product),
    derivedAudience: (product) => derivedAudience(product),
    derivedKinds: (product) => derivedKinds(product),
    variants: (product) => product.variants.map((variant) => ({ product, variant })),
    offeredAlterations: (product, _, context) => alterationsOfProduct(context, product),
    fitNote: async ({ id, fit }, _, { store }) =>
      fitNoteOf(await store.read.orders.fitAnswers(id), fit),
    missingTranslations: (product) => missingTranslations(product),
    isDraft: ({ draftSince }) => draftSince != null,
    previewUrl: ({ id, draftSince }, _, { shopUrl, previewTokens, clock }) =>
      draftSince == null ? null : shopUrl + paths.preview(id, previewTokens.issue(id, clock())),
  },
  ProductTranslation: {
    pictures: ({ pictures }) => pictures ?? [],
  },
  StockLevel: {
    id: ({ variant }) => variant.id,
    variant: (level) => level,
    soldIn30Days: ({ variant }, _, context) => loadersOf(context).soldQuantities.load(variant.id),
  },
  ProductImage: {
    sources: ({ sources }) => sources ?? [],
  },
  ProductVariant: {
    id: ({ variant }) => variant.id,
    sku: ({ variant }) => variant.sku,
    ...codesBy(
      (code) =>
        ({ variant }: VariantOfProduct) =>
          variant[code] ?? null,
    ),
    title: ({ product, variant }) => variantTitle(variant) ?? product.title,
    values: ({ variant }) => variant.values,
    ownPrice: ({ variant }) => variant.price,
    ownOriginalPrice: ({ variant }) => variant.originalPrice,
    price: ({ product, variant }) => enteredPriceOf(product, variant).price,
    originalPrice: ({ product, variant }) => enteredPriceOf(product, variant).originalPrice,
    priceHistory: (sold, { first }, context) => priceHistoryOf(context, sold, first),
    stockOnHand: ({ variant }) => variant.stockOnHand,
    allocated: ({ variant }) => variant.allocated,
    quantityAvailable: ({ product, variant }) => quantityAvailable(product, variant),
    waiting: ({ variant }, _, context) => loadersOf(context).waiting.load(variant.id),
    frame: ({ variant }) => variant.frame,
    images: ({ product, variant }) => picturesOfVariant(product, variant),
  },
} satisfies Resolvers;

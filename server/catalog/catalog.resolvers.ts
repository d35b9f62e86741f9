import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Resolvers } from '../generated/resolvers.ts';
import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import { CURRENCY } from '#shared/money.ts';
import { discountPercent } from '#shared/pricing.ts';
import { alterationIn } from './alteration/alteration.rules.ts';
import { alterationsOfProduct } from './alteration/alteration.service.ts';
import { campaignOf, lowestPriceOfVariant, priceOf } from './campaign/offers.rules.ts';
import { BadInput } from '../shared/problems.ts';
import { inShownOrder } from './campaign/campaign.shown.rules.ts';
import { showShopAt } from './campaign/shop-at.service.ts';
import { homePartsIn, shownBlocks } from './home/home.rules.ts';
import { brandsIn, featuredIn, featuredProducts, findHome } from './home/home.service.ts';
import { kindName, kindsOf } from './kind/kind.rules.ts';
import { answeringPagesIn, filterIn } from './search/search.texts.ts';
import { audienceOf } from './catalog.audience.rules.ts';
import { campaignOfPrice, pricesOf, struckPriceOf } from './catalog.price.rules.ts';
import {
  allBrands,
  allCategories,
  allSizeGuides,
  categoryCountsIn,
  categoryOf,
  facetsOf,
  findCategory,
  findProduct,
  findProducts,
  findProductsById,
  offeredPages,
  relatedProducts,
  sizeGuideOf,
} from './catalog.service.ts';
import { sizeReasons, wearerTexts } from './catalog.texts.ts';
import { colorFamiliesOf, colorFamiliesOfVariants } from './search/colours.ts';
import { describeGuide, describeSize, describeWarnings } from './sizes/describe.ts';
import { decidingMeasures, entriesOf } from './sizes/sizes.rules.ts';
import { lengthOfVariant, recommendSize } from './sizes/sizes.service.ts';
import { figurePath, wearersOf, wornCut, wornIn } from './silhouette/wearers.rules.ts';
import { FIGURE, lengthFrom } from './silhouette/silhouette.rules.ts';
import {
  categoryIn,
  listedVariantsIn,
  optionFacetsIn,
  optionsIn,
  picturesIn,
  sizeGuideIn,
  textsIn,
  titleOfVariantIn,
  variantIn,
} from './translation/translation.rules.ts';
import {
  isAvailable,
  PICTURE,
  picturesOf,
  picturesOfVariant,
  quantityAvailable,
  selectedOptions,
  sizeAndColour,
} from './catalog.variant.rules.ts';

/** Refuses with BadInput an operation with other fields: they would be of now or of then. */
function requireAlone({ selectionSet: { selections } }: OperationDefinitionNode): void {
  const [first] = selections;
  if (selections.length === 1 && first?.kind === Kind.FIELD) return;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SHOP_AT' });
}

export const catalogResolvers = {
  Query: {
    products: (_, args, context) => findProducts(context, args),
    product: async (_, { id, previewToken }, context) =>
      (await findProduct(context, id, previewToken ?? null)) ?? null,
    productsById: (_, { ids }, context) => findProductsById(context, ids),
    featuredProducts: (_, __, context) => featuredProducts(context),
    home: (_, { previewToken }, context) => findHome(context, previewToken ?? null),
    shopAt: async (_, { at, previewToken }, context, { operation }) => {
      requireAlone(operation);
      return (await showShopAt(context, new Date(at), previewToken)) ? { at } : null;
    },
    categories: (_, __, context) => allCategories(context),
    category: async (_, { id }, context) => (await findCategory(context, id)) ?? null,
    brands: (_, __, context) => allBrands(context),
    sizeGuides: (_, __, context) => allSizeGuides(context),
    recommendSize: (_, { productId, measures }, context) =>
      recommendSize(context, productId, measures),
  },
  ShopAt: {
    home: (_, __, context) => findHome(context, null),
    featuredProducts: (_, __, context) => featuredProducts(context),
    products: (_, args, context) => findProducts(context, args),
    product: async (_, { id }, context) => (await findProduct(context, id)) ?? null,
    campaigns: (_, __, { offers }) => inShownOrder(offers.running),
    categories: (_, __, context) => allCategories(context),
    brands: (_, __, context) => allBrands(context),
  },
  Product: {
    title: (product, _, { language }) => textsIn(language, product).title,
    description: (product, _, { language }) => textsIn(language, product).description,
    details: (product, _, { language }) => textsIn(language, product).details,
    languages: (product, _, { language }) => textsIn(language, product).languages,
    options: ({ options }, _, { words }) => optionsIn(words, options),
    imageAlt: (product, _, { language, words }) =>
      language === DEFAULT_LANGUAGE
        ? product.imageAlt
        : (picturesIn(words, product, picturesOf(product))[0]?.alt ?? product.imageAlt),
    price: (product, _, { offers }) => pricesOf(product, offers).price,
    originalPrice: (product, _, { offers }) => pricesOf(product, offers).originalPrice,
    discountPercent: (product, _, { offers }) => discountPercent(pricesOf(product, offers)),
    highestPrice: (product, _, { offers }) => pricesOf(product, offers).highestPrice,
    highestDiscountPercent: (product, _, { offers }) =>
      pricesOf(product, offers).highestDiscountPercent,
    campaign: (product, _, { offers }) => campaignOfPrice(product, offers),
    category: (product, _, context) => categoryOf(context, product),
    alterations: async (product, _, context) =>
      (await alterationsOfProduct(context, product)).map((each) =>
        alterationIn(context.language, each),
      ),
    variants: (product) => product.variants.map((variant) => ({ product, variant })),
    listedVariants: (product, _, { words }) => listedVariantsIn(words, product),
    images: (product, _, { words }) => picturesIn(words, product, picturesOf(product)),
    imageSources: ({ imageSources }) => imageSources ?? [],
    colorFamilies: (product) => colorFamiliesOf(product),
    kinds: (product) => kindsOf(product),
    audience: (product) => audienceOf(product),
    silhouette: ({ id, silhouette, options }, _, { words }) =>
      wornCut({ id, silhouette, options: optionsIn(words, options) }),
    sizeGuide: (product, _, context) => sizeGuideOf(context, product),
    related: (product, { first }, context) => relatedProducts(context, product, first),
  },
  Category: {
    name: (category, _, { language }) => categoryIn(language, category).name,
    filterName: ({ name }) => name,
    description: (category, _, { language }) => categoryIn(language, category).description,
    imageAlt: (category, _, { language }) => categoryIn(language, category).imageAlt,
  },
  Home: {
    featured: (content, _, context) => featuredIn(context, content),
    eyebrow: (content, _, { language }) => homePartsIn(language, content).eyebrow,
    hero: (content, _, { language }) => homePartsIn(language, content).hero,
    about: (content, _, { language }) => homePartsIn(language, content).about,
    blocks: (content) => shownBlocks(content),
    brands: (content, _, context) => brandsIn(context, content),
  },
  ProductConnection: {
    facets: (found, _, context) => facetsOf(context, found),
    unsoldKinds: ({ unsoldKinds }, _, { language }) =>
      unsoldKinds.flatMap((kind) => kindName(language, kind) ?? []),
    answeringPages: async ({ written }, _, context) =>
      answeringPagesIn(context.language, written, await offeredPages(context)),
  },
  UnderstoodPart: {
    filter: (part, _, { words }) => filterIn(words, part),
    minPrice: (part) => (part.kind === 'PRICE' ? part.minPrice : null),
    maxPrice: (part) => (part.kind === 'PRICE' ? part.maxPrice : null),
  },
  ProductFacets: {
    categories: ({ categories }, _, context) => categoryCountsIn(context, categories),
    brands: ({ brands }) => brands.map((brand) => ({ ...brand, filterValue: brand.value })),
    options: async ({ variants }, _, { words }) =>
      optionFacetsIn(words, (await variants()).options),
    price: async ({ variants }) => (await variants()).price,
    frameWidths: async ({ variants }) => (await variants()).frameWidths,
    colorFamilies: async ({ variants }) => (await variants()).colorFamilies,
  },
  LineAlteration: {
    title: ({ title, titles }, _, { language }) => ({ ...titles, FR: title })[language] ?? title,
    measureName: ({ measureName, measureNames }, _, { language }) =>
      ({ ...measureNames, FR: measureName })[language] ?? measureName,
  },
  ProductVariant: {
    id: ({ variant }) => variant.id,
    sku: ({ variant }) => variant.sku,
    title: ({ product, variant }, _, { words }) => titleOfVariantIn(words, product, variant),
    selectedOptions: ({ product, variant }, _, { words }) =>
      selectedOptions({ options: optionsIn(words, product.options) }, variantIn(words, variant)),
    size: ({ product, variant }, _, { words }) =>
      sizeAndColour(product, variantIn(words, variant)).size,
    color: ({ product, variant }, _, { words }) =>
      sizeAndColour(product, variantIn(words, variant)).color,
    swatch: ({ product, variant }) => sizeAndColour(product, variant).swatch,
    price: ({ product, variant }, _, { offers }) => priceOf(product, variant, offers).price,
    originalPrice: ({ product, variant }, _, { offers }) =>
      priceOf(product, variant, offers).originalPrice,
    struckPrice: ({ product, variant }, _, { offers }) =>
      struckPriceOf(priceOf(product, variant, offers)),
    lowestPrice30Days: ({ product, variant }, _, { offers }) =>
      lowestPriceOfVariant(product, variant, offers),
    discountPercent: ({ product, variant }, _, { offers }) =>
      discountPercent(priceOf(product, variant, offers)),
    campaign: ({ product, variant }, _, { offers }) => campaignOf(product, variant, offers),
    availableForSale: ({ product, variant }) => isAvailable(product, variant),
    quantityAvailable: ({ product, variant }) => quantityAvailable(product, variant),
    images: ({ product, variant }, _, { words }) =>
      picturesIn(words, product, picturesOfVariant(product, variant)),
    frame: ({ variant }) => variant.frame,
    colorFamilies: ({ product, variant }) => colorFamiliesOfVariants(product)(variant.values),
    wearers: async (sold, _, context) => {
      const { words } = context;
      const product = { ...sold.product, options: optionsIn(words, sold.product.options) };
      const worn = wornCut(product);
      const { size, color } = sizeAndColour(product, variantIn(words, sold.variant));
      const length = await lengthOfVariant(context, sold);
      return worn ? wearersOf(wornIn(worn, { size, color, length })) : [];
    },
  },
  SizeGuide: {
    title: (guide, _, { language }) => sizeGuideIn(language, guide).title,
    columns: (guide, _, { language }) => sizeGuideIn(language, guide).columns,
    note: (guide, _, { language }) =>
      describeGuide(sizeReasons[language], {
        ...guide,
        note: sizeGuideIn(language, guide).note,
      }),
    decidedBy: (guide) => decidingMeasures(guide),
    lengthNote: (guide, _, { language }) => sizeGuideIn(language, guide).lengthNote,
    entries: ({ sizes, ...guide }) => entriesOf(guide, sizes),
  },
  SizeRecommendation: {
    reason: ({ advice }, _, { language }) => describeSize(sizeReasons[language], advice),
    warnings: ({ advice }, _, { language }) =>
      describeWarnings(sizeReasons[language], wearerTexts[language], advice),
  },
  FrameMeasures: {
    outline: ({ outline }) => outline ?? null,
  },
  Silhouette: {
    lengthFrom: ({ shape }) => lengthFrom(shape),
    wearers: (worn) => wearersOf(worn),
  },
  Wearer: {
    hem: ({ level }) => level,
    hemHeight: ({ height }) => height,
    alt: (wearer, _, { language }) => wearerTexts[language].alt(wearer),
    note: (wearer, _, { language }) => wearerTexts[language].note(wearer),
    pictures: ({ stature, worn }, _, { language }) =>
      worn.colours.map(({ name, hex }) => ({
        color: name,
        url: figurePath(worn, stature, { hex, language }),
        ...FIGURE,
      })),
  },
  ProductImage: {
    color: ({ value }, _, { words }) => (value === null ? null : words.in(value)),
    width: () => PICTURE.width,
    height: () => PICTURE.height,
    sources: ({ sources }) => sources ?? [],
  },
  Money: {
    amount: (centimes) => centimes,
    currency: () => CURRENCY,
  },
} satisfies Resolvers;

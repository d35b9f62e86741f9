import type { ProductPageQuery } from '../generated/shop/graphql.ts';
import { languages, pathIn } from '#shared/language.ts';
import { prefix } from '../page/prefix.ts';
import { language } from '../text/language.fr.ts';
import { withoutLinks } from '#shared/markup.ts';
import type { PageInput } from '#shared/page-renderer.ts';
import { paths } from '#shared/paths.ts';
import { DELIVERY_DAYS } from '#shared/policies.ts';
import { deliveryFee } from '#shared/pricing.ts';
import type { ShownCampaign } from '../catalog/campaign/campaignPageQuery.ts';
import { catalogPath } from '../catalog/list/filter/filters.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { occasionSlugs, type PageOccasion } from '#shared/catalog/occasions.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { occasionTexts } from '../catalog/occasion/occasion.fr.ts';
import type { InformationDocument, Section, Text } from '../information/informationDocument.ts';
import type { Merchant } from '../apollo/merchant.ts';
import { describe } from './describe.ts';
import type { SharedPicture } from './sharedPictures.ts';

export type OfferedProduct = NonNullable<ProductPageQuery['product']>;
export type OfferedVariant = OfferedProduct['variants'][number];

const context = 'https://schema.org';

/** Names whose page is described. */
type Of = Pick<PageInput, 'origin' | 'shop' | 'texts'>;

/** Objects of schema.org, for search engines. */
export function describeShop(of: Of, merchant: Merchant | undefined): object[] {
  const { origin, shop } = of;
  const url = origin + pathIn(language, paths.home());
  return [
    describeMerchant(of, merchant),
    {
      '@context': context,
      '@type': 'WebSite',
      name: shop.name,
      url,
      inLanguage: `${languages[language].tag}-MA`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${prefix}${paths.catalog()}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export function describeProduct(
  { origin, shop }: Pick<Of, 'origin' | 'shop'>,
  product: OfferedProduct,
  pictures: readonly SharedPicture[],
): object[] {
  const { id, title, brand, description, category, variants } = product;
  const url = origin + pathIn(language, paths.product(id));
  return [
    {
      '@context': context,
      '@type': 'Product',
      name: title,
      sku: id,
      url,
      image: pictures.length > 0 ? pictures.map(({ path }) => origin + path) : undefined,
      description: description ?? undefined,
      category: category.name,
      brand: { '@type': 'Brand', name: brand },
      offers: variants.map((variant) => describeOffer({ origin, shop }, id, variant)),
    },
    breadcrumb(origin, [
      [shopTexts.breadcrumb.home, paths.home()],
      [shopTexts.breadcrumb.shop, paths.catalog()],
      [category.name, catalogPath({ categories: [category.filterName] })],
      [title, paths.product(id)],
    ]),
  ];
}

export function describeCatalog(origin: string): object[] {
  return [
    breadcrumb(origin, [
      [shopTexts.breadcrumb.home, paths.home()],
      [shopTexts.breadcrumb.shop, paths.catalog()],
    ]),
  ];
}

/** The base variant has the product's id, and its page no parameter. */
function describeOffer(
  { origin, shop }: Pick<Of, 'origin' | 'shop'>,
  productId: string,
  { id, price, originalPrice, availableForSale, campaign }: OfferedVariant,
) {
  const path = paths.product(productId, id === productId ? undefined : id);
  return {
    '@type': 'Offer',
    sku: id,
    url: origin + pathIn(language, path),
    price: decimal(price.amount),
    priceCurrency: price.currency,
    ...(campaign ? describeReduction({ price, originalPrice, campaign }) : {}),
    availability: `${context}/${availableForSale ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${context}/NewCondition`,
    seller: { '@type': 'Organization', name: shop.name },
    shippingDetails: describeDelivery(price),
  };
}

type Reduced = Pick<OfferedVariant, 'price' | 'originalPrice'> & {
  campaign: NonNullable<OfferedVariant['campaign']>;
};

/** The price holds until the campaign's end; search engines show the struck one beside it. */
function describeReduction({ price, originalPrice, campaign }: Reduced) {
  const { amount, currency } = price;
  const isStruck = originalPrice.amount > amount;
  return {
    priceValidUntil: campaign.endsAt ?? undefined,
    priceSpecification: isStruck
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: `${context}/StrikethroughPrice`,
          price: decimal(originalPrice.amount),
          priceCurrency: currency,
        }
      : undefined,
  };
}

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Describes what a guest pays in the country, and when it arrives; cities may have their own terms. */
function describeDelivery({ amount, currency }: OfferedVariant['price']) {
  const { minDays, maxDays } = DELIVERY_DAYS;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimal(deliveryFee(amount, 1, 'GUEST')),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MA' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workingDays.map((day) => `${context}/${day}`),
      },
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: minDays,
        maxValue: maxDays,
        unitCode: 'DAY',
      },
    },
  };
}

export function describeCampaign(
  { origin, shop }: Pick<Of, 'origin' | 'shop'>,
  campaign: ShownCampaign,
): object[] {
  const { slug, title, text, summary, picture, startsAt, endsAt, kind } = campaign;
  const url = origin + pathIn(language, paths.campaign(slug));
  return [
    {
      '@context': context,
      '@type': kind === 'COLLECTION' ? 'CollectionPage' : 'SaleEvent',
      name: title,
      url,
      description: summary ?? (text || undefined),
      image: picture ? origin + picture.url : undefined,
      ...(kind === 'COLLECTION'
        ? {}
        : {
            startDate: startsAt,
            endDate: endsAt ?? undefined,
            eventAttendanceMode: `${context}/OnlineEventAttendanceMode`,
            location: { '@type': 'VirtualLocation', url },
            organizer: { '@type': 'Organization', name: shop.name, url: origin },
          }),
    },
    breadcrumb(origin, [
      [shopTexts.breadcrumb.home, paths.home()],
      [shopTexts.breadcrumb.shop, paths.catalog()],
      [title, paths.campaign(slug)],
    ]),
  ];
}

/** Without an occasion the page of all of them. */
export function describeOccasion(origin: string, occasion?: PageOccasion): object[] {
  const steps: [string, string][] = [
    [shopTexts.breadcrumb.home, paths.home()],
    [occasionTexts.breadcrumb, paths.occasions()],
  ];
  if (occasion) steps.push([occasionNames[occasion], paths.occasion(occasionSlugs[occasion])]);
  return [breadcrumb(origin, steps)];
}

export function describeInformation(
  of: Of,
  { title, path, sections }: InformationDocument,
  merchant: Merchant | undefined,
): object[] {
  const { origin } = of;
  const blocks = sections.flatMap((section) => section.blocks);
  const topics = blocks.flatMap((block) =>
    typeof block === 'object' && 'topic' in block ? [block] : [],
  );
  const questions = topics.length > 0 || path !== paths.faq() ? topics : sections.map(topicOf);
  const namesMerchant = blocks.some((block) => typeof block === 'object' && 'merchant' in block);
  return [
    breadcrumb(origin, [
      [shopTexts.breadcrumb.home, paths.home()],
      [title, path],
    ]),
    ...(questions.length > 0 ? [describeQuestions(questions)] : []),
    ...(namesMerchant ? [describeMerchant(of, merchant)] : []),
  ];
}

/** A shop may write its questions as titles of sections. */
const topicOf = ({ title, blocks }: Section) => ({
  topic: withoutLinks(title),
  answers: blocks.flatMap((block) => {
    if (typeof block === 'string') return block;
    return 'list' in block ? block.list : [];
  }),
});

function describeQuestions(questions: readonly { topic: string; answers: readonly Text[] }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ topic, answers }) => ({
      '@type': 'Question',
      name: topic,
      acceptedAnswer: { '@type': 'Answer', text: answers.map(withoutLinks).join(' ') },
    })),
  };
}

/** Fields that are not configured are left out. */
function describeMerchant({ origin, shop, texts }: Of, merchant: Merchant | undefined) {
  const { legalName, address, phone, email, ice, taxId } = merchant ?? {};
  return {
    '@context': context,
    '@type': 'Organization',
    name: shop.name,
    legalName: legalName ?? undefined,
    url: origin + pathIn(language, paths.home()),
    logo: `${origin}${shop.logo?.url ?? '/favicon.svg'}`,
    description: describe('DESCRIPTION', { shop, texts }),
    foundingDate: shop.since === null ? undefined : String(shop.since),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: shop.city ?? undefined,
      addressCountry: 'MA',
    },
    telephone: phone ?? undefined,
    email: email ?? undefined,
    taxID: taxId ?? undefined,
    sameAs: shop.links.length > 0 ? shop.links : undefined,
    identifier: ice ? { '@type': 'PropertyValue', propertyID: 'ICE', value: ice } : undefined,
  };
}

/** Centimes as `1299.00`. */
export function decimal(centimes: number) {
  return (centimes / 100).toFixed(2);
}

function breadcrumb(origin: string, steps: [name: string, path: string][]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + pathIn(language, path),
    })),
  };
}

import { html } from '../../shared/text/html.ts';
import { CURRENCY, type Centimes } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import { deliveryFee } from '#shared/pricing.ts';
import { ageGroupOf, genderOf, onlyColourOf, taxonomyOf } from './attributes.rules.ts';
import { campaignOf, priceOf, type Offers } from '../campaign/offers.rules.ts';
import { rasterOf } from '../picture/raster.rules.ts';
import type { CampaignRecord } from '../campaign/campaign.store.ts';
import type { CategoryRecord, ProductRecord, VariantRecord } from '../catalog.store.ts';
import {
  isAvailable,
  picturesOf,
  picturesOfVariant,
  sizeAndColour,
  variantTitle,
} from '../catalog.variant.rules.ts';

// Limits of the Google Merchant Center.
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_MORE_PICTURES = 10;
const MAX_ID = 50;

/** XML 1.0 has no way to write them. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function feedHead(
  shop: { readonly name: string; readonly description: string },
  origin: string,
) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', shop.name)}${element('link', `${origin}/`)}${element('description', shop.description)}`;
}

export const FEED_END = '</channel>\n</rss>\n';

interface FeedOf {
  readonly origin: string;
  /** The brand whose articles have the shop's own numbers. */
  readonly ownBrand: string;
  /** Categories by name. */
  readonly categories: ReadonlyMap<string, Pick<CategoryRecord, 'image'>>;
  /** Digests a text, the same every time: letters and digits, as many as make it unique. */
  readonly digestOf: (text: string) => string;
  readonly offers: Offers;
}

/** One item for each variant. */
export function feedItems(product: ProductRecord, feed: FeedOf): string {
  const { id, title, brand, description, categoryName } = product;
  // Written once: descriptions are long, and variants many.
  const shared = [
    element('g:item_group_id', shortId(id, feed)),
    element('g:description', (description ?? title).slice(0, MAX_DESCRIPTION)),
    element('g:brand', brand),
    element('g:condition', 'new'),
    element('g:product_type', categoryName),
    element('g:google_product_category', taxonomyOf(product)),
    element('g:gender', genderOf(product)),
    element('g:age_group', ageGroupOf(product)),
  ].join('');
  return product.variants
    .map((variant) => `<item>\n${ownElements(product, variant, feed)}${shared}</item>\n`)
    .join('');
}

function ownElements(product: ProductRecord, variant: VariantRecord, feed: FeedOf): string {
  const { origin, ownBrand, categories, offers } = feed;
  const { title, brand } = product;
  const { gtin, mpn = brand === ownBrand ? variant.sku : null } = variant;
  const { price, originalPrice } = priceOf(product, variant, offers);
  const { size, color } = sizeAndColour(product, variant);
  const chosen = variantTitle(variant);
  const [picture, ...others] = rasterPictures(product, variant).map((path) =>
    absolute(path, origin),
  );
  return [
    element('g:id', shortId(variant.id, feed)),
    element('g:title', (chosen === null ? title : `${title}, ${chosen}`).slice(0, MAX_TITLE)),
    element('g:link', origin + pathOf(product, variant)),
    element('g:image_link', picture),
    ...others.slice(0, MAX_MORE_PICTURES).map((url) => element('g:additional_image_link', url)),
    element('g:availability', isAvailable(product, variant) ? 'in_stock' : 'out_of_stock'),
    element('g:price', money(originalPrice)),
    ...(price < originalPrice
      ? [
          element('g:sale_price', money(price)),
          element('g:sale_price_effective_date', datesOf(campaignOf(product, variant, offers))),
        ]
      : []),
    element('g:size', size),
    element('g:color', color ?? onlyColourOf(product, categories.get(product.categoryName))),
    element('g:gtin', gtin),
    element('g:mpn', mpn),
    element('g:identifier_exists', gtin === undefined && mpn === null ? 'no' : null),
    shippingElement(price),
  ].join('');
}

/** Shortens an id that is too long; others stay as they are. */
function shortId(id: string, { digestOf }: FeedOf): string {
  if (id.length <= MAX_ID) return id;
  const digest = digestOf(id);
  return `${id.slice(0, MAX_ID - digest.length - 1)}-${digest}`;
}

/** `2026-12-01T09:00Z/2026-12-08T20:00Z`; null for a price without a campaign. */
function datesOf(campaign: Pick<CampaignRecord, 'startsAt' | 'endsAt'> | null): string | null {
  if (!campaign?.endsAt) return null;
  return [campaign.startsAt, campaign.endsAt].map((at) => `${at.slice(0, 16)}Z`).join('/');
}

/** Charges delivery to a guest, who pays most. */
function shippingElement(price: Centimes): string {
  const fee = element('g:price', money(deliveryFee(price, 1, 'GUEST')));
  return `<g:shipping>\n${element('g:country', 'MA')}${fee}</g:shipping>\n`;
}

/** The page begins with the variant that its address names. */
function pathOf({ id, variants }: ProductRecord, variant: VariantRecord): string {
  return paths.product(id, variants.length === 1 ? undefined : variant.id);
}

/** Falls back on the product's pictures: an item without a picture is refused. */
function rasterPictures(product: ProductRecord, variant: VariantRecord): readonly string[] {
  const own = picturesOfVariant(product, variant).flatMap(rasterOf);
  return own.length > 0 ? own : picturesOf(product).flatMap(rasterOf);
}

function absolute(path: string, origin: string): string {
  return new URL(path, origin).href;
}

/** `129.90 MAD`. */
function money(amount: Centimes): string {
  return `${(amount / 100).toFixed(2)} ${CURRENCY}`;
}

function element(name: string, text: string | null | undefined): string {
  const written = text?.replace(NOT_XML, '') ?? '';
  return written === '' ? '' : `<${name}>${html`${written}`.markup}</${name}>\n`;
}

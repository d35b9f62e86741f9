import { DEFAULT_LANGUAGE, languages, pathIn, type Language } from '#shared/language.ts';
import { fullTitle, type PageHead } from '../page/head.ts';
import { language } from '../text/language.fr.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import type { SharedPicture } from './sharedPictures.ts';
import { decimal, type OfferedProduct, type OfferedVariant } from './structuredData.ts';

// Messengers show smaller ones as a thumbnail, or not at all.
const leastSharedWidth = 600;

export type PublicHead = PageHead & {
  /** For shared links. */
  product?: OfferedProduct;
  /** The variant of the product that the page shows. */
  variant?: OfferedVariant | undefined;
  /** The widest last. */
  pictures?: SharedPicture[];
  /** Says what they show; by default the product's picture. */
  pictureAlt?: string | undefined;
  /** Objects of schema.org. */
  structured?: object[];
};

/** In the notation of Open Graph. */
const locales: Readonly<Record<Language, string>> = { FR: 'fr_MA', AR: 'ar_MA', EN: 'en_GB' };

/** The shop, and the picture that pages without one of their own are shared with. */
export type HeadShop = { shop: PageShop; picture: SharedPicture | undefined; pictureAlt: string };

/**
 * All addresses are absolute, as crawlers want them. `address` is that of this page without prefix, which
 * its other languages share; null where it has no other.
 */
export function writeHead(
  origin: string,
  head: PublicHead,
  address: string | null,
  { shop, ...shared }: HeadShop,
) {
  const { title, description, path, product, variant, pictures = [], structured = [] } = head;
  const pictureAlt = head.pictureAlt ?? product?.imageAlt;
  return [
    `<title>${escape(fullTitle(title, shop))}</title>`,
    description && meta('name', 'description', description),
    path === undefined && meta('name', 'robots', 'noindex'),
    path !== undefined &&
      `<link rel="canonical" href="${escape(origin + pathIn(language, path))}">`,
    ...(address === null ? [] : writeAlternates(origin, path ?? address, shop.languages)),
    meta('property', 'og:site_name', shop.name),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:type', product ? 'product' : 'website'),
    meta('property', 'og:title', title),
    description && meta('property', 'og:description', description),
    path !== undefined && meta('property', 'og:url', origin + pathIn(language, path)),
    ...writePicture(
      origin,
      pictureAlt,
      pictures.findLast(({ width }) => width >= leastSharedWidth),
      shared,
    ),
    ...(variant ? writeOffer(variant) : []),
    ...structured.map((object) => dataScript('application/ld+json', object)),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Writes links to every language on sale, as Google requires, and to French for all others. */
function writeAlternates(origin: string, path: string, sold: readonly Language[]) {
  const link = (hreflang: string, code: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escape(origin + pathIn(code, path))}">`;
  const each = sold.map((code) => link(languages[code].tag, code));
  return [...each, link('x-default', DEFAULT_LANGUAGE)];
}

/** A data block, which nothing inside can end. */
export function dataScript(type: string, data: unknown, attributes: Record<string, string> = {}) {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<script type="${type}"${rest.join('')}>${text}</script>`;
}

function writeOffer({ price, availableForSale }: OfferedVariant) {
  return [
    meta('property', 'product:price:amount', decimal(price.amount)),
    meta('property', 'product:price:currency', price.currency),
    meta('property', 'product:availability', availableForSale ? 'in stock' : 'out of stock'),
  ];
}

function writePicture(
  origin: string,
  alt: string | undefined,
  own: SharedPicture | undefined,
  { picture, pictureAlt }: Omit<HeadShop, 'shop'>,
) {
  const shared = own ?? picture;
  if (!shared) return [];
  const { path, type, width, height } = shared;
  return [
    meta('property', 'og:image', origin + path),
    meta('property', 'og:image:type', type),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', (own && alt) ?? pictureAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string) {
  return `<meta ${key}="${name}" content="${escape(content)}">`;
}

function escape(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

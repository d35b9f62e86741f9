import type { Language } from '#shared/language.ts';
import type { FilterOption } from '#shared/catalog/option-filters.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';

/*
 * Pages say whose shop they are of, in an attribute of their first element: every page of a built client serves
 * any shop.
 */

/** Describes the shop in pages, mails and documents, in one language. */
export interface ShownShop {
  readonly name: string;
  readonly city: string | null;
  /** Says in a few words what the shop sells. */
  readonly sentence: string | null;
  /** The year in which the shop was founded. */
  readonly since: number | null;
  readonly logo: ShopLogo | null;
  /** Languages on sale, French first. */
  readonly languages: readonly Language[];
  /** Addresses of the shop elsewhere. */
  readonly links: readonly string[];
  /** Begins the numbers of orders. */
  readonly orderPrefix: string;
  /** The shop's own sentence at the foot of each page; null: what it says in a few words. */
  readonly footer: string | null;
  /** The shop's own line of copyright. */
  readonly copyright: string | null;
  /** Names of the shop's own services; null where the software's hold. */
  readonly services: readonly string[] | null;
}

/** Describes the shop on every page. */
export interface PageShop extends ShownShop {
  readonly uses: readonly ShopFeature[];
  /** Lists are filtered by them; those of most products come first. */
  readonly options: readonly FilterOption[];
}

/** Holds what texts may name of the shop. */
export type NamedShop = Pick<ShownShop, 'name' | 'city' | 'sentence' | 'since'>;

export interface ShopLogo {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

/** The HTML of a page that says whose shop it is of. */
export function withShop(html: string, shop: PageShop): string {
  const written = JSON.stringify(shop).replace(/[&'<>]/g, (found) => ESCAPED[found] ?? found);
  return html.replace(/<html[^>]*/, (start) => `${start} data-shop='${written}'`);
}

/** Reads the shop's name from the HTML of a page; null from one that names none. */
export function nameIn(html: string): string | null {
  const [, written] = /<html[^>]* data-shop='([^']*)'/.exec(html) ?? [];
  if (written === undefined) return null;
  const shop: PageShop = JSON.parse(
    Object.entries(ESCAPED).reduceRight((text, [sign, as]) => text.replaceAll(as, sign), written),
  );
  return shop.name;
}

/** Reads the attribute of a page. */
export function readShop(written: string): PageShop {
  const shop: PageShop = JSON.parse(written);
  return shop;
}

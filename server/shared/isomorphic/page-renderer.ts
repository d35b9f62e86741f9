import type { TypedDocumentNode } from '@apollo/client';
import type { PageDelivery } from '#shared/page-day.ts';
import type { FilterOption } from '#shared/catalog/option-filters.ts';
import type { ShopColours } from '#shared/catalog/colours.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import type { ShopTexts } from '#shared/shop/shop-texts.ts';

/*
 * The interface between the server and the bundle that renders the client's pages (client/ssr/entry.tsx).
 */

/** Runs a query as a guest, in the same process; null for bad input such as an invalid cursor. */
export type RunQuery = <Data extends object, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** Describes an uploaded picture; null for other paths. */
export type DescribePicture = (path: string) => Promise<PictureFacts | null>;

export interface PictureFacts {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

export interface RenderedPage {
  readonly status: number;
  /** In parts, which follow one another. */
  readonly html: readonly string[];
  /** False for unbounded sets of addresses, which would evict the others. */
  readonly isLasting: boolean;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

/** Describes the colours and the icon of a page. */
export interface PageLook {
  /** Null for those of the theme. */
  readonly colours: ShopColours | null;
  /** Address of the icon on the screen of a phone; BUILT for the one of the build, null for none. */
  readonly appleIcon: string | null;
}

/** Input from which a page is rendered. */
export interface PageInput {
  readonly runQuery: RunQuery;
  readonly describePicture: DescribePicture;
  /** Begins the absolute links. */
  readonly origin: string;
  /** In Morocco, with its offset: `2026-11-24T00:30:00+01:00`. */
  readonly now: string;
  /** How an order of now reaches the country. */
  readonly delivery: PageDelivery;
  /** The shop in the language of the page. */
  readonly shop: PageShop;
  readonly look: PageLook;
  /** The shop's own texts in the language of the page. */
  readonly texts: ShopTexts;
  /** Path of the picture that links to pages without one of their own are shared with. */
  readonly sharedPicture: string | null;
}

export interface PageRenderer {
  /** The canonical address: parameters that the page does not read are dropped; those of `options` lists read. */
  addressOf(location: string, options: readonly FilterOption[]): string;
  /** Renders a page as any guest sees it. */
  render(address: string, input: PageInput): Promise<RenderedPage>;
}

/** Exported by the bundle; `clientFolder` holds the built client of its language. */
export type CreateRenderer = (clientFolder: string) => Promise<PageRenderer>;

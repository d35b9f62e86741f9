import type { PageShop } from '#shared/shop/page-shop.ts';

export type PageHead = {
  title: string;
  /** Text for search results, which the server alone writes. */
  description?: string;
  /** Canonical path; without it the page is not indexed. */
  path?: string;
};

export function fullTitle(title: string, { name }: PageShop) {
  return title.includes(name) ? title : `${title} · ${name}`;
}

/** The title of the home page, and of pages without one of their own. */
export const homeTitle = ({ name, sentence }: PageShop) =>
  sentence === null ? name : `${name} · ${sentence}`;

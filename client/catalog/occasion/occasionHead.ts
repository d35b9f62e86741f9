import {
  hasPage,
  occasionCodes,
  occasionSlugs,
  type PageOccasion,
} from '#shared/catalog/occasions.ts';
import type { PageHead } from '../../page/head.ts';
import { paths } from '#shared/paths.ts';
import { occasionTexts } from './occasion.fr.ts';

export const occasionsHead: PageHead = {
  title: occasionTexts.title,
  path: paths.occasions(),
};

export function occasionHead(occasion: PageOccasion): PageHead {
  const { title } = occasionTexts.pages[occasion];
  return { title, path: paths.occasion(occasionSlugs[occasion]) };
}

/** The occasion of a page's address; undefined for none of the shop's. */
export function occasionOf(slug: string | undefined): PageOccasion | undefined {
  return occasionCodes.filter(hasPage).find((code) => occasionSlugs[code] === slug);
}

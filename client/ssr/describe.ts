import type { PageOccasion } from '#shared/catalog/occasions.ts';
import type { PageInput } from '#shared/page-renderer.ts';
import { fillIn } from '#shared/placeholders.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { describeOccasion, descriptions } from '../text/descriptions.fr.ts';

type Input = Pick<PageInput, 'shop' | 'texts'>;

/** Describes a page to search engines: in the shop's own words, else in the software's. */
export const describe = (
  key: keyof typeof descriptions,
  { shop, texts }: Input,
  more: Readonly<Record<string, string>> = {},
) => fillIn(texts[key] ?? descriptions[key](shop), more);

export const describeOccasionPage = (occasion: PageOccasion, { shop, texts }: Input) =>
  texts[`OCCASION_${occasion}_DESCRIPTION`] ?? describeOccasion(occasionNames[occasion], shop);

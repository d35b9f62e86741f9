import { cardTexts as cardsAr } from '../../client/catalog/card/card.ar.ts';
import { cardTexts as cardsEn } from '../../client/catalog/card/card.en.ts';
import { cardTexts as cardsFr } from '../../client/catalog/card/card.fr.ts';
import { catalogTexts as catalogAr } from '../../client/catalog/catalog.ar.ts';
import { catalogTexts as catalogEn } from '../../client/catalog/catalog.en.ts';
import { catalogTexts as catalogFr } from '../../client/catalog/catalog.fr.ts';
import { searchTexts as searchAr } from '../../client/catalog/search/search.ar.ts';
import { searchTexts as searchEn } from '../../client/catalog/search/search.en.ts';
import { searchTexts as searchFr } from '../../client/catalog/search/search.fr.ts';
import type { Language } from '#shared/language.ts';

/** Names that are pressed and texts that are then read on the pages of a language. */
export interface Words {
  readonly addToCart: string;
  readonly viewCart: string;
  readonly filters: string;
  readonly count: (products: number) => string;
}

export const words: Readonly<Record<Language, Words>> = {
  FR: { ...pick(cardsFr, catalogFr), count: searchFr.count },
  AR: { ...pick(cardsAr, catalogAr), count: searchAr.count },
  EN: { ...pick(cardsEn, catalogEn), count: searchEn.count },
};

function pick(
  { addToCart, viewCart }: Pick<Words, 'addToCart' | 'viewCart'>,
  { filters }: Pick<Words, 'filters'>,
) {
  return { addToCart, viewCart, filters };
}

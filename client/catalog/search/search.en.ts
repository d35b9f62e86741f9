import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './search.fr.ts';

export const searchTexts: Translated<typeof fr.searchTexts> = {
  count: (n) => plural('EN', n, { one: '# product', other: '# products' }),
  nothingFor: (text) => `No results for “${text}”.`,
  wholeShop: 'See the whole shop',
  suggestions: 'Suggestions',
  suggestionCount: (n) =>
    n === 0 ? 'No suggestions' : plural('EN', n, { one: '# suggestion', other: '# suggestions' }),
  category: 'Category',
  brand: 'Brand',
};

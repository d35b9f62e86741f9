import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type {
  SuggestedProduct_ProductFragment,
  SuggestionsQuery,
} from '../../generated/shop/graphql.ts';
import { foldJoined } from '#shared/fold.ts';
import { paths } from '#shared/paths.ts';
import { searchTexts } from './search.fr.ts';
import type { PictureSource } from '../../ui/Picture.tsx';
import { catalogPath, toProductFilter, type Filters } from '../list/filter/filters.ts';

graphql(`
  fragment SuggestedProduct_product on Product {
    id
    title
    brand
    image
    imageSources {
      url
      width
    }
    price {
      amount
    }
    highestPrice {
      amount
    }
  }
`);

const suggestionsQuery = graphql(`
  query Suggestions($filter: ProductFilter!) {
    products(filter: $filter, sort: RELEVANCE, first: 6) {
      nodes {
        ...SuggestedProduct_product
      }
      totalCount
    }
    categories {
      id
      name
      filterName
      image
    }
    brands {
      name
      productCount
    }
  }
`);

export type Suggestion = {
  to: string;
  title: string;
  note: string;
  image?: string;
  sources?: readonly PictureSource[];
  /** Centimes. */
  price?: number;
  /** Whether `price` is the lowest of several. */
  isLowest?: boolean;
};

const OTHERS = 4;

type Suggestions = {
  list: Suggestion[];
  /** Text for screen readers. */
  spoken: string;
};

/**
 * Categories and brands that match the search text, and up to six products of the filtered list; others of that
 * list where nothing matches. Undefined until loaded.
 */
export function useSuggestions(filters: Filters, isWanted: boolean): Suggestions | undefined {
  const search = filters.search.trim();
  const isSkipped = !isWanted || search === '';
  const filter = toProductFilter({ ...filters, isExact: false });
  const query = useQuery(suggestionsQuery, { variables: { filter }, skip: isSkipped });
  const data = query.data ?? query.previousData;
  const found = data && !isSkipped ? listSuggestions(data, search) : undefined;
  const others = useQuery(suggestionsQuery, {
    variables: { filter: { ...filter, search: '' } },
    skip: found?.length !== 0,
  });
  if (!data || !found) return undefined;
  const { totalCount, nodes } = data.products;
  if (found.length > 0) {
    const count = searchTexts.suggestionCount(found.length);
    const isCut = totalCount > nodes.length;
    return { list: found, spoken: isCut ? `${count}, ${searchTexts.count(totalCount)}` : count };
  }
  if (!others.data) return { list: [], spoken: '' };
  const nothing = searchTexts.nothingFor(search);
  const all = { to: catalogPath(), title: searchTexts.wholeShop, note: nothing };
  const some = others.data.products.nodes.slice(0, OTHERS).map(suggestProduct);
  return { list: [all, ...some], spoken: nothing };
}

function listSuggestions({ products, categories, brands }: SuggestionsQuery, search: string) {
  const wanted = foldJoined(search);
  const isMeant = ({ name }: { name: string }) =>
    wanted !== '' && foldJoined(name).startsWith(wanted);
  return [
    ...categories.filter(isMeant).map(({ name, filterName, image }): Suggestion => ({
      to: catalogPath({ categories: [filterName] }),
      title: name,
      note: searchTexts.category,
      image,
    })),
    ...brands.filter(isMeant).map(({ name, productCount }): Suggestion => ({
      to: catalogPath({ brands: [name] }),
      title: name,
      note: `${searchTexts.brand} · ${searchTexts.count(productCount)}`,
    })),
    ...products.nodes.map(suggestProduct),
  ];
}

function suggestProduct(product: SuggestedProduct_ProductFragment): Suggestion {
  const { id, title, brand, image, imageSources, price, highestPrice } = product;
  return {
    to: paths.product(id),
    title,
    note: brand,
    image,
    sources: imageSources,
    price: price.amount,
    isLowest: highestPrice.amount > price.amount,
  };
}

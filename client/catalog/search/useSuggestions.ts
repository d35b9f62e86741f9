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
import { catalogPath } from '../list/filter/filters.ts';

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
  query Suggestions($search: String!) {
    products(filter: { search: $search }, sort: RELEVANCE, first: 6) {
      nodes {
        ...SuggestedProduct_product
      }
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

const otherSuggestionsQuery = graphql(`
  query OtherSuggestions {
    featuredProducts {
      ...SuggestedProduct_product
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

/**
 * Categories and brands that match the search text, and up to six products; some of the shop where
 * nothing matches. Undefined until loaded.
 */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] | undefined {
  const search = text.trim();
  const isSkipped = !isWanted || search === '';
  const query = useQuery(suggestionsQuery, { variables: { search }, skip: isSkipped });
  const data = query.data ?? query.previousData;
  const found = data && !isSkipped ? listSuggestions(data, search) : undefined;
  const others = useQuery(otherSuggestionsQuery, { skip: found?.length !== 0 });
  if (found?.length !== 0 || !others.data) return found;
  const all = { to: catalogPath(), title: searchTexts.otherProducts.all };
  return [
    { ...all, note: searchTexts.nothingFor(search) },
    ...others.data.featuredProducts.slice(0, OTHERS).map(suggestProduct),
  ];
}

const OTHERS = 4;

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

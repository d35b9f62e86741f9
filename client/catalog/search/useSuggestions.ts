import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type { SuggestionsQuery } from '../../generated/shop/graphql.ts';
import { paths } from '../../page/paths.ts';
import { frCatalog } from '../catalog.fr.ts';
import { fold } from '../../ui/format/fold.ts';
import type { PictureSource } from '../../ui/Picture.tsx';
import { catalogPath } from '../list/filter/filters.ts';

const suggestionsQuery = graphql(`
  query Suggestions($search: String!) {
    products(filter: { search: $search }, sort: RELEVANCE, first: 6) {
      nodes {
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
      }
    }
    categories {
      id
      name
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
};

/**
 * Categories and brands that match the search text, and up to six products. Undefined until loaded.
 */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] | undefined {
  const search = text.trim();
  const isSkipped = !isWanted || search === '';
  const query = useQuery(suggestionsQuery, { variables: { search }, skip: isSkipped });
  const data = query.data ?? query.previousData;
  return data && !isSkipped ? listSuggestions(data, search) : undefined;
}

function listSuggestions({ products, categories, brands }: SuggestionsQuery, search: string) {
  const wanted = fold(search);
  const isMeant = ({ name }: { name: string }) => wanted !== '' && fold(name).startsWith(wanted);
  return [
    ...categories.filter(isMeant).map(({ name, image }): Suggestion => ({
      to: catalogPath({ categories: [name] }),
      title: name,
      note: frCatalog.category,
      image,
    })),
    ...brands.filter(isMeant).map(({ name, productCount }): Suggestion => ({
      to: catalogPath({ brands: [name] }),
      title: name,
      note: `${frCatalog.brand} · ${frCatalog.count(productCount)}`,
    })),
    ...products.nodes.map(({ id, title, brand, image, imageSources, price }): Suggestion => ({
      to: paths.product(id),
      title,
      note: brand,
      image,
      sources: imageSources,
      price: price.amount,
    })),
  ];
}

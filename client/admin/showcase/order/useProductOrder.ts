import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';

import type { AdminProductOrderQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { toastProblem, useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { placed } from '../PlaceList.tsx';

const orderQuery = graphql(`
  query AdminProductOrder($filter: ProductFilter, $after: String) {
    products(filter: $filter, first: 100, after: $after) {
      totalCount
      nodes {
        id
        title
        image
        outOfStock
        images {
          url
          sources {
            url
            width
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const moveMutation = graphql(`
  mutation AdminMoveProduct($id: ID!, $before: ID, $categoryId: ID) {
    payload: moveProduct(id: $id, before: $before, categoryId: $categoryId) {
      product {
        id
      }
      userErrors {
        message
      }
    }
  }
`);

export type OrderedProduct = AdminProductOrderQuery['products']['nodes'][number];

type Shown = {
  products: readonly OrderedProduct[];
  total: number;
  /** Cursor of the next page; null at the end. */
  next: string | null;
};

const { places: texts } = frShowcase;

function shownIn({ products: { nodes, totalCount, pageInfo } }: AdminProductOrderQuery): Shown {
  const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  return { products: nodes, total: totalCount, next };
}

/** Reads the products in the order of the list, or of a category, and moves them: shown at once, sent one by one. */
export function useProductOrder(category: { id: string; name: string } | null) {
  const client = useApolloClient();
  const { run } = useAdminMutation(moveMutation);
  const filter = category ? { categories: [category.name] } : {};
  const result = useQuery(orderQuery, { variables: { filter }, fetchPolicy: 'no-cache' });
  /** Holds the list after moves, with further pages. */
  const [changed, setChanged] = useState<Shown | null>(null);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const shown = changed ?? (result.data ? shownIn(result.data) : null);

  /** Returns what is shown with the next page, where there is one. */
  const withNext = async (before: Shown): Promise<Shown> => {
    if (before.next === null) return before;
    const variables = { filter, after: before.next };
    const { data } = await client.query({ query: orderQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The query has no data');
    const page = shownIn(data);
    const known = new Set(before.products.map(({ id }) => id));
    const added = page.products.filter(({ id }) => !known.has(id));
    return { ...page, products: [...before.products, ...added] };
  };
  const loadMore = async () => {
    if (!shown) return;
    try {
      setChanged(await withNext(shown));
    } catch (error) {
      toastProblem(error);
    }
  };

  /** Puts a product at a place among the others, from 0; null for the end. */
  const move = async (id: string, to: number | null) => {
    if (!shown) return;
    // The product behind the last one that is shown has to be known.
    const isBehindAll = to !== null && to >= shown.products.length - 1;
    let all = shown;
    try {
      if (isBehindAll) all = await withNext(shown);
    } catch (error) {
      toastProblem(error);
      return;
    }
    const product = all.products.find((each) => each.id === id);
    if (!product) return;
    const products = placed(all.products, product, to);
    const isOutOfSight = to === null && all.next !== null;
    const before = to === null ? undefined : products[to + 1]?.id;
    setChanged({ ...all, products: isOutOfSight ? products.slice(0, -1) : products });
    announce(to === null ? texts.movedToEnd(product.title) : texts.moved(product.title, to + 1));
    const variables = { id, before: before ?? null, categoryId: category?.id ?? null };
    const earlier = sending.current;
    sending.current = (async () => {
      await earlier;
      if (await run(variables)) return;
      await result.refetch().catch(toastProblem);
      setChanged(null);
    })();
  };

  return { result, shown, loadMore, move };
}

import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { OrderCard } from './OrderCard.tsx';
import './OrderCard.css';

const pageSize = 10;
const maxAtOnce = 100;

const ordersPageQuery = graphql(`
  query OrdersPage($first: Int!, $after: String) {
    me {
      id
      orders(first: $first, after: $after) {
        nodes {
          id
          ...OrderCard_order
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export function OrdersPage() {
  const client = useApolloClient();
  // All that are loaded, so that a refetch does not shorten the list.
  const [first] = useState(() => {
    const known = client.cache.readQuery({
      query: ordersPageQuery,
      variables: { first: pageSize },
    });
    return Math.min(maxAtOnce, Math.max(pageSize, known?.me?.orders.nodes.length ?? 0));
  });
  const query = useQuery(ordersPageQuery, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
  });
  const orders = query.data?.me?.orders;
  const { title, none, toShop, more } = orderTexts.list;

  if (query.error && !orders) return <FailedPart query={query} />;
  return (
    <>
      <DocumentHead title={title} />
      {orders?.nodes.length === 0 ? (
        <EmptyState image="/images/empty-cart.svg" text={none} level="h2">
          <ButtonLink to={paths.catalog()}>{toShop}</ButtonLink>
        </EmptyState>
      ) : (
        <section aria-labelledby="orders-title">
          <h2 id="orders-title">{title}</h2>
          <div className="orders-page__list stack-5">
            {orders?.nodes.map((order) => <OrderCard key={order.id} order={order} />) ?? (
              <Skeleton className="orders-page__skeleton" />
            )}
          </div>
          {orders?.pageInfo.hasNextPage ? (
            <Button
              variant="secondary"
              disabled={query.networkStatus === NetworkStatus.fetchMore}
              onClick={() =>
                void query.fetchMore({
                  variables: { first: pageSize, after: orders.pageInfo.endCursor },
                })
              }
            >
              {more}
            </Button>
          ) : null}
        </section>
      )}
    </>
  );
}

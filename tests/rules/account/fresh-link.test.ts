import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { defer, mergeMap, of } from 'rxjs';
import { expect, test } from 'vitest';
import { freshLink } from '../../../client/apollo/freshLink.ts';

const ME = gql`
  query Me {
    me {
      id
    }
  }
`;
const RENAME = gql`
  mutation Rename {
    rename
  }
`;

/** How many requests a query about the customer takes when so many of them overlap with a mutation. */
async function requestsFor(overlapping: number): Promise<number> {
  let requests = 0;
  const shop = new ApolloLink(({ operationType }) =>
    defer(() => {
      if (operationType === 'mutation') return of({ data: { rename: true } });
      requests += 1;
      const me = { __typename: 'Customer', id: String(requests) };
      const isOverlapping = requests <= overlapping;
      const changed = isOverlapping ? client.mutate({ mutation: RENAME }) : Promise.resolve();
      return defer(() => changed).pipe(mergeMap(() => of({ data: { me } })));
    }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([freshLink(), shop]),
  });
  const { data } = await client.query<{ me: { id: string } }>({ query: ME });
  expect(data?.me.id).toBe(String(requests));
  return requests;
}

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [100, 4],
])(
  'of a query whose first %i requests overlap with a mutation the %i. answer counts',
  async (overlapping, requests) => {
    expect(await requestsFor(overlapping)).toBe(requests);
  },
);

import { NetworkStatus } from '@apollo/client';
import { createContext, useContext, type ReactNode } from 'react';

/*
 * Apollo's hooks as the renderer needs them (vite.render.config.ts puts them in their place): what a
 * page asks for is known before it is rendered, is read once and never changes. Apollo's own would
 * watch a cache for each card of a list, which takes five times as long as the page itself.
 */

/** What was answered for the page that is being rendered, by document. */
export const Answers = createContext<ReadonlyMap<unknown, unknown>>(new Map());

export const skipToken = Symbol('skipped');

const client = { cache: {} };

/** There is no client to talk to the server here: this is the server. */
export const browserClient = () => client;
export const useApolloClient = browserClient;

export function ApolloProvider({ children }: { children: ReactNode }) {
  return children;
}

/** The answer to the page's question; as if it was still awaited where the shop refused it. */
export function useQuery(document: unknown, options?: symbol | { skip?: boolean }) {
  const data = useContext(Answers).get(document);
  const isSkipped = typeof options === 'symbol' || options?.skip === true;
  const loading = !isSkipped && data === undefined;
  return {
    data: isSkipped ? undefined : data,
    loading,
    networkStatus: loading ? NetworkStatus.loading : NetworkStatus.ready,
    client,
  };
}

/** Answers are whole here: a fragment's fields are those of the object that it is read from. */
export function useFragment({ from }: { from: unknown }) {
  return { data: from, complete: true };
}

/** Nothing is changed while a page is rendered. */
export function useMutation() {
  return [() => undefined, { loading: false, client }];
}

export function useReactiveVar<T>(read: () => T) {
  return read();
}

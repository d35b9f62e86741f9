import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

import 'graphiql/style.css';

import { base } from '../page/base.ts';
import { adminSandboxQuery, sandboxQuery } from './sandboxQuery.ts';
import './sandbox.css';

const root = document.getElementById('root');
if (!root) throw new Error('sandbox/index.html has no #root');

/** The shop serves this page at both endpoints. */
const isAdmin = location.pathname.startsWith(`${base}graphql/admin`);

const fetcher = createGraphiQLFetcher(
  isAdmin ? { url: '/graphql/admin', headers: { 'x-belle-vue-admin': '1' } } : { url: '/graphql' },
);
const defaultQuery = isAdmin ? adminSandboxQuery : sandboxQuery;

createRoot(root).render(
  // What was typed at one endpoint is not offered at the other.
  <GraphiQL
    fetcher={fetcher}
    defaultQuery={defaultQuery}
    {...(isAdmin && { storage: storageOf('admin:') })}
  />,
);

/** GraphiQL's part of `localStorage`, under names of its own. */
function storageOf(prefix: string): Storage {
  const names = () => Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  return {
    get length() {
      return names().length;
    },
    key: (index) => names()[index] ?? null,
    getItem: (name) => localStorage.getItem(prefix + name),
    setItem: (name, value) => localStorage.setItem(prefix + name, value),
    removeItem: (name) => localStorage.removeItem(prefix + name),
    clear: () => {
      for (const name of names()) localStorage.removeItem(name);
    },
  };
}

import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

import 'graphiql/style.css';

import { sandboxQuery } from './sandboxQuery.ts';
import './sandbox.css';

const root = document.getElementById('root');
if (!root) throw new Error('sandbox/index.html has no #root');

const fetcher = createGraphiQLFetcher({ url: '/graphql' });

createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={sandboxQuery} />);

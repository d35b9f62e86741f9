import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import '../../ui/theme.css';

import { createAdminClient } from '../../admin/apollo/adminClient.ts';
import { AdminRoutes } from '../../admin/app/AdminRoutes.tsx';
import { base } from '../../page/prefix.ts';

const root = document.getElementById('root');
if (!root) throw new Error('demo/site/index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={createAdminClient()}>
      <BrowserRouter basename={base} useTransitions={false}>
        <AdminRoutes />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>,
);

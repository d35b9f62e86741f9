import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import '../ui/theme.css';

import { followConnection } from '../ui/feedback/connection.ts';
import { createAdminClient } from './apollo/adminClient.ts';
import { AdminRoutes } from './app/AdminRoutes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('admin/index.html has no #root');

followConnection();

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={createAdminClient()}>
      <BrowserRouter useTransitions={false}>
        <AdminRoutes />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>,
);

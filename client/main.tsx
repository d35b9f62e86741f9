import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import './ui/theme.css';

import { createApolloClient } from './apollo/client.ts';
import { followBrowser } from './apollo/localState.ts';
import { App } from './app/App.tsx';
import { preloadPages } from './app/preloadPages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createApolloClient();
followBrowser(client);

createRoot(root).render(
  <StrictMode>
    {/* Without transitions a page is left at once: log-out goes home before its guard looks. */}
    <BrowserRouter useTransitions={false}>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>,
);

preloadPages();

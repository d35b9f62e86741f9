import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import '../../ui/theme.css';

import { preloadPages } from '../../app/navigation/preloadPages.ts';
import { ShopRoutes } from '../../app/navigation/routes.tsx';
import { prefix } from '../../page/prefix.ts';
import { fileUrl } from './fileUrl.ts';

const root = document.getElementById('root');
if (!root) throw new Error('demo/site/index.html has no #root');

// The shop is in the page: it needs neither hydration nor a network.
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={fileUrl(`${prefix}/`)} useTransitions={false}>
      <ShopRoutes />
    </BrowserRouter>
  </StrictMode>,
);

void preloadPages();

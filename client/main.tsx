import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import './ui/theme.css';
import './ui/writing/writing.fr.ts';

import { preloadPages } from './app/navigation/preloadPages.ts';
import { ShopRoutes } from './app/navigation/routes.tsx';
import { isPageLeft, RepeatEarlyBack } from './app/hydration/earlyBack.tsx';
import { prefix } from './page/prefix.ts';
import { followConnection } from './ui/feedback/connection.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followConnection();

const address = window.location.href;
const onRecoverableError = (error: unknown) => {
  // A page that is left during hydration makes room for the next one: nothing is wrong.
  if (window.location.href === address) reportError(error);
};

const shop = (
  <StrictMode>
    {/* Without transitions a page is left at once: log-out goes home before its guard looks. */}
    <BrowserRouter basename={prefix} useTransitions={false}>
      <RepeatEarlyBack />
      <ShopRoutes />
    </BrowserRouter>
  </StrictMode>
);
// As a transition it hydrates in small steps, between which the browser paints and scrolls.
startTransition(() => {
  // The development server gives an empty page.
  if (root.firstElementChild && !isPageLeft()) hydrateRoot(root, shop, { onRecoverableError });
  else createRoot(root).render(shop);
});

void preloadPages();
// What the page itself needs comes first.
window.addEventListener('load', () => void registerWorker(), { once: true });

async function registerWorker() {
  // The development server has none.
  if (import.meta.hot === undefined) {
    await import('./service-worker/register.ts').catch(() => undefined);
  }
}

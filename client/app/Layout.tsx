import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { notePageHydrated } from '../apollo/hydration.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { Announcer } from '../ui/feedback/Announcer.tsx';
import { Loader } from '../ui/feedback/Loader.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { useShowFocus } from '../ui/useShowFocus.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './Layout.css';
import { ScrollManager } from './navigation/ScrollManager.tsx';
import { replayEarlyEvents } from './hydration/replayEarlyEvents.ts';
import { ShopData } from './ShopData.tsx';
import { SignUpBanner } from './SignUpBanner.tsx';

export function Layout() {
  const { pathname } = useLocation();
  useShowFocus();
  return (
    <ShopData>
      <SkipLink to="contenu">{shopTexts.app.skipToContent}</SkipLink>
      <SignUpBanner />
      <Header />
      <main id="contenu" tabIndex={-1} className="main">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Loader />}>
            <Outlet />
            <Hydrated />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ScrollManager />
      <Announcer />
      <Toasts />
    </ShopData>
  );
}

/** Last in the page's content: its effect runs once everything before it is hydrated. */
function Hydrated() {
  useEffect(() => {
    void replayEarlyEvents().then(notePageHydrated);
  }, []);
  return null;
}

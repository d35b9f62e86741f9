import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { fr } from '../text/fr.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { Loader } from '../ui/Loader.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Hydrated } from './Hydrated.tsx';
import './Layout.css';
import { ScrollManager } from './ScrollManager.tsx';
import { shopData } from './shopData.ts';
import { SignUpBanner } from './SignUpBanner.tsx';

/** What stands around every page. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink to="contenu">{fr.app.skipToContent}</SkipLink>
      <SignUpBanner />
      <Header />
      <ErrorBoundary>
        <Suspense fallback={<main className="main" />}>
          <shopData.Page>
            <main id="contenu" tabIndex={-1} className="main">
              <ErrorBoundary key={pathname}>
                <Suspense fallback={<Loader />}>
                  <Outlet />
                  <Hydrated />
                </Suspense>
              </ErrorBoundary>
            </main>
          </shopData.Page>
        </Suspense>
      </ErrorBoundary>
      <Footer />
      <ScrollManager />
      <Announcer />
      <Toasts />
    </>
  );
}

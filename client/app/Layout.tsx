import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { notePageHydrated, useHydrated } from '../apollo/hydration.ts';
import { PageLink } from '../page/links.tsx';
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
import { useSession } from '../apollo/session.ts';
import { readEntry, writeEntry } from '../apollo/storage.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { paths } from '#shared/paths.ts';
import './SignUpBanner.css';

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

/** Invites visitors to open an account; gone from this device once closed. */
function SignUpBanner() {
  const session = useSession();
  const isHydrated = useHydrated();
  const [isClosed, setIsClosed] = useState(false);
  // From here on this component itself knows who sees it (inlineScript.ts).
  useEffect(() => document.documentElement.classList.remove('no-banner'), []);
  if (session || isClosed || (isHydrated && wasClosed())) return null;
  const { region, text, signUp, close: closeLabel } = shopTexts.app.banner;
  const close = () => {
    writeEntry('bannerClosed', true);
    setIsClosed(true);
  };
  return (
    <section className="sign-up-banner" aria-label={region}>
      <p className="sign-up-banner__text">
        <span>{text}</span> <PageLink to={paths.signUp()}>{signUp}</PageLink>
      </p>
      <IconButton icon="close" label={closeLabel} onClick={close} />
    </section>
  );
}

function wasClosed() {
  return readEntry('bannerClosed', (value) => (value === true ? value : undefined)) ?? false;
}

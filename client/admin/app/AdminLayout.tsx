import { Suspense, useEffect, useLayoutEffect, useRef, Component, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { announce, Announcer } from '../../ui/feedback/Announcer.tsx';
import { useIsOffline } from '../../ui/feedback/connection.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Toasts } from '../../ui/feedback/Toasts.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useListKeys } from '../../ui/table/useListKeys.ts';
import { useShowFocus } from '../../ui/useShowFocus.ts';
import { Button } from '../../ui/button/Button.tsx';
import './AdminLayout.css';
import { Unsaved } from '../form/Unsaved.tsx';
import { AdminNav } from './AdminNav.tsx';
import { adminPages } from './adminPages.ts';

export function AdminLayout() {
  const { pathname } = useLocation();
  useFocusOnNewPage('contenu');
  useListKeys();
  useShowFocus();
  useEffect(preloadPages, []);
  return (
    <div className="admin">
      <SkipLink to="contenu">{frAdmin.skipToContent}</SkipLink>
      <AdminNav />
      <main id="contenu" tabIndex={-1} className="admin__main">
        <OfflineBanner />
        <AdminErrorBoundary key={pathname}>
          <Suspense fallback={<Loader />}>
            <Unsaved>
              <Outlet />
            </Unsaved>
          </Suspense>
        </AdminErrorBoundary>
      </main>
      <Announcer />
      <Toasts />
    </div>
  );
}

function OfflineBanner() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) announce(frAdmin.offline);
  }, [isOffline]);
  return isOffline ? <p className="admin__offline">{frAdmin.offline}</p> : null;
}

/** Loads the other pages' scripts once the first one is shown: a counter's network may be slow. */
function preloadPages() {
  const timer = window.setTimeout(preload, 1500);
  return () => window.clearTimeout(timer);
}

function preload() {
  for (const page of adminPages) page.load().catch(() => undefined);
}

/** A new page starts at its top, with the focus on its content; a change of filters moves nothing. */
function useFocusOnNewPage(id: string) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The browser restores the position of an earlier one.
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, pathname, navigation]);
}

type Props = { children: ReactNode };

/** Catches errors of rendering, and scripts that a deployment has replaced; navigation stays. */
class AdminErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { title, text, reload } = frAdmin.error;
    return (
      <div className="page-frame" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Button onClick={() => window.location.reload()}>{reload}</Button>
        </p>
      </div>
    );
  }
}

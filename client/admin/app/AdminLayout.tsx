import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { frAdmin } from '../../text/fr.admin.ts';
import { Announcer } from '../../ui/feedback/Announcer.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Toasts } from '../../ui/feedback/Toasts.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useListKeys } from '../../ui/table/useListKeys.ts';
import { useShowFocus } from '../../ui/useShowFocus.ts';
import { AdminErrorBoundary } from './AdminErrorBoundary.tsx';
import './AdminLayout.css';
import { AdminNav } from './AdminNav.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { preloadPages } from './preloadPages.ts';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';

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
            <Outlet />
          </Suspense>
        </AdminErrorBoundary>
      </main>
      <Announcer />
      <Toasts />
    </div>
  );
}

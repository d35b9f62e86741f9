import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';

import { useHydrated } from '../../apollo/hydration.ts';
import { useSession } from '../../apollo/session.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { useShop } from '../../page/shop.ts';
import { paths } from '#shared/paths.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyLayout } from '../hydration/lazyLayout.ts';
import { isPageOf, pageNames, pages, type PageEntry, type PageName } from '#shared/pages.ts';
import { lazyPage } from '../../apollo/lazyPage.ts';
import { safeReturnPath } from './pageAt.ts';
import { pageScripts } from './pageScripts.ts';

/** A script of its own: few visits open the account. */
const lazyAccount = lazyPage(
  async () => (await import('../../account/AccountLayout.tsx')).AccountLayout,
);

function routeOf(name: PageName) {
  const { Page } = pageScripts[name];
  return <Route key={name} path={pages[name].path} element={<Page />} />;
}

const isForCustomers = ({ access }: PageEntry) => access === 'CUSTOMER';

type Props = {
  /** The pages that the address can be: matching all of them takes a twentieth of a server's render. */
  names?: readonly PageName[];
};

export function ShopRoutes({ names = pageNames }: Props) {
  const { uses } = useShop();
  const routesOf = (isInside: (page: PageEntry) => boolean) =>
    names.filter((name) => isPageOf(pages[name], uses) && isInside(pages[name])).map(routeOf);
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {routesOf(({ prerender, isEntry }) => prerender !== 'FRAME' && !isEntry)}
        <Route element={<RequireGuest />}>{routesOf(({ isEntry }) => isEntry === true)}</Route>
        <Route element={<ClientOnly />}>
          {routesOf((page) => page.prerender === 'FRAME' && !isForCustomers(page))}
          <Route element={<RequireSession />}>
            {routesOf((page) => isForCustomers(page) && !page.isInAccount)}
            <Route element={<lazyAccount.Page />}>
              {routesOf((page) => page.isInAccount === true)}
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function ShopLayout() {
  return (
    <ErrorBoundary>
      <Suspense>
        <lazyLayout.Page />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Frame of pages that differ for each person: the server renders their surroundings only. */
function ClientOnly() {
  return useHydrated() ? <Outlet /> : <Loader />;
}

/** Shows its routes to customers; guests log in and come back. */
function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  return <Navigate to={paths.logIn()} replace state={{ from: pathname + search }} />;
}

/** Shows its routes to guests; customers continue to the page that they came from. */
function RequireGuest() {
  const session = useSession();
  const { state }: { state: unknown } = useLocation();
  return session ? <Navigate to={safeReturnPath(state)} replace /> : <Outlet />;
}

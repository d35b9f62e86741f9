import { Route, Routes } from 'react-router-dom';

import { AccountLayout } from '../../account/AccountLayout.tsx';
import { ClientOnly } from '../hydration/ClientOnly.tsx';
import { Layout } from '../Layout.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { pageNames, pages, type PageEntry } from '../pages.ts';
import { pageScripts } from './pageScripts.ts';
import { RequireGuest } from './RequireGuest.tsx';
import { RequireSession } from './RequireSession.tsx';

function routesOf(isInside: (page: PageEntry) => boolean) {
  return pageNames
    .filter((name) => isInside(pages[name]))
    .map((name) => {
      const { Page } = pageScripts[name];
      return <Route key={name} path={pages[name].path} element={<Page />} />;
    });
}

const isForCustomers = ({ access }: PageEntry) => access === 'CUSTOMER';

export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routesOf(({ prerender, isEntry }) => prerender !== 'FRAME' && !isEntry)}
        <Route element={<RequireGuest />}>{routesOf(({ isEntry }) => isEntry === true)}</Route>
        <Route element={<ClientOnly />}>
          {routesOf((page) => page.prerender === 'FRAME' && !isForCustomers(page))}
          <Route element={<RequireSession />}>
            {routesOf((page) => isForCustomers(page) && !page.isInAccount)}
            <Route element={<AccountLayout />}>
              {routesOf((page) => page.isInAccount === true)}
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

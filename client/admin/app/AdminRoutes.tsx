import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { adminPaths } from '../page/adminPaths.ts';
import { ForgotPasswordPage } from '../staff/entry/ForgotPasswordPage.tsx';
import { SetUpPage } from '../staff/entry/SetUpPage.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { adminPages } from './adminPages.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RequireOwner } from './RequireOwner.tsx';
import { RequireStaff } from './RequireStaff.tsx';

const routes = adminPages.map(({ path, load, isForOwners }) => {
  const Page = lazy(async () => ({ default: await load() }));
  const page = <Page />;
  return (
    <Route
      key={path}
      path={path}
      element={isForOwners ? <RequireOwner>{page}</RequireOwner> : page}
    />
  );
});

export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/admin/setup" element={<SetUpPage />} />
      <Route path={adminPaths.forgotPassword()} element={<ForgotPasswordPage />} />
      <Route path="/admin" element={<RequireStaff />}>
        <Route path="login" element={<Navigate to={adminPaths.home()} replace />} />
        <Route element={<AdminLayout />}>
          {routes}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

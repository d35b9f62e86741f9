import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { ForgotPasswordPage } from '../staff/entry/ForgotPasswordPage.tsx';
import { SetUpPage } from '../staff/entry/SetUpPage.tsx';
import { useStaff } from '../staff/me.ts';
import { AdminLayout } from './AdminLayout.tsx';
import { adminPages } from './adminPages.ts';
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

function RequireOwner({ children }: { children: ReactNode }) {
  const { role } = useStaff();
  if (role === 'OWNER') return children;
  return (
    <PageFrame title={frAdmin.problems.forbidden}>
      <p>{frAdmin.roleNotes[role]}</p>
    </PageFrame>
  );
}

function NotFoundPage() {
  const { title, text, home } = frAdmin.notFound;
  return (
    <PageFrame title={title}>
      <p>{text}</p>
      <p>
        <ButtonLink to={adminPaths.home()}>{home}</ButtonLink>
      </p>
    </PageFrame>
  );
}

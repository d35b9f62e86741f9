import { createRoot } from 'react-dom/client';

import { base } from '../page/base.ts';
import { Sandbox } from './Sandbox.tsx';
import { adminSandboxQuery, sandboxQuery } from './sandboxQuery.ts';

const root = document.getElementById('root');
if (!root) throw new Error('sandbox/index.html has no #root');

/** The shop serves this page at both endpoints. */
const isAdmin = location.pathname.startsWith(`${base}graphql/admin`);

createRoot(root).render(
  isAdmin ? (
    <Sandbox
      endpoint={{ url: '/graphql/admin', headers: { 'x-belle-vue-admin': '1' } }}
      defaultQuery={adminSandboxQuery}
    />
  ) : (
    <Sandbox endpoint={{ url: '/graphql', headers: {} }} defaultQuery={sandboxQuery} />
  ),
);

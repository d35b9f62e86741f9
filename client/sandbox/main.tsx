import { createRoot } from 'react-dom/client';

import { base } from '../page/prefix.ts';
import { Sandbox } from './Sandbox.tsx';

const sandboxQuery = `# The schema is under « Documentation ».
# To act as a customer, take a token from logIn or
# logInAsDemo and give it under « En-têtes »:
# { "authorization": "..." }
query Catalogue {
  products(first: 3, sort: PRICE_ASC) {
    totalCount
    nodes {
      id
      title
      brand
      price {
        amount
      }
    }
  }
}
`;

/** The first operation in the sandbox of the back office. */
const adminSandboxQuery = `# Back office. The schema is under « Documentation ».
# Log in at /admin, or run logIn: the session is a cookie.
query Me {
  me {
    email
    role
    sessions {
      device
      isCurrent
    }
  }
}
`;

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

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ClosingLine } from './support/closing-line.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What needs a PostgreSQL of its own. */
const POSTGRES = 'tests/**/postgres*.test.ts';

const BROWSER_SETUP = 'tests/support/browser/browser.setup.ts';
const POSTGRES_SETUP = 'tests/support/store/postgres.setup.ts';
const DEMO_SETUP = 'tests/support/demo/demo.setup.ts';

/** What is about the rules and not about HTTP, files, processes or Razorpay. */
const OF_DEMO = [
  'account/account.{deletion,demo,email,export,log-in,new-device,password-{change,reset},sessions,sign-up,token}',
  'address/*',
  'admin/{dashboard,mails,orders,pictures,products,staff.{sessions,set-up},stock}',
  'cart/*',
  'catalog/catalog{,.by-id,.query,.rest,.search,.variants}',
  'mail/mail.templates',
  'order/order.{afterwards,card,card.dialog,find,guest,history,idempotency,invoices,reorder}',
  'protocol/{graphql.scalars,graphql.variables,protocol.{graphql,limits,options,rest}}',
  'sdk/sdk',
  'webhook/webhook.delivery',
  'wishlist/*',
].map((name) => `tests/api/${name}.test.ts`);

const WEB = {
  include: ['tests/web/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  root,
  // Node takes this file for Apollo, Vite would take its .mjs twin for us: two copies that do not
  // know each other's classes. The built shop has one.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
  test: {
    reporters: ['default', new ClosingLine()],
    // One core for the browser, one for the shop: more at once only makes both wait.
    maxWorkers: 2,
    // The shop keeps nothing in its modules, so the files of a worker may share them: this halves the run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{rules,store,api,architecture,security}/**/*.test.ts'],
          exclude: [POSTGRES],
          // Password hashes take their time beside a browser; nothing here waits on purpose.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [POSTGRES, 'tests/api/**/*.test.ts'],
          // What HTTP alone decides is the same on every store.
          exclude: ['tests/api/protocol/{limits,protocol.*,files}.test.ts'],
          env: { STORE: 'postgres' },
          globalSetup: [POSTGRES_SETUP],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'demo',
          include: [...OF_DEMO, 'tests/demo/**/*.test.ts'],
          env: { STORE: 'demo' },
          globalSetup: [DEMO_SETUP],
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { ...WEB, name: 'web', globalSetup: [BROWSER_SETUP, DEMO_SETUP] } },
      // Not in `npm test`, which would take twice as long: `npm run test:postgres`.
      {
        extends: true,
        test: {
          ...WEB,
          name: 'web-postgres',
          // What is about files and processes, or has no server.
          exclude: ['tests/web/{process,demo}/**'],
          env: { STORE: 'postgres' },
          globalSetup: [BROWSER_SETUP, POSTGRES_SETUP],
        },
      },
    ],
  },
});

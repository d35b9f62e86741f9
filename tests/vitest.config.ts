import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { runBuild } from './support/build.ts';
import { ClosingLine } from './support/closing-line.ts';
import { SlowFilesFirst } from './support/slow-files-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests that need a PostgreSQL of their own. */
const POSTGRES = 'tests/**/postgres*.test.ts';
const API = 'tests/api/**/*.test.ts';
/** Tests that only `npm run test:all` runs: see tests/README.md. */
const LONG = 'tests/**/*.long.test.ts';

const BROWSER_SETUP = 'tests/support/browser/browser.setup.ts';
const POSTGRES_SETUP = 'tests/support/store/postgres.setup.ts';
const DEMO_SETUP = 'tests/support/demo/demo.setup.ts';
const DEMO_MODULE_SETUP = 'tests/support/demo/demo.module.setup.ts';

const apiTests = (names: readonly string[]) => names.map((name) => `tests/api/${name}.test.ts`);

/** Tests of what HTTP alone decides, the same on every store. */
const NOT_IN_POSTGRES = apiTests(['protocol/{connections/*,limits,protocol.*,files}']);

/** Tests of the API where a store decides: what happens at once, conflicts, failures, searches. */
const OFTEN_IN_POSTGRES = apiTests([
  'account/account.session-races',
  'admin/{staff.instances,stock}',
  'cart/{cart,discount.uses}',
  'catalog/{catalog.search,campaign.prices}',
  'order/order.{campaign,guest,idempotency,stock}',
  'protocol/failure',
  'shipment/{kills,statement.instances}',
  'webhook/webhook.campaigns',
]);

/** Tests about the rules and not about HTTP, files, processes or Razorpay. */
const IN_DEMO = apiTests([
  'account/account.{deletion,demo,email,export,log-in,new-device,password-{change,reset},sessions,sign-up,token}',
  'address/*',
  'appointment/appointment',
  'admin/{campaigns{,.prices},customers.import,dashboard,mails,orders/orders,pictures,products{,.moving,.pictures},settings,staff.{sessions,set-up},stock,translations}',
  'cart/*',
  'catalog/catalog{,.campaigns,.query,.rest,.search,.sizes,.variants}',
  'delivery/delivery.cities',
  'mail/mail.{languages,templates}',
  'order/order.{after-sales,campaign,card,card.dialog,exchange,find,guest,history,idempotency,invoices,reorder}',
  'protocol/{graphql.scalars,graphql.variables,languages,protocol.limits}',
  'sdk/sdk',
  'shipment/{shipment,statement}',
  'webhook/webhook.delivery',
  'wishlist/*',
]);

const OFTEN_IN_DEMO = apiTests([
  'admin/{pictures,stock}',
  'cart/cart',
  'order/order.reorder',
  'protocol/languages',
]);

const WEB = {
  include: ['tests/web/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

await runBuild('generated');

/** `--mode all`: every test, on every store that it is about. */
export default defineConfig(({ mode }) => {
  const isWhole = mode === 'all';
  const exclude = isWhole ? [] : [LONG];
  return {
    root,
    // Node takes this file for Apollo, Vite would take its .mjs twin for us: two copies that do not
    // know each other's classes. The built shop has one.
    resolve: {
      alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }],
    },
    test: {
      reporters: ['default', new ClosingLine()],
      // One core for the browser, one for the shop: more at once only makes both wait.
      maxWorkers: 2,
      sequence: { sequencer: SlowFilesFirst },
      // As long as what is waited for takes, within the test's own time.
      expect: { poll: { timeout: 25_000, interval: 20 } },
      // The shop keeps nothing in its modules, so the files of a worker may share them: this halves the run.
      isolate: false,
      // A focused run starts in a third of the time.
      experimental: { fsModuleCache: true },
      projects: [
        {
          extends: true,
          test: {
            name: 'server',
            include: ['tests/{rules,store,api,architecture,security}/**/*.test.ts'],
            exclude: [POSTGRES, ...exclude],
            // Password hashes take their time beside a browser; nothing here waits on purpose.
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            include: [POSTGRES, ...(isWhole ? [API] : OFTEN_IN_POSTGRES)],
            exclude: [...NOT_IN_POSTGRES, ...exclude],
            env: { STORE: 'postgres' },
            globalSetup: [POSTGRES_SETUP],
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'demo',
            include: [...(isWhole ? IN_DEMO : OFTEN_IN_DEMO), 'tests/demo/**/*.test.ts'],
            exclude,
            env: { STORE: 'demo' },
            globalSetup: [DEMO_MODULE_SETUP],
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            ...WEB,
            name: 'web',
            exclude,
            globalSetup: [BROWSER_SETUP, ...(isWhole ? [DEMO_SETUP] : [])],
          },
        },
        ...(isWhole
          ? [
              {
                extends: true as const,
                test: {
                  ...WEB,
                  name: 'web-postgres',
                  // What is about files and processes, or has no server.
                  exclude: ['tests/web/{process,demo}/**'],
                  env: { STORE: 'postgres' },
                  globalSetup: [BROWSER_SETUP, POSTGRES_SETUP],
                },
              },
            ]
          : []),
      ],
    },
  };
});

import { builtinModules } from 'node:module';
import type { Import } from './source-imports.ts';

/*
 * Who may import whom. dependency-cruiser is not used: it reads TypeScript by the compiler's API, which
 * TypeScript 7 has not.
 */

const FEATURES = 'catalog cart wishlist address delivery account order appointment';

/** Folders that each folder may import beside itself; `context`, `app` and `main` are files of `server/`. */
const IMPORTS: Readonly<Record<string, string>> = {
  'server/shared': '',
  'server/storage': 'shared',
  'server/payment': 'shared',
  // Passwords, passkeys and tokens: what customers and staff share.
  'server/authentication': 'shared',
  'server/outbox': 'shared context',
  // Every change by staff is logged in its transaction.
  'server/audit': 'shared storage',
  'server/settings': 'shared storage context audit',
  'server/mail': 'shared storage context audit settings outbox',
  'server/api-token': 'shared storage context audit',
  // Events are queued in the transaction of their change.
  'server/webhook': 'shared storage context audit outbox',
  // It reads the seed's data: synonyms, colours, occasions, drawings.
  'server/catalog': 'shared storage context audit settings webhook mail seed',
  // It reads the list of cities.
  'server/delivery': 'shared storage context audit settings catalog seed',
  // Staff write its discount codes.
  'server/cart': 'shared storage context audit catalog delivery',
  'server/wishlist': 'shared storage context catalog',
  'server/address': 'shared storage context delivery seed',
  'server/order':
    'shared storage authentication context audit settings webhook cart catalog address delivery mail payment',
  'server/shipment': 'shared storage context audit webhook delivery order',
  'server/appointment': 'shared storage authentication context audit settings webhook mail',
  'server/account':
    'shared storage authentication context audit settings webhook delivery cart address mail order appointment',
  'server/staff': 'shared storage authentication context audit settings api-token mail',
  // Where answers are written, the sentences of all features are one table.
  'server/messages': `shared authentication settings api-token webhook staff mail shipment ${FEATURES}`,
  'server/admin': `shared context messages audit settings api-token webhook staff mail shipment ${FEATURES}`,
  'server/mails': 'mail account appointment catalog order staff',
  'server/store': `shared storage mail audit settings api-token webhook staff shipment ${FEATURES}`,
  'server/config': 'shared storage payment',
  // What every use case is given: types of what `main` makes.
  'server/context': 'shared authentication store catalog payment shipment',
  'server/http': `shared storage authentication context config messages settings mail payment api-token webhook staff shipment ${FEATURES}`,
  // An empty shop has no opening hours.
  'server/seed': 'shared authentication context store settings catalog appointment',
  'server/start': 'shared storage context config settings account staff server/seed',
  'server/cli':
    'shared storage store context config messages start audit api-token webhook staff catalog account order',
  'server/app': 'shared storage context config http admin mails payment',

  'client/text': '',
  'client/ui': 'text',
  // The shop and the back office both show invoices and log in with a passkey.
  'client/shared': 'text ui',
  // What every page uses: paths, links, head, error page.
  'client/page': 'text ui',
  'client/apollo': 'text ui page',
  'client/delivery': 'text ui page apollo',
  'client/catalog': 'text ui page apollo delivery',
  'client/cart': 'text ui page apollo catalog delivery',
  'client/wishlist': 'text ui page apollo catalog',
  'client/address': 'text ui page apollo delivery',
  'client/account': 'text ui shared page apollo cart',
  'client/appointment': 'text ui page apollo address',
  'client/order': 'text ui shared page apollo cart catalog address delivery',
  'client/home': 'text ui page apollo catalog',
  'client/information': 'text ui page apollo catalog',
  'client/mockman': 'text ui page apollo',
  // Packed for integrators, and no part of the shop's pages.
  'client/sdk': '',
  // It names the kinds of articles, and begins the shop's own texts with those of the pages.
  'client/admin': 'text ui shared page apollo home information seed',
  'client/app': `text ui shared page apollo home information mockman ${FEATURES}`,
  'client/service-worker': 'text page apollo cart app',
  'client/ssr': `text ui page apollo home information mockman app seed ${FEATURES}`,
};

/** Folders by the folder that may import them, as paths from the root. */
export const FOLDERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(IMPORTS).map(([home, names]) => {
    const ofSide = (name: string) =>
      name === 'seed' || name.includes('/') ? name : `${home.split('/')[0]}/${name}`;
    return [home, names.split(' ').filter(Boolean).map(ofSide)];
  }),
);

const SERVER_FILES: Readonly<Record<string, RegExp>> = {
  'server/context': /^server\/(context|command|rest\.route)\.ts$/,
  'server/store': /^server\/store(\.\w+)?\.ts$/,
  'server/mails': /^server\/mails\.ts$/,
  'server/messages': /^server\/messages\.ts$/,
  'server/config': /^server\/config(\.\w+)?\.ts$/,
  'server/app': /^server\/app\.ts$/,
};

const FEATURE = `^server/(${FEATURES.replaceAll(' ', '|')})/`;
const RULES = /\.rules\.ts$/;
export const EDGE = new RegExp(`${FEATURE}.*\\.(resolvers|rest(\\.openapi)?|commands)\\.ts$`);
const STORE = new RegExp(`${FEATURE}.*\\.store\\.ts$`);
const ADAPTER = /\.(lowdb|postgres)(\.\w+)*\.ts$|^server\/\w+\/(lowdb|postgres)\//;
const LOWDB = /\.lowdb\.ts$|\/lowdb\//;
const POSTGRES = /\.postgres(\.\w+)*\.ts$|\/postgres\//;
const isBuiltIn = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

interface Rule {
  readonly says: string;
  readonly from: (path: string) => boolean;
  readonly mayNot: (path: string) => boolean;
}

const matches = (pattern: RegExp) => (path: string) => pattern.test(path);

export const ROLES: readonly Rule[] = [
  {
    says: 'stores know records, rules and rows alone',
    from: matches(STORE),
    mayNot: (path) =>
      path.startsWith('server/') &&
      ![
        /^server\/shared\/|\.(store|rules)\.ts$|^server\/catalog\/index\//,
        /^server\/storage\/(collection|rows|lists|projection)\.ts$/,
      ].some((allowed) => allowed.test(path)),
  },
  {
    says: 'rules are pure',
    from: matches(RULES),
    mayNot: (path) =>
      isBuiltIn.has(path) ||
      EDGE.test(path) ||
      /\.service\.ts$|^server\/(http|storage|mail|generated)\/|^server\/[\w.]+$/.test(path),
  },
  {
    says: 'services know neither HTTP nor a store',
    from: (path) =>
      new RegExp(FEATURE).test(path) && ![EDGE, STORE].some((role) => role.test(path)),
    mayNot: (path) =>
      /^server\/(storage\/|store\.)|^fastify|^@apollo/.test(path) || EDGE.test(path),
  },
  {
    says: 'resolvers, REST and commands translate only',
    from: matches(EDGE),
    mayNot: (path) => /^server\/(storage\/|store\.)/.test(path) || ADAPTER.test(path),
  },
  {
    says: 'REST and commands do not know GraphQL',
    from: matches(/\.(rest(\.examples)?|commands)\.ts$/),
    mayNot: matches(/\.resolvers\.ts$|^server\/generated\//),
  },
  {
    says: 'GraphQL knows neither REST nor commands',
    from: matches(/\.resolvers\.ts$/),
    mayNot: matches(/\.(rest(\.examples)?|commands)\.ts$/),
  },
  ...[[LOWDB, POSTGRES] as const, [POSTGRES, LOWDB] as const].map(([one, other]) => ({
    says: 'one store does not know the other',
    from: matches(one),
    mayNot: matches(other),
  })),
  {
    says: 'only adapters, commands on files and the start know which store there is',
    from: (path) =>
      /^server\/(http|app|context|config|mail|payment|cli\/(?!main|store\.)|start\/(?!failure))/.test(
        path,
      ) && !ADAPTER.test(path),
    mayNot: matches(/^server\/storage\/(lowdb|postgres)\//),
  },
  {
    says: 'orders know the port of payments, and not who takes them',
    from: matches(/^server\/order\//),
    mayNot: (path) => path.startsWith('server/payment/') && !path.endsWith('payment.provider.ts'),
  },
  {
    says: 'the shop in the browser is no part of the client',
    from: matches(/^(client\/(?!demo\/)|server\/)/),
    mayNot: matches(/^client\/demo\//),
  },
  {
    says: 'what client and server share imports nothing else of the server',
    from: matches(/^server\/shared\/isomorphic\//),
    mayNot: (path) => path.startsWith('server/') && !isShared(path),
  },
  {
    says: 'pages are opened by the app alone',
    from: matches(/^client\/(?!app\/|ssr\/|admin\/app\/)/),
    mayNot: matches(/^client\/(?!app\/|admin\/(?:list|page)\/).*Page\.tsx$/),
  },
];

/** Rules of features: the client shows by the same ones what the server decides. */
const SHARED_OF_FEATURES: ReadonlySet<string> = new Set([
  'server/catalog/silhouette/wearers.fr.ts',
  'server/catalog/sizes/describe.ts',
  'server/catalog/sizes/sizes.fr.ts',
  'server/catalog/sizes/sizes.rules.ts',
  'server/catalog/alteration/steps.rules.ts',
  'server/catalog/translation/missing.rules.ts',
  'server/delivery/city/city.rules.ts',
]);

/**
 * Returns whether the client imports it of the server; in another language the text of that
 * language replaces it.
 */
export const isShared = (path: string) =>
  path.startsWith('server/shared/isomorphic/') ||
  SHARED_OF_FEATURES.has(path.replace(/\.(?:ar|en)\.ts$/, '.fr.ts'));

export const isOwn = (path: string) => /^(server|client|seed|tests)\//.test(path);

/** The entry of FOLDERS that a file belongs to; null for the entry points, which may import all. */
function folderOf(path: string): string | null {
  const file = Object.entries(SERVER_FILES).find(([, pattern]) => pattern.test(path));
  if (file) return file[0];
  const [side = '', folder = '', ...rest] = path.split('/');
  if (side === 'seed') return side;
  return rest.length === 0 || ['vite', 'sandbox', 'demo'].includes(folder)
    ? null
    : `${side}/${folder}`;
}

function isAgainstFolders({ from, to }: Import): boolean {
  const [home, target] = [folderOf(from), folderOf(to)];
  if (home === null || home === 'seed' || home === target || !isOwn(to)) return false;
  if (isShared(to)) return false;
  if (to.includes('/generated/')) return false;
  return target === null || !FOLDERS.get(home)?.includes(target);
}

export function violationsOf(imports: readonly Import[]): readonly string[] {
  return imports.flatMap((each) => {
    const { from, to } = each;
    const broken = ROLES.filter((rule) => rule.from(from) && rule.mayNot(to));
    const rules = broken.map(({ says }) => says);
    if (isAgainstFolders(each)) rules.push(`${folderOf(from)} may not import ${folderOf(to)}`);
    return rules.map((says) => `${from} → ${to}: ${says}`);
  });
}

// Vendure with SQLite, as its starter has it: copied beside the packages it needs, and run there.
// Argument 1: JSON of the products to sell; argument 2: an empty folder. Prints where it listens.
import {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  JobQueueService,
  LogLevel,
  mergeConfig,
  defaultConfig,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [specPath = '', folder = ''] = process.argv.slice(2);
const products = JSON.parse(readFileSync(specPath, 'utf8'));
// It leaves notes of its own wherever it is started.
process.chdir(folder);

const config = mergeConfig(defaultConfig, {
  apiOptions: { port: 0, hostname: '127.0.0.1', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: randomUUID(), password: randomUUID() },
  },
  dbConnectionOptions: {
    type: 'better-sqlite3',
    database: join(folder, 'vendure.sqlite'),
    synchronize: true,
  },
  importExportOptions: { importAssetsDir: folder },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin.init({ indexStockStatus: true })],
});

const INITIAL = {
  defaultLanguage: 'fr',
  defaultZone: 'Afrique',
  countries: [{ name: 'Maroc', code: 'MA', zone: 'Afrique' }],
  taxRates: [{ name: 'TVA', percentage: 20 }],
  shippingMethods: [{ name: 'Livraison', price: 5000 }],
  paymentMethods: [],
  collections: [],
};

const quoted = (text) => `"${String(text).replaceAll('"', '""')}"`;
const rows = products.map(({ id, title, brand, description, price, categoryName }) => ({
  name: title,
  slug: id,
  description: description ?? '',
  assets: '',
  facets: `marque:${brand}|rayon:${categoryName}`,
  optionGroups: '',
  optionValues: '',
  sku: id,
  price: (price / 100).toFixed(2),
  taxCategory: 'standard',
  stockOnHand: 1_000_000,
  trackInventory: false,
  variantAssets: '',
  variantFacets: '',
}));
const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row).map(quoted))];
const csv = join(folder, 'products.csv');
writeFileSync(csv, lines.map((line) => line.join(',')).join('\n'));

const app = await populate(() => bootstrap(config), INITIAL, csv);
await app.get(JobQueueService).start();
process.stdout.write(`http://127.0.0.1:${app.getHttpServer().address().port}\n`);

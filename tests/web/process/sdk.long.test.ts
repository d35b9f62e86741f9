import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { runNode, runProgram } from '../../support/shop/spawn.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const SCOPES = 'orders:read,stock:write,webhooks:write';

/** A program in the style of an integrator; the compiler must refuse what the schema does not allow. */
const PROGRAM = `
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  AddToCartDocument, BelleVueError, createClient, LogInAsDemoDocument, ProductsDocument,
  verifyWebhook, type Rest, type WebhookEvent,
} from '@belle-vue/sdk';
import {
  CreateWebhookDocument, OrdersDocument, SendTestWebhookDocument, SetStockDocument,
} from '@belle-vue/sdk/admin';

const url = process.argv[2] ?? '';
const guest = createClient({ url });
const { products } = await guest.request(ProductsDocument, { filter: { search: 'celeste' } });
const price: number | undefined = products.nodes[0]?.price.amount;
// @ts-expect-error
await guest.request(ProductsDocument, { first: 'ten' }).catch(() => undefined);
// @ts-expect-error
products.nodes[0]?.isbn;

const { logInAsDemo } = await guest.request(LogInAsDemoDocument);
const customer = createClient({ url, token: logInAsDemo.session?.token });
const { addToCart } = await customer.request(AddToCartDocument, { productId: 'caftan-celeste' });

const erp = createClient({ url, token: process.env['BELLE_VUE_TOKEN'] });
const { orders } = await erp.request(OrdersDocument, { first: 5 });
const { setStock } = await erp.request(SetStockDocument, {
  variantId: 'caftan-celeste.42', stockOnHand: 12,
});

let secret = '';
const events: WebhookEvent[] = [];
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  events.push(await verifyWebhook({ secret, headers: request.headers, body }));
  response.writeHead(204).end();
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
const { port } = receiver.address() as AddressInfo;
const { createWebhook } = await erp.request(CreateWebhookDocument, {
  input: { url: \`http://127.0.0.1:\${port}/\`, events: ['order.placed'] },
});
secret = createWebhook.secret ?? '';
const arrived = new Promise((done) => receiver.once('request', (_, response) => response.once('finish', done)));
await erp.request(SendTestWebhookDocument, { id: createWebhook.webhook?.id ?? '' });
await arrived;
receiver.close();
receiver.closeAllConnections();

const refused = await guest.request(OrdersDocument).catch((error: unknown) => error);
const response = await fetch(url + '/api/products/caftan-celeste');
const { product }: Rest.Calls['GET /api/products/{id}']['response'] = await response.json();
console.log(JSON.stringify({
  price, cart: addToCart.cart.quantity, orders: orders.totalCount,
  stock: setStock.variant?.stockOnHand, events: events.map(({ type }) => type),
  refused: refused instanceof BelleVueError && refused.code, rest: product.price,
}));
`;

async function npmInstall(folder: string, url: string) {
  // A registry that does not answer: the package needs the shop alone.
  const variables = { HOME: folder, npm_config_registry: 'http://127.0.0.1:1/' };
  const flags = ['--no-audit', '--no-fund', '--no-update-notifier', '--prefix', folder];
  return runProgram('npm', ['install', `${url}/sdk.tgz`, ...flags], variables).ended;
}

async function compile(folder: string, module: string) {
  const [kind, moduleResolution] = module.split('-');
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: kind,
    moduleResolution,
    types: ['node'],
    typeRoots: [`${ROOT}node_modules/@types`],
    outDir: module,
  };
  const config = join(folder, `${module}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  return runProgram(`${ROOT}node_modules/.bin/tsc`, ['-p', config], {}).ended;
}

test('a program installs, compiles and runs with what the shop serves', async () => {
  const DATA_DIR = await newFolder();
  const url = await startShopProcess({ DATA_DIR }).ready;
  const create = ['tokens', 'create', 'ERP', '--scopes', SCOPES, '--json'];
  const created = await runNode(['dist/server/shop.js', ...create], { DATA_DIR }).ended;
  const { secret: BELLE_VUE_TOKEN } = JSON.parse(created.out);

  const folder = await newFolder();
  await writeFile(join(folder, 'package.json'), '{ "name": "erp", "type": "module" }');
  expect(await npmInstall(folder, url)).toMatchObject({ code: 0 });
  const installed = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  expect(Object.keys(installed.packages)).toEqual(['', 'node_modules/@belle-vue/sdk']);

  const readme = await readFile(join(folder, 'node_modules/@belle-vue/sdk/README.md'), 'utf8');
  const examples = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, code = '']) => code);
  expect(examples.length).toBeGreaterThan(3);
  for (const [index, code] of [PROGRAM, ...examples].entries()) {
    await writeFile(join(folder, `${index}.ts`), code);
  }
  for (const module of ['nodenext-nodenext', 'esnext-bundler']) {
    expect(await compile(folder, module)).toEqual({ code: 0, out: '', err: '' });
  }

  const program = join(folder, 'nodenext-nodenext/0.js');
  const { code, out, err } = await runNode([program, url], { BELLE_VUE_TOKEN }).ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual({
    price: 349_000,
    cart: 1,
    orders: 0,
    stock: 12,
    events: ['webhook.test'],
    refused: 'UNAUTHENTICATED',
    rest: '3490',
  });
});

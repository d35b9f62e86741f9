import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { backUpFolder } from '../../server/store.open.ts';
import { OZON_KEYS, ozonCredentials, startOzon } from '../support/carriers/ozon.ts';
import {
  SENDIT_KEYS,
  senditCredentials,
  senditEvent,
  startSendit,
} from '../support/carriers/sendit.ts';
import { apiSecret, openAdmin } from '../support/shop/admin.ts';
import { placeIn } from '../support/shop/shop.place.ts';
import { startShop } from '../support/shop/shop.ts';
import { ordersOf, parcelsOf } from '../api/shipment/shipment.documents.ts';

const SECRETS = [
  SENDIT_KEYS.publicKey,
  SENDIT_KEYS.secretKey,
  SENDIT_KEYS.webhookSecret,
  OZON_KEYS.customerId,
  OZON_KEYS.apiKey,
];
const NAME = 'Transporteur cherché partout';

async function filesIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => textOf(await readFile(join(parentPath, name))));
  return (await Promise.all(texts)).join('\n');
}

const textOf = (bytes: Buffer) =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');

test('the credentials of carriers are in no log, error, export, journal or backup', async () => {
  const [sendit, ozon] = [await startSendit(), await startOzon()];
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-carriers-'));
  const shop = await startShop(
    { logLevel: 'debug', carriers: { senditUrl: sendit.url, ozonUrl: ozon.url } },
    placeIn(folder),
  );
  const admin = await openAdmin(shop);
  const parcels = parcelsOf(admin);
  const place = ordersOf(shop);
  const answers: unknown[] = [];
  const note = async (work: Promise<unknown>) => void answers.push(await work);

  for (const { kind, credentials, standIn } of [
    { kind: 'SENDIT', credentials: senditCredentials, standIn: sendit },
    { kind: 'OZON', credentials: ozonCredentials, standIn: ozon },
  ]) {
    const { carrier } = await parcels.saveCarrier({ kind, name: NAME, credentials });
    const id = carrier?.id ?? '';
    await note(parcels.saveCarrier({ id, credentials }, 9));
    await note(
      parcels.saveCarrier({ id, credentials: [...credentials, { name: 'x', value: 'y' }] }, 1),
    );
    await note(parcels.testCarrier(id));
    for (const fault of [
      'UNAUTHORIZED',
      'DOWN',
      'HANG',
      'ERROR',
      'NONSENSE',
      'REDIRECT',
    ] as const) {
      standIn.fail(fault);
      await note(parcels.testCarrier(id));
      const order = await place();
      await parcels.move([order], 'CONFIRMED');
      await note(parcels.ship([order], id));
      const [shipment] = await parcels.ofOrder(order);
      await note(parcels.refresh([shipment?.id ?? 'none']));
      shop.pass(61_000);
      await shop.followShipments();
    }
    standIn.fail(null);
    standIn.refuse(`Clés ${credentials.map(({ value }) => value).join(' ')} refusées`);
    const order = await place();
    await parcels.move([order], 'CONFIRMED');
    await note(parcels.ship([order], id));
    standIn.refuse(null);
    await note(parcels.carriers());
    await fetch(`${shop.url}/webhooks/carriers/${id}`, { method: 'POST', body: '{}' });
    const event = senditEvent({ code: 'DH1001', newStatus: `${SENDIT_KEYS.secretKey} ?` });
    const headers = { 'x-sendit-signature': event.signature };
    await fetch(`${shop.url}/webhooks/carriers/${id}`, {
      method: 'POST',
      body: event.body,
      headers,
    });
  }
  const tasks = await parcels.tasks();
  const token = await apiSecret(shop, ['orders:read', 'catalog:read']);
  const exported = async (path: string) =>
    (await fetch(`${shop.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).text();
  const exports = await Promise.all(
    ['/export/orders.ndjson', '/export/products.ndjson', '/export/sales.csv'].map(exported),
  );
  const { data: log } = await admin.request(
    '{ auditLog(first: 100) { nodes { action subject before after } } }',
  );
  const backup = join(folder, 'backup.json');
  await shop.store.transaction(async () => {});
  const { logged, lines } = shop;
  await shop.close();
  await backUpFolder(folder, backup);
  const places = {
    answers: JSON.stringify(answers),
    tasks: JSON.stringify(tasks),
    logged: JSON.stringify(logged, (_, value: unknown) =>
      value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
    ),
    lines: lines.join('\n'),
    exports: exports.join('\n'),
    log: JSON.stringify(log),
    files: await filesIn(folder),
  };
  await rm(folder, { recursive: true, force: true });
  await Promise.all([sendit.close(), ozon.close()]);

  // What is searched can be found: the carrier's name is in the files, the log of changes and the answers.
  for (const name of ['files', 'log', 'answers'] as const) expect(places[name]).toContain(NAME);
  const found = Object.entries(places).flatMap(([name, text]) =>
    SECRETS.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${name}`),
  );
  expect(found).toEqual([]);
});

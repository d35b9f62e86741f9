import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSeed, sow } from '../seed/seed.ts';
import { createPasswords } from './account/passwords.ts';
import { createTokens } from './account/tokens.ts';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { createLimits, noLimits } from './http/rate-limits.ts';
import type { Log } from './log.ts';
import { outgoing } from './mail/outgoing.ts';
import { startPostman } from './mail/postman.ts';
import { createTrackingKeys } from './order/tracking.ts';
import { createTestProvider } from './payment/test-provider.ts';
import { explainFailedStart } from './start-failure.ts';
import { openDesk, type OpenDesk } from './shopkeeper/desk.server.ts';
import { openLowdbStore } from './store/lowdb/lowdb-store.ts';
import type { Store } from './store/store.ts';
import { secretOf } from './store/secret.ts';

// Seen from `dist/server/main.js`, where the build puts this file.
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));
const SEED_FOLDER = fileURLToPath(new URL('../../seed', import.meta.url));

const clock = () => new Date();

/** Opens the shop and prints the ready line of contract, section 3, once it answers. */
async function start(config: Config): Promise<void> {
  const seed = await readSeed(SEED_FOLDER);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const store = await openLowdbStore(config.dataDir);
  const secret = config.jwtSecret ?? (await secretOf(config.dataDir));
  const passwords = await createPasswords();
  if (store.isNew) await sow(store, seed, passwords, new Date());
  const limits = config.areRateLimitsOn ? createLimits() : noLimits();
  const payments = createTestProvider(secret);
  const trackingKeys = createTrackingKeys(secret);
  const app = await createApp(
    {
      store,
      clock,
      random: Math.random,
      passwords,
      tokens: createTokens(secret, config.tokenTtlSeconds),
      trackingKeys,
      payments,
      limits,
      demo: seed.demo,
    },
    { ...config, limits, testPayments: payments, clientFolder: CLIENT_FOLDER },
  );
  const { port } = new URL(await app.listen({ host: config.host, port: config.port }));
  const desk = await openDeskOrWarn(store, config.dataDir, app.log);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${host}:${port}`;
  const { mailFrom: from, publicUrl } = config;
  const postman = startPostman(
    { store, clock, trackingKeys, from, publicUrl: publicUrl ?? url, log: app.log },
    outgoing(config),
  );
  process.stdout.write(`Belle Vue: ${url}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, [postman.stop, desk.close], store));
  }
}

/** Shoppers need no shopkeeper: without a desk the shop opens, and says that commands will not reach it. */
async function openDeskOrWarn(store: Store, dataDir: string, log: Log): Promise<OpenDesk> {
  const hasPicture = (path: string) => existsSync(join(CLIENT_FOLDER, path));
  const report = (error: unknown) => log.error({ err: error }, 'a command failed');
  try {
    return await openDesk({ store, clock, hasPicture }, dataDir, report);
  } catch (error) {
    log.warn({ err: error }, 'npm run shop cannot reach this shop');
    return { close: async () => {} };
  }
}

/** Stops accepting, finishes what was begun, then lets the store go. */
async function stop(
  app: FastifyInstance,
  others: ReadonlyArray<() => Promise<void>>,
  store: Store,
): Promise<void> {
  await Promise.all([app.close(), ...others.map((end) => end())]);
  await store.close();
  process.exit(0);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const { line, exitCode } = explainFailedStart(error);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

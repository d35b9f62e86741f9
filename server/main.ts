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
  const app = await createApp(
    {
      store,
      clock: () => new Date(),
      random: Math.random,
      passwords,
      tokens: createTokens(secret, config.tokenTtlSeconds),
      trackingKeys: createTrackingKeys(secret),
      payments,
      limits,
      demo: seed.demo,
    },
    { ...config, limits, testPayments: payments, clientFolder: CLIENT_FOLDER },
  );
  const { port } = new URL(await app.listen({ host: config.host, port: config.port }));
  const desk = await openDesk(
    { store, clock: () => new Date(), hasPicture: (path) => existsSync(join(CLIENT_FOLDER, path)) },
    config.dataDir,
    (error) => app.log.error(error),
  ).catch((error: unknown) => {
    // Shoppers need no shopkeeper: the shop opens, and says that its commands will not reach it.
    app.log.warn(error, 'npm run shop cannot reach this shop');
    return null;
  });
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  process.stdout.write(`Belle Vue: http://${host}:${port}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, desk, store));
  }
}

/** Stops accepting, answers what was begun, then lets the store go. */
async function stop(app: FastifyInstance, desk: OpenDesk | null, store: Store): Promise<void> {
  await Promise.all([app.close(), desk?.close()]);
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

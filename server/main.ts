import type { FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
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
import { openLowdbStore } from './store/lowdb/lowdb-store.ts';
import type { Store } from './store/store.ts';
import { secretOf } from './store/secret.ts';

// Seen from `dist/server/main.js`, where the build puts this file.
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));
const SEED_FOLDER = fileURLToPath(new URL('../../seed', import.meta.url));

const LAST_ANSWERS_MS = 200;

/** Opens the shop and prints the ready line of contract, section 3, once it answers. */
async function start(config: Config): Promise<void> {
  const seed = await readSeed(SEED_FOLDER);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const store = await openLowdbStore(config.dataDir, { onFailure: endAfterDiskFailure });
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
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  process.stdout.write(`Belle Vue: http://${host}:${port}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, store));
  }
}

/** Stops accepting, answers what was begun, then lets the store go. */
async function stop(app: FastifyInstance, store: Store): Promise<void> {
  await app.close();
  await store.close();
  process.exit(0);
}

/**
 * After a write that failed nobody knows what is on the disk: the shop ends, and whoever starts it
 * again begins with what is really there (store.md). Answers on their way still get out.
 */
function endAfterDiskFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `The journal could not be written (${reason}): the shop ends. Start it again.\n`,
  );
  setTimeout(() => process.exit(74), LAST_ANSWERS_MS);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const { line, exitCode } = explainFailedStart(error);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

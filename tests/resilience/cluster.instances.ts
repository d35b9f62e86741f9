import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RazorpayStandIn } from '../support/shop/razorpay.ts';
import { spawnShop } from '../support/shop/spawn.ts';
import type { Balancer } from './balancer.ts';

/** A shop of the cluster: a process that is started again whenever it ended. */
export interface Instance {
  /** Where its mails lie. */
  readonly folder: string;
  /** Kills it (`kill -9`), and comes back once it answers again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** What all instances are told alike. */
export interface Cluster {
  readonly databaseUrl: string;
  readonly razorpay: RazorpayStandIn;
  readonly balancer: Balancer;
}

const REDIRECT = fileURLToPath(new URL('./razorpay.redirect.mjs', import.meta.url));

/** A shop that cannot start, because the database is away, is started again after this. */
const START_AGAIN_MS = 500;

/** Starts an instance behind the balancer; whoever starts one stops it. */
export async function startInstance(cluster: Cluster): Promise<Instance> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-instance-'));
  const variables = variablesOf(cluster, folder);
  let running = await start();

  async function start() {
    for (;;) {
      const shop = spawnShop(variables);
      const url = await shop.ready.catch(() => null);
      if (url !== null) return { shop, leave: cluster.balancer.add(url) };
      await shop.ended;
      await pause(START_AGAIN_MS);
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    await running.shop.end(signal);
    // Not before: the balancer finds out for itself that an instance was killed.
    running.leave();
  }
  return {
    folder,
    async killAndRestart() {
      await end('SIGKILL');
      running = await start();
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}

function variablesOf({ databaseUrl, razorpay }: Cluster, folder: string) {
  return {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'the same secret for every instance of the proof',
    RATE_LIMITS: 'off',
    NODE_OPTIONS: `--import ${REDIRECT}`,
    RAZORPAY_STANDIN: razorpay.baseUrl,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
  };
}

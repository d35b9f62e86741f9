import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../../server/store.open.ts';
import type { WebhookRecord } from '../../../server/webhook/webhook.store.ts';
import { inNewFolder } from '../../bench/shop.ts';
import { runNode } from '../../support/shop/spawn.ts';
import { createDatabase } from '../../support/store/postgres.databases.ts';
import { startOwnPostgres } from '../../support/store/postgres.server.ts';
import { NONE, printRows } from '../report.ts';
import { killInTurn, startInstance, startVictim, type Victim } from '../victims.ts';
import { judge, type Received } from './webhooks.judge.ts';
import { runLoad } from './webhooks.load.ts';
import { prepare, readStored, type Stored } from './webhooks.store.ts';

const RECEIVER = fileURLToPath(new URL('./webhooks.receiver.mjs', import.meta.url));
const RECEIVERS = 2;
const KILL_EVERY_MS = 2_500;
/** Longer than the lease of an instance that was killed. */
const QUIET_MS = 65_000;
const MAX_ROUNDS = 6;
const BOUNDS = { lost: NONE, doubled: NONE, badSignatures: NONE, unknown: NONE, waiting: NONE };

/** Runs it on lowdb, then on PostgreSQL, and prints what each receiver got. */
export async function proveWebhooks(seconds: number): Promise<boolean> {
  const lowdb = await inNewFolder((dataDir) => run({ dataDir, databaseUrl: null }, seconds));
  const server = await startOwnPostgres([], tmpdir());
  try {
    const databaseUrl = await createDatabase(server.url);
    const postgres = await inNewFolder((dataDir) => run({ dataDir, databaseUrl }, seconds));
    const rows = [
      ...lowdb.map((row, n) => [`lowdb, one instance, receiver ${n + 1}`, row] as const),
      ...postgres.map((row, n) => [`PostgreSQL, two instances, receiver ${n + 1}`, row] as const),
    ];
    return printRows('webhooks', rows, BOUNDS);
  } finally {
    await server.stop();
  }
}

/**
 * Changes a shop for `seconds` while its instances and two receivers of its webhooks are killed, then
 * waits until nothing is left to be sent, and compares.
 */
async function run(place: Place, seconds: number) {
  const receivers = await Promise.all(
    Array.from({ length: RECEIVERS }, (_, n) =>
      startReceiver(join(place.dataDir, `received-${n}`)),
    ),
  );
  const webhooks = await prepare(
    place,
    receivers.map(({ url }) => url),
  );
  const urls = new Set<string>();
  const shared = place.databaseUrl !== null && {
    DATABASE_URL: place.databaseUrl,
    JWT_SECRET: 's'.repeat(48),
  };
  const joinAll = (url: string) => {
    urls.add(url);
    return () => void urls.delete(url);
  };
  const instances = await Promise.all(
    Array.from({ length: shared ? 2 : 1 }, () =>
      startInstance(place.dataDir, { SANDBOX: 'on', ...shared }, joinAll),
    ),
  );
  try {
    const closing = new AbortController();
    const loading = runLoad(urls, closing.signal);
    // Each for itself, so that all may be down at once.
    const killAll = async (victims: readonly Victim[]) => {
      const each = victims.map((victim) => killInTurn([victim], KILL_EVERY_MS, seconds * 1000));
      return (await Promise.all(each)).reduce((sum, kills) => sum + kills, 0);
    };
    const [kills, receiverKills] = await Promise.all([killAll(instances), killAll(receivers)]);
    closing.abort();
    const acknowledged = await loading;
    const { waiting, expected, deliveryIds } = await quiet(place, instances, webhooks);
    const known = new Set([...acknowledged, ...expected]);
    return await Promise.all(
      receivers.map(async ({ received }, n) => {
        const { id = '', secret = '' } = webhooks[n] ?? {};
        const delivered = deliveryIds.get(id) ?? new Set();
        const verdict = judge(secret, known, delivered, await received());
        const counts = { kills, receiverKills, acknowledged: acknowledged.size };
        return { ...counts, ...verdict, waiting };
      }),
    );
  } finally {
    await Promise.all([...instances, ...receivers].map((victim) => victim.stop()));
  }
}

/** Stops the shops when nothing waits any more, or after the last round. */
async function quiet(
  place: Place,
  instances: readonly Victim[],
  webhooks: readonly WebhookRecord[],
): Promise<Stored> {
  for (let round = 1; ; round += 1) {
    await pause(QUIET_MS);
    await Promise.all(instances.map((instance) => instance.stop()));
    const stored = await readStored(place, webhooks);
    if (stored.waiting === 0 || round === MAX_ROUNDS) return stored;
    await Promise.all(instances.map((instance) => instance.start()));
  }
}

/** Starts a process that writes what it receives into a file; started again, it has the same port. */
async function startReceiver(file: string) {
  let port = '0';
  const receiver = await startVictim(async () => {
    const { child, said, ended } = runNode([RECEIVER, port, file], {});
    await once(child.stdout, 'data');
    port = said.out.trim();
    return (signal) => {
      child.kill(signal);
      return ended;
    };
  });
  return {
    ...receiver,
    url: `http://127.0.0.1:${port}/hook`,
    async received(): Promise<readonly Received[]> {
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
      return lines.flatMap(parsed);
    },
  };
}

/** Ignores lines that a kill cut off: they are no JSON, and were not answered. */
function parsed(line: string): readonly Received[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

import type { FastifyInstance } from 'fastify';
import { version } from '../../../package.json';
import { within } from '../../shared/background.ts';
import type { StoreHealth } from '../../storage/engine.ts';
import type { Store } from '../../context.ts';
import { NoRoom, StoreUnavailable } from '../../shared/problems.ts';
import { inMorocco } from '../../shared/time.ts';
import { ZONE } from '../../shared/zone/zone.rules.ts';
import { shopZone } from '../../shared/zone/zone.ts';
import type { Closing } from './closing.ts';

const COME_BACK_SECONDS = 1;
/** A shop with a slower disk should get no requests. */
const DISK_PATIENCE_MS = 2_000;

/** `/healthz`: the process responds, with which zone rules. `/readyz`: it can write and is not closing. */
export function serveHealth(
  app: FastifyInstance,
  {
    store,
    clock,
    health,
    closing,
  }: {
    readonly store: Store;
    readonly clock: () => Date;
    readonly health: StoreHealth;
    readonly closing: Closing;
  },
): void {
  const config = { readsNoStore: true, skipsAdmission: true };
  app.get('/healthz', { config }, (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', version, zone: zoneAt(clock()) }),
  );

  app.get('/readyz', { config }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = closing.isClosing ? 'CLOSING' : await reasonNotToWrite(store);
    if (reason === null) return { status: 'ready', warnings: health.warnings() };
    return reply
      .status(503)
      .header('retry-after', COME_BACK_SECONDS)
      .send({ status: 'unavailable', reason });
  });
}

/** Null where the store can write. */
async function reasonNotToWrite(store: Store): Promise<'DISK_FULL' | 'STORE' | null> {
  try {
    // An empty transaction is refused when it could not be made durable.
    const isInTime = await within(
      DISK_PATIENCE_MS,
      store.transaction(async () => {}),
    );
    return isInTime ? null : 'STORE';
  } catch (error) {
    const cause = error instanceof StoreUnavailable ? error.cause : error;
    return cause instanceof NoRoom ? 'DISK_FULL' : 'STORE';
  }
}

/** Monitoring compares the time: a decree may change the zone, and then the shop needs a newer release. */
function zoneAt(now: Date) {
  const { release, source } = shopZone;
  return { name: ZONE, time: inMorocco(now.toISOString()), release, source };
}

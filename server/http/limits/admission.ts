import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  preValidationHookHandler,
} from 'fastify';
import { Overloaded } from '../../shared/problems.ts';
import { addressOf } from './address.ts';
import { isConnected } from './connected.ts';
import { Places, type Share } from './places.ts';
import type { AddressLimits } from './rate-limits.ts';
import { WorkQueue, type Client, type QueueBounds } from './work-queue.ts';

/** How much the shop takes on. */
export interface AdmissionBounds {
  /** Requests in work at once. */
  readonly inWork: Share;
  /** Answers that keep the processor busy: pages, long lists. */
  readonly expensive: QueueBounds;
  /** Events of the payment provider, which all come from its few addresses. */
  readonly events: QueueBounds;
}

/** More at once would not be answered sooner, only later each (`npm run resilience -- load`: p99 below 250 ms). */
const IN_WORK: Share = { all: 96, ofOneAddress: 64 };

/** A page takes some 5 ms: two at once leave others their turn, and the last of 26 comes after 130 ms. */
const EXPENSIVE: QueueBounds = { atOnce: 2, all: 26, ofOneAddress: 8 };

/** One that is refused is delivered again, but minutes later. */
const EVENTS: QueueBounds = { atOnce: 16, all: 512, ofOneAddress: 512 };

/** The bounds of a shop that counts addresses, or of one that does not (`RATE_LIMITS`). */
export function admissionBounds(areRateLimitsOn: boolean): AdmissionBounds {
  const bounds = { inWork: IN_WORK, expensive: EXPENSIVE, events: EVENTS };
  if (areRateLimitsOn) return bounds;
  return {
    ...bounds,
    inWork: forAnyAddress(IN_WORK),
    expensive: forAnyAddress(EXPENSIVE),
  };
}

/** One address may have all there is. */
function forAnyAddress<Bounds extends Share>(bounds: Bounds): Bounds {
  return { ...bounds, ofOneAddress: bounds.all };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes no place: it is answered at once, or enters where that turns out to be work. */
    readonly entersItself?: boolean;
  }
}

export interface Admission {
  /** How many requests are in work. */
  readonly inWork: number;
  /** Where expensive work waits for its turn. */
  readonly queue: WorkQueue;
  /** Where events of the payment provider do. */
  readonly events: WorkQueue;
  /**
   * Admits a request whose answer must be made, of a route that `entersItself`; it counts as a read.
   * Throws Overloaded and RateLimited.
   */
  enter(request: FastifyRequest): Promise<void>;
}

const RETRY_AFTER_SECONDS = 1;

/**
 * Refuses requests beyond the bounds with 503, so that those that were begun are answered in good
 * time. A request counts once its body is there: who sends it slowly takes no place. It counts until
 * its work is done: who goes away before leaves the work behind.
 */
export function createAdmission(
  app: FastifyInstance,
  { inWork: bounds, expensive, events }: AdmissionBounds,
  limits: AddressLimits,
): Admission {
  const inWork = new Set<FastifyRequest>();
  const places = new Places(bounds);
  const queue = new WorkQueue(expensive);

  function refuseBeyond(address: string): void {
    if (places.areFull(address)) throw new Overloaded(RETRY_AFTER_SECONDS);
  }

  function takePlace(request: FastifyRequest, address: string): void {
    // Fastify gives a HEAD its GET's hooks beside its own.
    if (inWork.has(request)) return;
    refuseBeyond(address);
    inWork.add(request);
    places.take(address);
  }

  const refuseEarly: onRequestHookHandler = (request, _, done) => {
    refuseBeyond(addressOf(request.ip));
    done();
  };
  const enterWithBody: preValidationHookHandler = (request, _, done) => {
    takePlace(request, addressOf(request.ip));
    done();
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.entersItself) return;
    route.onRequest = [refuseEarly, ...[route.onRequest ?? []].flat()];
    route.preValidation = [...[route.preValidation ?? []].flat(), enterWithBody];
  });
  app.addHook('onSend', (request, _, __, done) => {
    if (inWork.delete(request)) places.leave(addressOf(request.ip));
    done();
  });
  return {
    queue,
    events: new WorkQueue(events),
    get inWork() {
      return places.taken;
    },
    async enter(request) {
      const client = clientOf(request);
      takePlace(request, client.address);
      queue.refuseBeyond(client);
      await limits.consume('READ', client.address);
    },
  };
}

/** For whom a request's work is done. */
export function clientOf({ ip, raw }: FastifyRequest): Client {
  return { address: addressOf(ip), isConnected: () => isConnected(raw.socket) };
}

import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  preValidationHookHandler,
} from 'fastify';
import { addressOf } from './address.ts';
import { Places, type Share } from './places.ts';
import type { AddressLimits } from './rate-limits.ts';
import { BUSY, WorkQueue, type QueueBounds } from './work-queue.ts';

export interface AdmissionBounds {
  readonly inWork: Share;
  readonly expensive: QueueBounds;
  /** The provider has few addresses. */
  readonly events: QueueBounds;
  /** Feeds that are being sent, and as many exports. */
  readonly streams: Share;
}

/** More would only delay each (`npm run resilience -- load`: p99 below 250 ms). */
const IN_WORK: Share = { all: 96, ofOneAddress: 64 };

/** A page takes 5 ms: the last of 26 waits for 130 ms. */
const EXPENSIVE: QueueBounds = { atOnce: 2, all: 26, ofOneAddress: 8 };

/** The provider delivers a refused event again, but minutes later. */
const EVENTS: QueueBounds = { atOnce: 16, all: 512, ofOneAddress: 512 };

/** Each reads and writes the whole catalogue. */
const STREAMS: Share = { all: 4, ofOneAddress: 2 };

export function admissionBounds(areRateLimitsOn: boolean): AdmissionBounds {
  const bounds = {
    inWork: IN_WORK,
    expensive: EXPENSIVE,
    events: EVENTS,
    streams: STREAMS,
  };
  if (areRateLimitsOn) return bounds;
  return {
    ...bounds,
    inWork: forAnyAddress(IN_WORK),
    expensive: forAnyAddress(EXPENSIVE),
    streams: forAnyAddress(STREAMS),
  };
}

function forAnyAddress<Bounds extends Share>(bounds: Bounds): Bounds {
  return { ...bounds, ofOneAddress: bounds.all };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted on arrival, but by `enter` when it turns out to be work. */
    readonly skipsAdmission?: boolean;
  }
  interface FastifyRequest {
    /** The address whose place among those in work it has; null without one. */
    placeOf: string | null;
  }
}

export interface Admission {
  readonly inWork: number;
  readonly queue: WorkQueue;
  readonly events: WorkQueue;
  /** Throws Overloaded and RateLimited. */
  enter(request: FastifyRequest): Promise<void>;
}

/**
 * Refuses requests above the bounds with 503. A request counts from its body's arrival, so that
 * slow senders take no place, until its work is done, even if the client has gone.
 */
export function createAdmission(
  app: FastifyInstance,
  { inWork: bounds, expensive, events }: AdmissionBounds,
  limits: AddressLimits,
): Admission {
  const places = new Places(bounds);
  const queue = new WorkQueue(expensive);

  function refuseBeyond(address: string): void {
    if (places.areFull(address)) throw BUSY;
  }

  function takePlace(request: FastifyRequest, address: string): void {
    // Fastify runs the GET's hooks for a HEAD as well.
    if (request.placeOf !== null) return;
    refuseBeyond(address);
    request.placeOf = address;
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
  app.decorateRequest('placeOf', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.skipsAdmission) return;
    route.onRequest = [refuseEarly, ...[route.onRequest ?? []].flat()];
    route.preValidation = [...[route.preValidation ?? []].flat(), enterWithBody];
  });
  app.addHook('onSend', (request, _, __, done) => {
    if (request.placeOf !== null) places.leave(request.placeOf);
    request.placeOf = null;
    done();
  });
  return {
    queue,
    events: new WorkQueue(events),
    get inWork() {
      return places.taken;
    },
    async enter(request) {
      const address = addressOf(request.ip);
      takePlace(request, address);
      queue.refuseBeyond(address);
      await limits.consume('READ', address);
    },
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '../shop/problems.ts';
import { addressOf } from './address.ts';
import { isApi } from './traffic.ts';

/** Requests that may be in work at once. */
export interface InFlightBounds {
  readonly all: number;
  /** Of these, how many for one address. */
  readonly ofOneAddress: number;
}

/** More at once would not be answered sooner, only later each (`npm run prove -- load`: p99 below 250 ms). */
const MOST = 96;
/** One address may take two thirds of the places, where addresses are counted at all. */
const MOST_OF_ONE_ADDRESS = 64;

/** The bounds of a shop that counts addresses, or of one that does not (`RATE_LIMITS`). */
export function inFlightBounds(areRateLimitsOn: boolean): InFlightBounds {
  return { all: MOST, ofOneAddress: areRateLimitsOn ? MOST_OF_ONE_ADDRESS : MOST };
}

/** How many requests are in work now. */
export interface InFlight {
  readonly count: number;
}

const COME_BACK_SECONDS = 1;

/**
 * Refuses calls of the API beyond the bounds with 503, so that those that were begun are answered
 * in good time. A request counts once its body is there: who sends it slowly takes no place. It
 * counts until its work is done: who goes away before leaves the work behind.
 */
export function boundInFlight(app: FastifyInstance, bounds: InFlightBounds): InFlight {
  const inWork = new Set<FastifyRequest>();
  const ofAddress = new Map<string, number>();

  function refuseBeyond(address: string): void {
    const isFull = inWork.size >= bounds.all || ofOne(address) >= bounds.ofOneAddress;
    if (isFull) throw new Overloaded(COME_BACK_SECONDS);
  }

  function ofOne(address: string): number {
    return ofAddress.get(address) ?? 0;
  }

  app.addHook('onRequest', (request, _, done) => {
    if (isApi(request.url)) refuseBeyond(addressOf(request.ip));
    done();
  });
  app.addHook('preValidation', (request, _, done) => {
    if (!isApi(request.url)) return done();
    const address = addressOf(request.ip);
    // Others may have come in while the body did.
    refuseBeyond(address);
    inWork.add(request);
    ofAddress.set(address, ofOne(address) + 1);
    return done();
  });
  app.addHook('onSend', (request, _, __, done) => {
    if (!inWork.delete(request)) return done();
    const address = addressOf(request.ip);
    const left = ofOne(address) - 1;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
    return done();
  });
  return {
    get count() {
      return inWork.size;
    },
  };
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { Overloaded } from '../shop/problems.ts';
import { addressOf } from './address.ts';
import { isApi } from './traffic.ts';

/** Requests that may be in work at once. */
export interface InFlightBounds {
  readonly all: number;
  /** Of these, how many for one address. */
  readonly ofOneAddress: number;
}

/** One address may take half of the places, where addresses are counted at all. */
export function inFlightBounds(areRateLimitsOn: boolean): InFlightBounds {
  return { all: 256, ofOneAddress: areRateLimitsOn ? 128 : 256 };
}

/** How many requests are in work now. */
export interface InFlight {
  readonly count: number;
}

const COME_BACK_SECONDS = 1;

/**
 * Refuses calls of the API beyond the bounds with 503, so that those that were begun are answered
 * in good time. A request counts once its body is there: who sends it slowly takes no place.
 */
export function boundInFlight(app: FastifyInstance, bounds: InFlightBounds): InFlight {
  const ofAddress = new Map<string, number>();
  let count = 0;

  function refuseBeyond(address: string): void {
    const isFull = count >= bounds.all || (ofAddress.get(address) ?? 0) >= bounds.ofOneAddress;
    if (isFull) throw new Overloaded(COME_BACK_SECONDS);
  }

  function enter(address: string, reply: FastifyReply): void {
    count += 1;
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    // Comes once, whether it was answered or the caller went away.
    reply.raw.once('close', () => {
      count -= 1;
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  }

  app.addHook('onRequest', async ({ url, ip }) => {
    if (isApi(url)) refuseBeyond(addressOf(ip));
  });
  app.addHook('preValidation', async ({ url, ip }, reply) => {
    if (!isApi(url)) return;
    // Others may have come in while the body did.
    refuseBeyond(addressOf(ip));
    enter(addressOf(ip), reply);
  });
  return {
    get count() {
      return count;
    },
  };
}

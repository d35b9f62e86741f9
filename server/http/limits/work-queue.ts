import pLimit, { type LimitFunction } from 'p-limit';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Overloaded } from '../../shared/problems.ts';
import { Places, type Share } from './places.ts';

export interface QueueBounds extends Share {
  readonly atOnce: number;
}

/** Made once: its stack would cost more than all the rest of a refusal. */
export const BUSY = new Overloaded(1);

/** First come, first served. Throws Overloaded above its bounds. */
export class WorkQueue {
  readonly #limit: LimitFunction;
  readonly #places: Places;

  constructor(bounds: QueueBounds) {
    this.#limit = pLimit(bounds.atOnce);
    this.#places = new Places(bounds);
  }

  refuseBeyond(address: string): void {
    if (this.#places.areFull(address)) throw BUSY;
  }

  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    this.refuseBeyond(address);
    this.#places.take(address);
    try {
      return await this.#limit(async () => {
        // Work that waits for nothing would follow each other without an end.
        await nextTurn();
        return work();
      });
    } finally {
      this.#places.leave(address);
    }
  }
}

/** Does once what several request at a time. */
export class SharedWork<Result> {
  readonly #queue: WorkQueue;
  readonly #running = new Map<string, Promise<Result>>();

  constructor(queue: WorkQueue) {
    this.#queue = queue;
  }

  run(key: string, address: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running) return running;
    const result = this.#queue.run(address, work).finally(() => this.#running.delete(key));
    this.#running.set(key, result);
    return result;
  }
}

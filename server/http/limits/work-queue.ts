import pLimit, { type LimitFunction } from 'p-limit';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Overloaded } from '../../shared/problems.ts';
import { Places, type Share } from './places.ts';

export interface QueueBounds extends Share {
  readonly atOnce: number;
}

export interface Client {
  readonly address: string;
  isConnected(): boolean;
}

/** Made once: its stack would cost more than all the rest of a refusal. */
export const BUSY = new Overloaded(1);

/** First come, first served. Throws Overloaded above its bounds, and for clients that have gone. */
export class WorkQueue {
  readonly #limit: LimitFunction;
  readonly #places: Places;

  constructor(bounds: QueueBounds) {
    this.#limit = pLimit(bounds.atOnce);
    this.#places = new Places(bounds);
  }

  refuseBeyond({ address }: Client): void {
    if (this.#places.areFull(address)) throw BUSY;
  }

  async run<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
    this.refuseBeyond(client);
    this.#places.take(client.address);
    try {
      return await this.#limit(async () => {
        // Work that waits for nothing would follow each other without an end.
        await nextTurn();
        if (!client.isConnected()) throw BUSY;
        return await work();
      });
    } finally {
      this.#places.leave(client.address);
    }
  }
}

interface Job<Result> {
  readonly clients: Client[];
  readonly result: Promise<Result>;
}

export class SharedWork<Result> {
  readonly #queue: WorkQueue;
  readonly #jobs = new Map<string, Job<Result>>();

  constructor(queue: WorkQueue) {
    this.#queue = queue;
  }

  run(key: string, client: Client, work: () => Promise<Result>): Promise<Result> {
    const known = this.#jobs.get(key);
    if (known) {
      known.clients.push(client);
      return known.result;
    }
    const clients = [client];
    const all: Client = {
      address: client.address,
      isConnected: () => clients.some((each) => each.isConnected()),
    };
    const job = { clients, result: this.#queue.run(all, work) };
    this.#jobs.set(key, job);
    const forget = () => {
      if (this.#jobs.get(key) === job) this.#jobs.delete(key);
    };
    job.result.then(forget, forget);
    return job.result;
  }
}

import { Overloaded } from '../../shared/problems.ts';
import { Places, type Share } from './places.ts';

export interface QueueBounds extends Share {
  readonly atOnce: number;
}

export interface Client {
  readonly address: string;
  isConnected(): boolean;
}

interface Waiting {
  readonly client: Client;
  readonly start: () => void;
  readonly drop: (reason: Error) => void;
}

/** Made once: its stack would cost more than all the rest of a refusal. */
export const BUSY = new Overloaded(1);

/**
 * First come, first served. Throws Overloaded above its bounds, and drops waiting work whose
 * clients have gone.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #places: Places;
  #running = 0;
  #waiting: readonly Waiting[] = [];

  constructor(bounds: QueueBounds) {
    this.#atOnce = bounds.atOnce;
    this.#places = new Places(bounds);
  }

  refuseBeyond({ address }: Client): void {
    if (this.#places.areFull(address)) this.#dropAbandoned();
    if (this.#places.areFull(address)) throw BUSY;
  }

  async run<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
    this.refuseBeyond(client);
    this.#places.take(client.address);
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#turn(client);
    try {
      return await work();
    } finally {
      this.#places.leave(client.address);
      // Work that waits for nothing would follow each other without an end.
      setImmediate(() => {
        this.#running -= 1;
        this.#startNext();
      });
    }
  }

  #turn(client: Client): Promise<void> {
    return new Promise((start, drop) => {
      this.#waiting = [...this.#waiting, { client, start, drop }];
    });
  }

  #startNext(): void {
    this.#dropAbandoned();
    const [next, ...others] = this.#waiting;
    if (!next) return;
    this.#waiting = others;
    this.#running += 1;
    next.start();
  }

  #dropAbandoned(): void {
    const abandoned = this.#waiting.filter(({ client }) => !client.isConnected());
    if (abandoned.length === 0) return;
    this.#waiting = this.#waiting.filter(({ client }) => client.isConnected());
    for (const { client, drop } of abandoned) {
      this.#places.leave(client.address);
      drop(BUSY);
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

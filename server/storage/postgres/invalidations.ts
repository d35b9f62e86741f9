import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { connect } from './connection.ts';
import { runQuery } from './database.ts';

const HEARTBEAT_MS = 5_000;
const RECONNECT_MS = 500;
/** Notifications usually arrive within milliseconds; after this time the connection is closed. */
const NOTIFICATION_MS = 1_000;

export interface Invalidation {
  readonly channel: string;
  readonly id: string;
  /** Resolves once this instance has received the notification, or is not connected. */
  heard(): Promise<void>;
  forget(): void;
}

interface Listening {
  readonly ended: Promise<void>;
}

/** On a connection of its own: LISTEN needs a permanent one. */
export class Invalidations {
  readonly #channel: string;
  readonly #config: ClientConfig;
  readonly #onChange: (isConnected: boolean) => void;
  readonly #closing = new AbortController();
  readonly #awaited = new Map<string, () => void>();
  #changes = 0;
  #client: Client | null = null;
  #ended: Promise<void> = Promise.resolve();

  constructor(config: ClientConfig, channel: string, onChange: (isConnected: boolean) => void) {
    this.#channel = channel;
    this.#config = config;
    this.#onChange = onChange;
  }

  /** Another number after each change; null while not connected. */
  get version(): number | null {
    return this.#client === null ? null : this.#changes;
  }

  /** Reconnects when the connection breaks. Throws QueryFailed. */
  async open(): Promise<void> {
    const listening = await this.#listen();
    this.#ended = this.#reconnect(listening);
  }

  prepare(): Invalidation {
    const id = randomUUID();
    const heard = new Promise<void>((resolve) => this.#awaited.set(id, resolve));
    return {
      channel: this.#channel,
      id,
      heard: () => this.#waitFor(id, heard),
      forget: () => this.#awaited.delete(id),
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => {});
    await this.#ended;
  }

  async #waitFor(id: string, heard: Promise<void>): Promise<void> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const tooLate = pause(NOTIFICATION_MS, 'TOO_LATE', { signal }).catch(() => undefined);
    const outcome = this.#client && (await Promise.race([heard, tooLate]));
    waiting.abort();
    this.#awaited.delete(id);
    if (outcome === 'TOO_LATE') await this.#client?.end().catch(() => {});
  }

  async #listen(): Promise<Listening> {
    const client = await connect(this.#config);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ payload = '' }) => {
      this.#changes += 1;
      this.#awaited.get(payload)?.();
    });
    try {
      await runQuery(client, `LISTEN ${this.#channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // Changes during the interruption were missed.
    this.#changes += 1;
    this.#client = client;
    const heart = setInterval(() => {
      runQuery(client, 'SELECT 1').catch(() => client.end().catch(() => {}));
    }, HEARTBEAT_MS).unref();
    if (this.#closing.signal.aborted) client.end().catch(() => {});
    client.once('end', () => {
      clearInterval(heart);
      this.#client = null;
      if (!this.#closing.signal.aborted) this.#onChange(false);
      for (const resolve of this.#awaited.values()) resolve();
    });
    return { ended };
  }

  async #reconnect(first: Listening): Promise<void> {
    const { signal } = this.#closing;
    for (let listening: Listening | null = first; ;) {
      await listening?.ended;
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      listening = await this.#listen().catch(() => null);
      if (listening) this.#onChange(true);
    }
  }
}

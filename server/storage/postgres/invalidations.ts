import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { within } from '../../shared/background.ts';
import type { Changed } from '../projection.ts';
import { connect } from './connection.ts';
import { runQuery } from './database.ts';

const HEARTBEAT_MS = 5_000;
const RECONNECT_MS = 500;
/** Notifications usually arrive within milliseconds; after this time the connection is closed. */
const NOTIFICATION_MS = 1_000;

/** PostgreSQL's notifications have less than 8,000 bytes. */
const MAX_PAYLOAD = 7_000;

export interface Invalidation {
  readonly channel: string;
  readonly payload: string;
  /** Resolves once this instance has received the notification, or is not connected. */
  heard(): Promise<void>;
  forget(): void;
}

interface Listening {
  readonly ended: Promise<void>;
}

/** Uses a connection of its own: LISTEN needs a permanent one. */
export class Invalidations {
  readonly #channel: string;
  readonly #config: ClientConfig;
  readonly #onChange: (isConnected: boolean) => void;
  readonly #onRows: (changed: readonly Changed[] | null) => void;
  readonly #closing = new AbortController();
  readonly #awaited = new Map<string, () => void>();
  #changes = 0;
  #client: Client | null = null;
  #ended: Promise<void> = Promise.resolve();

  /** `onRows` gets null where any row may have changed. */
  constructor(
    config: ClientConfig,
    channel: string,
    {
      onChange,
      onRows,
    }: {
      readonly onChange: (isConnected: boolean) => void;
      readonly onRows: (changed: readonly Changed[] | null) => void;
    },
  ) {
    this.#channel = channel;
    this.#config = config;
    this.#onChange = onChange;
    this.#onRows = onRows;
  }

  /** Returns another number after each change; null while not connected. */
  get version(): number | null {
    return this.#client === null ? null : this.#changes;
  }

  /** Reconnects when the connection breaks. Throws QueryFailed. */
  async open(): Promise<void> {
    const listening = await this.#listen();
    this.#ended = this.#reconnect(listening);
  }

  prepare(changed: readonly Changed[]): Invalidation {
    const id = randomUUID();
    const keys = changed.map(({ collection, key }) => [collection, key]);
    const named = `${id} ${JSON.stringify(keys)}`;
    const heard = new Promise<void>((resolve) => this.#awaited.set(id, resolve));
    return {
      channel: this.#channel,
      payload: Buffer.byteLength(named) <= MAX_PAYLOAD ? named : id,
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
    const isInTime = this.#client === null || (await within(NOTIFICATION_MS, heard));
    this.#awaited.delete(id);
    if (!isInTime) await this.#client?.end().catch(() => {});
  }

  async #listen(): Promise<Listening> {
    const client = await connect(this.#config);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ payload = '' }) => {
      this.#changes += 1;
      const [id = '', keys] = payload.split(/ (.*)/s);
      this.#onRows(keys === undefined ? null : readKeys(keys));
      this.#awaited.get(id)?.();
    });
    try {
      await runQuery(client, `LISTEN ${this.#channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // Changes during the interruption were missed.
    this.#changes += 1;
    this.#onRows(null);
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

/** Reads what `prepare` writes. */
function readKeys(text: string): readonly Changed[] {
  const keys = JSON.parse(text) as ReadonlyArray<readonly [collection: string, key: string]>;
  return keys.map(([collection, key]) => ({ collection, key }));
}

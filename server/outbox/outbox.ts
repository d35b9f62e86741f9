import pLimit, { type LimitFunction } from 'p-limit';
import type { Ports, Shop } from '../context.ts';
import { logFailure } from '../shared/background.ts';
import { instantAfter } from '#shared/instants.ts';
import { isDecidedBy, leased, sendableUntil, type Lease, type Queued } from './outbox.rules.ts';

export type Sending = Pick<Shop, 'store' | 'clock' | 'log'>;

/** Steps in which mails and webhook deliveries differ. */
export interface Sender<R extends Queued> {
  /** Name in the log. */
  readonly name: string;
  readonly everyMs: number;
  /** Limits how long an unresponsive receiver delays the end. */
  readonly graceMs: number;
  readonly lease: Lease;
  /** Records of one lane, sent or queued: leasing costs more than sending. */
  readonly ahead: number;
  /** Records of one lane at once, so that a slow receiver takes no other's place. */
  readonly inFlight: number;
  laneOf(record: R): string;
  /** The longest waiting first, without those of some lanes. */
  due(ports: Ports, now: Date, exceptOf: readonly string[]): Promise<readonly R[]>;
  find(ports: Ports, id: string): Promise<R | undefined>;
  save(ports: Ports, records: readonly R[]): Promise<void>;
  /** Changes the record further when it is leased. */
  begun?(record: R): R;
  /** Runs outside of any transaction; null if the record must wait. Throws StoreUnavailable. */
  send(record: R, begun: Date): Promise<Outcome<R> | null>;
  /** Ends what is being sent, as failed. */
  close(): void;
}

export interface Outcome<R> {
  readonly result: 'SENT' | 'REFUSED' | 'NO_ANSWER';
  /** The receiver takes no more: what is queued for it is not sent. */
  readonly isLast?: boolean;
  /** Writes what has become of the record, and returns it. */
  save(ports: Ports, current: R): Promise<R>;
  /** Runs once that is saved, or the record of an interrupted attempt is as before. */
  report?(saved: R): void;
}

interface Leased<R> {
  readonly before: R;
  readonly record: R;
  /** End in milliseconds since 1970. */
  readonly until: number;
}

/** Queue of one receiver. */
interface Lane {
  readonly limit: LimitFunction;
  readonly running: Set<Promise<void>>;
  /** Since the last success. */
  failures: number;
  hasEnded: boolean;
}

interface Outbox {
  /** Leases what is due and starts sending it. Throws StoreUnavailable. */
  startDue(): Promise<void>;
  /** Resolves once what was started has ended and is saved; throws what prevented that. */
  idle(): Promise<void>;
  /** Counts an attempt without an answer as interrupted from now on. */
  close(): void;
}

/**
 * A record is leased in one transaction, sent outside of any, and its outcome saved in another:
 * instances share the records, and a lease of a crashed one expires. Receivers may get a record
 * twice, with the same id. `onRoom` is called when a lane with a backlog can take more; one that
 * refuses record after record is left in peace until the next call of `startDue`.
 */
export function createOutbox<R extends Queued>(
  { store, clock, log }: Sending,
  sender: Sender<R>,
  onRoom: () => void = () => {},
): Outbox {
  const lanes = new Map<string, Lane>();
  const closing = new AbortController();
  /** Sent while the store failed: this instance must not send them again. */
  const unsaved = new Map<string, Outcome<R>>();

  const refillAt = Math.min(sender.inFlight, sender.ahead / 2);
  const isBusy = (lane: string) => (lanes.get(lane)?.running.size ?? 0) > refillAt;
  const roomOf = (lane: string) => sender.ahead - (lanes.get(lane)?.running.size ?? 0);

  function lease(exceptOf: readonly string[]): Promise<ReadonlyArray<Leased<R>>> {
    const now = clock();
    return store.transaction(async (ports) => {
      const due = await sender.due(ports, now, exceptOf);
      const ours = [...new Set(due.map(sender.laneOf))].flatMap((lane) =>
        due.filter((record) => sender.laneOf(record) === lane).slice(0, roomOf(lane)),
      );
      const taken = ours.map((before) => ({
        before,
        record: leased(sender.begun?.(before) ?? before, now, sender.lease),
        until: sendableUntil(now, sender.lease),
      }));
      const records = taken.map(({ record }) => record);
      if (records.length > 0) await sender.save(ports, records);
      return taken;
    });
  }

  function start(found: Leased<R>): string {
    const id = sender.laneOf(found.record);
    const lane: Lane = lanes.get(id) ?? {
      limit: pLimit(sender.inFlight),
      running: new Set(),
      failures: 0,
      hasEnded: false,
    };
    lanes.set(id, lane);
    const run: Promise<void> = lane
      .limit(() => deliver(found, lane))
      .finally(() => {
        const wasBusy = isBusy(id);
        lane.running.delete(run);
        if (lane.running.size === 0) lanes.delete(id);
        if (wasBusy && !isBusy(id) && lane.failures < refillAt) onRoom();
      });
    // The lease expires, and the record is sent again.
    run.catch((error: unknown) => logFailure(log, sender.name, error));
    lane.running.add(run);
    return id;
  }

  async function deliver({ before, record, until }: Leased<R>, lane: Lane): Promise<void> {
    const begun = clock();
    // Behind slow ones: the lease expires.
    if (begun.getTime() > until) return;
    const { id } = record;
    const mayBegin = !closing.signal.aborted && !lane.hasEnded;
    const outcome = unsaved.get(id) ?? (mayBegin ? await sender.send(record, begun) : null);
    if (outcome?.isLast) lane.hasEnded = true;
    const isInterrupted = closing.signal.aborted && outcome?.result === 'NO_ANSWER';
    if (!outcome || isInterrupted) {
      await release(before, record);
      outcome?.report?.(before);
      return;
    }
    const isSent = outcome.result === 'SENT';
    lane.failures = isSent ? 0 : lane.failures + 1;
    if (isSent) unsaved.set(id, outcome);
    const saved = await store.transaction(async (ports) => {
      const current = await sender.find(ports, id);
      const isOurs = current && isDecidedBy(record, isSent, current);
      return isOurs ? outcome.save(ports, current) : undefined;
    });
    unsaved.delete(id);
    if (saved) outcome.report?.(saved);
  }

  /** Stores the record as if its attempt had never begun. */
  function release(before: R, record: R): Promise<void> {
    const now = clock();
    return store.transaction(async (ports) => {
      const current = await sender.find(ports, record.id);
      if (!current || !isDecidedBy(record, false, current)) return;
      await sender.save(ports, [{ ...before, nextAttemptAt: instantAfter(now, 0) }]);
    });
  }

  return {
    async startDue() {
      const filled = new Set<string>();
      while (!closing.signal.aborted) {
        // Again, because a long backlog of one lane may hide what others await.
        const found = await lease([...[...lanes.keys()].filter(isBusy), ...filled]);
        if (found.length === 0) return;
        for (const each of found) filled.add(start(each));
      }
    },
    async idle() {
      const running = [...lanes.values()].flatMap((lane) => [...lane.running]);
      const ended = await Promise.allSettled(running);
      const failed = ended.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    close() {
      closing.abort();
    },
  };
}

import type { Answer } from './request.ts';
import { BALANCER } from './balancer.ts';

/** Whether the database is there; it counts as away until 5 s after it came back. */
export type Phase = 'THERE' | 'AWAY';

/** How the cluster answered. */
export interface Answers {
  readonly requested: number;
  readonly done: number;
  /** Planned refusals (503 with `Retry-After`), by who refused and when. */
  readonly away: number;
  /** What they said while the database was there: there must be none. */
  readonly otherwise: readonly string[];
  /** An instance was killed while it was asked. */
  readonly gone: number;
  /** Whatever else there was: there must be nothing. */
  readonly unplanned: readonly string[];
}

/** Counts answers, and notes when the cluster was normal again. */
export class Tally implements Answers {
  requested = 0;
  done = 0;
  away = 0;
  readonly otherwise: string[] = [];
  gone = 0;
  readonly unplanned: string[] = [];
  phase: Phase = 'THERE';
  /** When the database was back; null before. */
  #backAt: number | null = null;
  /** Milliseconds from then on to the first purchase, and to the last refusal. */
  firstDoneMs: number | null = null;
  lastRefusedMs = 0;

  databaseIsBack(): void {
    this.#backAt = performance.now();
  }

  /** Counts a refusal; false for an answer that is none. */
  refused({ status, retryAfter, body }: Answer): boolean {
    if (status !== 503 || retryAfter === null) return false;
    if (body === BALANCER.GONE) this.gone += 1;
    else if (this.phase === 'AWAY') {
      this.away += 1;
      if (this.#backAt !== null) this.lastRefusedMs = performance.now() - this.#backAt;
    } else this.otherwise.push(`503 ${body}`);
    return true;
  }

  purchased(): void {
    if (this.#backAt !== null) this.firstDoneMs ??= performance.now() - this.#backAt;
  }
}

import { inRabat } from '../../shared/time.ts';

interface ReceivedRequest {
  /** Increases, restarts included. */
  readonly number: number;
  readonly at: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly body: string;
  /** What it was answered. */
  readonly status: number;
}

export const STATUSES = [200, 410, 500] as const;
type InboxStatus = (typeof STATUSES)[number];

/** Of all inboxes: with bodies of at most 100 KB some 5 MB. */
const MAX_REQUESTS = 50;
const MAX_INBOXES = 20;

/** What local receivers of webhooks got, in memory only. An inbox exists once its name is used. */
export class WebhookInboxes {
  readonly #statuses = new Map<string, InboxStatus>();
  #received: ReadonlyArray<{ readonly inbox: string; readonly request: ReceivedRequest }> = [];
  #last = 0;

  status(inbox: string): InboxStatus {
    return this.#statuses.get(inbox) ?? 200;
  }

  setStatus(inbox: string, status: InboxStatus): void {
    this.#statuses.delete(inbox);
    this.#statuses.set(inbox, status);
    const [oldest] = this.#statuses.keys();
    if (this.#statuses.size > MAX_INBOXES && oldest !== undefined) this.#statuses.delete(oldest);
  }

  receive(
    inbox: string,
    request: Pick<ReceivedRequest, 'headers' | 'body'>,
    now: Date,
  ): InboxStatus {
    this.#last = Math.max(this.#last + 1, now.getTime());
    const status = this.status(inbox);
    const at = inRabat(now.toISOString());
    const received = { inbox, request: { ...request, number: this.#last, at, status } };
    this.#received = [...this.#received, received].slice(-MAX_REQUESTS);
    return status;
  }

  /** Oldest first, those after a number. */
  received(inbox: string, after: number): readonly ReceivedRequest[] {
    return this.#received
      .filter((each) => each.inbox === inbox && each.request.number > after)
      .map(({ request }) => request);
  }

  clear(inbox: string): void {
    this.#received = this.#received.filter((each) => each.inbox !== inbox);
  }
}

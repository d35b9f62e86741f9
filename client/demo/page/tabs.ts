/**
 * One tab, the owner, does this work for all tabs. Calls, results and events are copied between
 * tabs as `structuredClone` does.
 */
export interface Work<Call, Result> {
  run(call: Call): Promise<Result>;
  /** Another tab may take over afterwards. */
  close(): Promise<void>;
}

export interface TabsOptions<Call, Result, TabEvent> {
  /** The same in all tabs that belong together. */
  readonly name: string;
  readonly locks: Pick<LockManager, 'request'>;
  /** Called in the tab that becomes the owner. */
  readonly open: () => Promise<Work<Call, Result>>;
  readonly onEvent: (event: TabEvent) => void;
  /** Given to each new tab. */
  readonly state: () => TabEvent;
}

export interface Tabs<Call, Result, TabEvent> {
  /** Resolves once there is an owner. Rejects if this tab is to be it and cannot, or with OwnerGone. */
  readonly ready: Promise<void>;
  /** Rejects with what the owner's work rejects with, or OwnerGone. */
  run(call: Call): Promise<Result>;
  /** Reaches every tab, this one included. */
  notify(event: TabEvent): void;
  /** Lets another tab become the owner, as soon as what runs is done. */
  leave(): void;
  /** Takes part again after `leave`. */
  enter(): void;
}

/** The owner ended in the middle of the work, or stands still: it may have been done or not. */
export class OwnerGone extends Error {}

/** An owner that takes longer than this does not answer any more. */
const MAX_MS = 30_000;

type Answer<Result> =
  | { readonly kind: 'RECEIVED'; readonly id: string }
  | { readonly kind: 'RESULT'; readonly id: string; readonly result: Result }
  | { readonly kind: 'FAILURE'; readonly id: string; readonly message: string };

type Message<Call, Result, TabEvent> =
  | Answer<Result>
  | { readonly kind: 'CALL'; readonly id: string; readonly call: Call }
  | { readonly kind: 'HELLO' }
  | { readonly kind: 'OWNER'; readonly isNew: boolean; readonly state: TabEvent }
  | { readonly kind: 'EVENT'; readonly event: TabEvent };

interface Pending<Call, Result> {
  readonly call: Call;
  isReceived: boolean;
  settle(result: Promise<Result>): void;
}

/**
 * One tab does the work for all: the one that has the lock. When it is closed or crashes, the browser
 * gives the lock to another, to which the calls are sent again that the former owner had not received.
 */
export function joinTabs<Call, Result, TabEvent>({
  name,
  locks,
  open,
  onEvent,
  state,
}: TabsOptions<Call, Result, TabEvent>): Tabs<Call, Result, TabEvent> {
  const channel = new BroadcastChannel(name);
  const pending = new Map<string, Pending<Call, Result>>();
  const opened: Array<{ resolve: () => void; reject: (reason: unknown) => void }> = [];
  const ready = new Promise<void>((resolve, reject) => void opened.push({ resolve, reject }));
  const waitingTooLong = setTimeout(() => opened[0]?.reject(new OwnerGone()), MAX_MS);
  let own: Work<Call, Result> | undefined;
  const running = new Set<Promise<unknown>>();
  /** Calls may come twice: before and after their tab knows of a new owner. */
  const received = new Set<string>();
  let leaving: AbortController | undefined;

  const post = (message: Message<Call, Result, TabEvent>) => {
    // A channel has one origin, its own.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message);
  };

  channel.addEventListener('message', ({ data }: { data: Message<Call, Result, TabEvent> }) => {
    if (data.kind === 'CALL') void runFor(data);
    else if (data.kind === 'HELLO') {
      if (own) post({ kind: 'OWNER', isNew: false, state: state() });
    } else if (data.kind === 'OWNER') {
      onEvent(data.state);
      setReady();
      if (data.isNew) repeatPending();
    } else if (data.kind === 'EVENT') onEvent(data.event);
    else settle(data);
  });

  function setReady(): void {
    clearTimeout(waitingTooLong);
    opened[0]?.resolve();
  }

  async function runBy(owner: Work<Call, Result>, call: Call): Promise<Result> {
    const result = owner.run(call);
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  }

  async function runFor({ id, call }: { readonly id: string; readonly call: Call }) {
    if (!own || received.has(id)) return;
    received.add(id);
    post({ kind: 'RECEIVED', id });
    try {
      post({ kind: 'RESULT', id, result: await runBy(own, call) });
    } catch (error) {
      post({ kind: 'FAILURE', id, message: String(error) });
    }
  }

  function settle(message: Answer<Result>) {
    const waiting = pending.get(message.id);
    if (!waiting) return;
    if (message.kind === 'RECEIVED') waiting.isReceived = true;
    else if (message.kind === 'RESULT') waiting.settle(Promise.resolve(message.result));
    else waiting.settle(Promise.reject(new Error(message.message)));
  }

  /** There is a new owner. */
  function repeatPending(): void {
    for (const [id, { call, isReceived, settle: end }] of pending) {
      if (isReceived) end(Promise.reject(new OwnerGone()));
      else if (own) end(runBy(own, call));
      else post({ kind: 'CALL', id, call });
    }
  }

  function forward(call: Call): Promise<Result> {
    const id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiting.settle(Promise.reject(new OwnerGone())), MAX_MS);
      const waiting: Pending<Call, Result> = {
        call,
        isReceived: false,
        settle(result) {
          clearTimeout(timer);
          pending.delete(id);
          result.then(resolve, reject);
        },
      };
      pending.set(id, waiting);
      post({ kind: 'CALL', id, call });
    });
  }

  function enter(): void {
    const controller = new AbortController();
    leaving = controller;
    const { signal } = controller;
    // Aborted while it waits for the lock: another tab has it, as it should.
    locks.request(name, { signal }, () => ownUntil(signal)).catch(() => undefined);
  }

  /** Keeps the lock as long as the promise is pending. */
  async function ownUntil(signal: AbortSignal): Promise<void> {
    const left = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    // A slow network may take longer than an owner that stands still.
    clearTimeout(waitingTooLong);
    let work: Work<Call, Result>;
    try {
      work = await open();
    } catch (error) {
      opened[0]?.reject(error);
      return;
    }
    if (!signal.aborted) {
      own = work;
      received.clear();
      setReady();
      post({ kind: 'OWNER', isNew: true, state: state() });
      repeatPending();
      await left;
    }
    own = undefined;
    // The next owner reads what these save.
    while (running.size > 0) await Promise.allSettled(running);
    await work.close();
  }

  enter();
  post({ kind: 'HELLO' });

  return {
    ready,
    run: (call) => (own ? runBy(own, call) : forward(call)),
    notify(event) {
      onEvent(event);
      post({ kind: 'EVENT', event });
    },
    leave: () => leaving?.abort(),
    enter,
  };
}

import type * as shopModule from '../main.ts';
import type { Demo, DemoOptions } from '../demo.ts';
import type { DemoRequest, DemoResponse } from '../http.ts';
import type { StoredMail } from '../store/saved.ts';
import {
  demoName,
  isShopEmpty,
  removeDrafts,
  removeShared,
  secretOf,
  writeLook,
} from './stored.ts';
import { joinTabs, type Tabs, type Work } from './tabs.ts';

export type { StoredMail };

/** Opens the back office of every demo; the panel shows it. */
export const demoOwner = {
  name: 'Salma Bennani',
  email: 'gestion@belle-vue.example',
  password: 'gestion-belle-vue',
};

/** The shop, in this tab or in another. */
export interface Connection {
  /** Rejects where a request was lost, as a network does. */
  answer(request: PageRequest): Promise<DemoResponse>;
  /** The newest, newest first. */
  mails(): Promise<readonly StoredMail[]>;
  /** Returns the way to stop. */
  followMails(listener: () => void): () => void;
  /** Whether the browser saves nothing. */
  isLostOnClose(): boolean;
  followLoss(listener: () => void): () => void;
  /** Removes everything that the demo has stored; then every tab loads its page again. */
  reset(): Promise<void>;
}

export type PageRequest = Omit<DemoRequest, 'id'>;

/** Headers cannot be sent to another tab. */
type Copied<T extends { readonly headers: Headers }> = Omit<T, 'headers'> & {
  readonly headers: Array<[string, string]>;
};

type Call =
  | { readonly kind: 'ANSWER'; readonly request: Copied<PageRequest> }
  | { readonly kind: 'MAILS' }
  | { readonly kind: 'RESET' };

type Result = Copied<DemoResponse> | readonly StoredMail[] | null;

type TabEvent =
  | { readonly kind: 'STATE'; readonly isLost: boolean }
  | { readonly kind: 'MAIL' }
  | { readonly kind: 'RESET' };

/**
 * `base` is the demo's folder, `loadShop` its module. Rejects if the module cannot be loaded. Several
 * tabs share one shop; without Web Locks, each has its own, in memory.
 */
export async function connect(
  base: URL,
  loadShop: () => Promise<typeof shopModule>,
): Promise<Connection> {
  const name = demoName(base);
  const secret = secretOf(name);
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const mailListeners = new Set<() => void>();
  const lossListeners = new Set<() => void>();
  let isLost = false;

  function setLost(value: boolean): void {
    isLost = value;
    for (const listener of lossListeners) listener();
  }

  async function open(): Promise<Work<Call, Result>> {
    const { openDemo, openIndexedDb, inMemory } = await loadShop();
    setLost(locks === undefined);
    const options: DemoOptions = {
      open: async () => (locks ? openIndexedDb(name) : inMemory()),
      onLoss: () => tabs.notify({ kind: 'STATE', isLost: true }),
      onMail: () => tabs.notify({ kind: 'MAIL' }),
      owner: demoOwner,
      isEmpty: isShopEmpty(),
      secret,
      publicUrl: base.href.replace(/\/$/, ''),
      log: {
        info: () => {},
        warn: () => {},
        error: (details, message) => reportError(new Error(message, { cause: details })),
      },
    };
    const demo = await openDemo(options);
    demo.startJobs();
    const saveLook = async () => writeLook(name, await demo.pageLook());
    await saveLook();
    return workOf(demo, {
      saveLook,
      afterReset() {
        removeShared(name);
        tabs.notify({ kind: 'RESET' });
      },
    });
  }

  const tabs = joinTabs<Call, Result, TabEvent>({
    // Without locks every tab is the owner: none may hear the others.
    name: locks ? name : `${name}:${Math.random()}`,
    locks: locks ?? alone,
    open,
    state: () => ({ kind: 'STATE', isLost }),
    onEvent(event) {
      if (event.kind === 'RESET') {
        removeDrafts();
        location.reload();
      } else if (event.kind === 'MAIL') for (const listener of mailListeners) listener();
      else setLost(event.isLost);
    },
  });
  if (locks) takeOver(tabs, { isLost: () => isLost, isReset: () => secretOf(name) !== secret });
  await tabs.ready;

  return {
    async answer({ headers, ...request }) {
      const copied = { ...request, headers: [...headers] };
      const result = await tabs.run({ kind: 'ANSWER', request: copied });
      if (!result || !('status' in result)) throw new Error('not a response');
      return { ...result, headers: new Headers(result.headers) };
    },
    async mails() {
      const result = await tabs.run({ kind: 'MAILS' });
      return Array.isArray(result) ? result : [];
    },
    followMails: (listener) => follow(mailListeners, listener),
    isLostOnClose: () => isLost,
    followLoss: (listener) => follow(lossListeners, listener),
    reset: async () => void (await tabs.run({ kind: 'RESET' })),
  };
}

interface Saving {
  readonly saveLook: () => Promise<void>;
  readonly afterReset: () => void;
}

function workOf(demo: Demo, { saveLook, afterReset }: Saving): Work<Call, Result> {
  return {
    async run(call) {
      if (call.kind === 'MAILS') return demo.mails();
      if (call.kind === 'RESET') {
        await demo.reset();
        afterReset();
        return null;
      }
      const { headers, ...request } = call.request;
      const response = await demo.answer({ ...request, headers: new Headers(headers) });
      // Only the back office changes what pages say of the shop.
      if (request.path.startsWith('/graphql/admin')) await saveLook();
      return { ...response, headers: [...response.headers] };
    },
    close: () => demo.close(),
  };
}

/** A page that stands still must let another tab take over. */
function takeOver(
  tabs: Pick<Tabs<Call, Result, TabEvent>, 'leave' | 'enter'>,
  state: { readonly isLost: () => boolean; readonly isReset: () => boolean },
): void {
  addEventListener('pagehide', () => tabs.leave());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // A page in the back-forward cache hears nothing.
    if (state.isReset()) location.reload();
    else tabs.enter();
  });
  let hasLeft = false;
  document.addEventListener('freeze', () => {
    // What is in memory alone would be lost.
    hasLeft = !state.isLost();
    if (hasLeft) tabs.leave();
  });
  document.addEventListener('resume', () => {
    if (hasLeft) tabs.enter();
    hasLeft = false;
  });
}

function follow(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Every tab gets the lock. */
const alone: Pick<LockManager, 'request'> = {
  request: async (_name: string, _options: LockOptions, work?: LockGrantedCallback<unknown>) =>
    work?.(null),
} as Pick<LockManager, 'request'>;

import { pageCopies } from '../apollo/storage.ts';

/** An event that the browser waits for. */
type ExtendableEvent = { waitUntil: (promise: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response of navigation preload; undefined for what is no navigation, or without it. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
};

/** Members that a service worker's global scope has beside a page's. */
type WorkerScope = {
  addEventListener: <Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: {
    unregister: () => Promise<boolean>;
    /** Absent in some browsers. */
    navigationPreload?: { enable: () => Promise<void> };
  };
  location: { origin: string };
};

// TypeScript's types of workers contradict those of pages, which the same compilation has.
export const worker = self as unknown as WorkerScope;

const prefix = 'belle-vue-';

/**
 * The privacy page names them. A new number, after a change of what is stored, drops old copies.
 */
export const cacheNames = { pages: pageCopies, assets: 'belle-vue-assets-1' } as const;

/** Removes the shop's caches, but those that `isUsed` names. */
export async function removeCaches(isUsed: (name: string) => boolean = () => false) {
  const names = await caches.keys();
  const unused = names.filter((name) => name.startsWith(prefix) && !isUsed(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

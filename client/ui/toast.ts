import { createElement, type ReactElement } from 'react';
import type * as Toastify from 'react-toastify/unstyled';

import { createToastContent, type ToastAction } from './ToastContent.tsx';

type Kind = 'success' | 'warning' | 'error';

type Library = typeof Toastify.toast;

// One fetch for all who ask, unless it failed.
let loading: Promise<Library> | undefined;
let stack: ReactElement | null = null;
const listeners = new Set<() => void>();

/** The place of the notices once its script is there, for React's `useSyncExternalStore`. */
export const toastStack = {
  get: () => stack,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
};

/** Fetches the notices' script and their place on the page. Rejects without network. */
export function loadToasts(): Promise<Library> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Library> {
  const [{ toast: library }, { ToastStack }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('./ToastStack.tsx'),
  ]);
  stack = createElement(ToastStack);
  for (const notify of listeners) notify();
  return library;
}

type Notice = {
  id: string;
  kind: Kind;
  text: string;
  isOffer: boolean;
  /** When it came into sight; not set while it waits for room. */
  seenAt?: number;
};

const most = 2;
const shortTime = 2000;
const offerTime = 5000;
// Those that are shown or wait for room, oldest first.
const notices: Notice[] = [];
let noticeCount = 0;

/** Short notices at the bottom right. `action` adds a button and leaves more time to reach it. */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  warning: (text: string, action?: ToastAction) => show('warning', text, action),
  error: (text: string, action?: ToastAction) => show('error', text, action),
  /** Takes back the notices that offer an action: whom they were meant for has left. */
  withdrawOffers: () => {
    if (!notices.some(({ isOffer }) => isOffer)) return;
    // Without its script none was shown.
    loadToasts().then(withdraw, () => undefined);
  },
};

function withdraw(library: Library) {
  // Those that wait can only be taken back together.
  library.clearWaitingQueue();
  const waiting = notices.filter(({ seenAt }) => seenAt === undefined);
  waiting.forEach(forget);
  const offers = notices.filter(({ isOffer }) => isOffer);
  for (const { id } of offers) library.dismiss(id);
  for (const { kind, text, isOffer } of waiting) {
    if (!isOffer) put(library, kind, text);
  }
}

function show(kind: Kind, text: string, action?: ToastAction) {
  loadToasts().then(
    (library) => put(library, kind, text, action),
    // Without network there may be no script yet: the notice is lost, the page is not.
    () => undefined,
  );
}

function put(library: Library, kind: Kind, text: string, action?: ToastAction) {
  const isOffer = action !== undefined;
  const isSame = (one: Notice) => !one.isOffer && one.kind === kind && one.text === text;
  const predecessor = isOffer ? undefined : notices.find(isSame);
  if (predecessor) {
    // One that waits for room need not be replaced.
    if (predecessor.seenAt === undefined) return;
    predecessor.seenAt = performance.now();
    library.update(predecessor.id, { delay: 0 });
    return;
  }
  makeRoom(library, notices[notices.length - most]);
  noticeCount += 1;
  const notice: Notice = { id: `notice-${noticeCount}`, kind, text, isOffer };
  notices.push(notice);
  library[kind](createToastContent(text, action), {
    toastId: notice.id,
    autoClose: isOffer ? offerTime : shortTime,
    onOpen: () => {
      notice.seenAt = performance.now();
    },
    onClose: () => forget(notice),
  });
}

function forget(notice: Notice) {
  notices.splice(notices.indexOf(notice), 1);
}

/** An offer that another notice waits for goes as early as one without, unless somebody is at it. */
function makeRoom(library: Library, notice: Notice | undefined) {
  if (notice?.seenAt === undefined) return;
  const leave = () => {
    const element = document.getElementById(notice.id);
    if (!element?.matches(':hover, :focus-within')) library.dismiss(notice.id);
  };
  setTimeout(leave, notice.seenAt + shortTime - performance.now());
}

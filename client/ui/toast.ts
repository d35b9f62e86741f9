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

// The notices that still offer an action.
const offers = new Set<string>();
let offerCount = 0;

/** Short notices at the bottom right. `action` adds a button and leaves more time to reach it. */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  warning: (text: string, action?: ToastAction) => show('warning', text, action),
  error: (text: string, action?: ToastAction) => show('error', text, action),
  /** Takes back the notices that offer an action: whom they were meant for has left. */
  withdrawOffers: () => {
    if (offers.size === 0) return;
    loadToasts().then(
      (library) => offers.forEach((id) => library.dismiss(id)),
      // Then none was shown.
      () => offers.clear(),
    );
  },
};

function show(kind: Kind, text: string, action?: ToastAction) {
  const options = action ? offerOptions() : { autoClose: 2000 };
  loadToasts().then(
    (library) => library[kind](createToastContent(text, action), options),
    // Without network there may be no script yet: the notice is lost, the page is not.
    () => undefined,
  );
}

function offerOptions(): Toastify.ToastOptions {
  offerCount += 1;
  const toastId = `offer-${offerCount}`;
  offers.add(toastId);
  return { toastId, autoClose: 5000, onClose: () => offers.delete(toastId) };
}

import { createElement, type ReactElement } from 'react';
import type * as Toastify from 'react-toastify/unstyled';

import { nextPaint } from '../later.ts';
import { PlainToast } from './PlainToast.tsx';
import { createToastContent, type ToastAction } from './ToastContent.tsx';

type Kind = 'success' | 'warning' | 'error';

type Library = typeof Toastify.toast;

// One request for all callers, unless it failed.
let loading: Promise<Library> | undefined;
let stack: ReactElement | null = null;
/** A toast that is shown without the stack. */
let plain: [kind: Kind, text: string, action?: ToastAction] | null = null;
const listeners = new Set<() => void>();

/** The stack once its script is loaded, or a toast without it; for React's `useSyncExternalStore`. */
export const toastStack = {
  get: () => stack,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
};

/** Rejects without network. */
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
  render(createElement(ToastStack));
  const again = plain;
  plain = null;
  if (again) void nextPaint().then(() => put(library, ...again));
  return library;
}

function render(element: ReactElement | null) {
  stack = element;
  for (const notify of listeners) notify();
}

type ShownToast = { id: string; kind: Kind; text: string; isOffer: boolean };

const most = 2;
const shortTime = 2000;
const offerTime = 5000;
// Oldest first.
const shown: ShownToast[] = [];
let toastCount = 0;

/**
 * Two toasts at most: a third replaces the older one. `action` adds a button and leaves more time
 * to reach it.
 */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  warning: (text: string, action?: ToastAction) => show('warning', text, action),
  error: (text: string, action?: ToastAction) => show('error', text, action),
  /** Removes toasts that offer an action, as they were meant for another shopper. */
  withdrawOffers: () => {
    const offers = shown.filter(({ isOffer }) => isOffer);
    if (offers.length === 0) return;
    // Without its script none was shown.
    loadToasts().then(
      (library) => offers.forEach((offer) => dismiss(library, offer)),
      () => undefined,
    );
  },
};

function show(kind: Kind, text: string, action?: ToastAction) {
  Promise.all([loadToasts(), nextPaint()]).then(
    ([library]) => put(library, kind, text, action),
    // Without network the script may be missing, and what went wrong must be said all the same.
    () => putPlain(kind, text, action),
  );
}

/** The newest alone; it joins the stack once that is there. */
function putPlain(...toastOf: [kind: Kind, text: string, action?: ToastAction]) {
  const [, text, action] = toastOf;
  toastCount += 1;
  const key = `plain-${toastCount}`;
  const onClose = () => {
    if (plain !== toastOf) return;
    plain = null;
    render(null);
  };
  const onPress = () => {
    onClose();
    action?.onPress();
  };
  plain = toastOf;
  const content = createToastContent(text, action && { ...action, onPress });
  render(createElement(PlainToast, { key, onClose }, content));
}

function put(library: Library, kind: Kind, text: string, action?: ToastAction) {
  const isOffer = action !== undefined;
  const isSame = (one: ShownToast) => !one.isOffer && one.kind === kind && one.text === text;
  const predecessor = isOffer ? undefined : shown.find(isSame);
  if (predecessor) {
    library.update(predecessor.id, { delay: 0 });
    return;
  }
  if (shown.length === most) makeRoom(library);
  toastCount += 1;
  const one: ShownToast = { id: `toast-${toastCount}`, kind, text, isOffer };
  shown.push(one);
  library[kind](createToastContent(text, action), {
    toastId: one.id,
    autoClose: action?.ms ?? (isOffer ? offerTime : shortTime),
    onClose: () => forget(one),
  });
}

/** Dismisses the oldest, if possible one that is not being read and has no button. */
function makeRoom(library: Library) {
  const others = shown.filter((one) => !isLookedAt(one));
  const leaving = others.find(({ isOffer }) => !isOffer) ?? others[0] ?? shown[0];
  if (leaving) dismiss(library, leaving);
}

function isLookedAt({ id }: ShownToast) {
  return document.getElementById(id)?.matches(':hover, :focus-within') ?? false;
}

function dismiss(library: Library, one: ShownToast) {
  forget(one);
  library.dismiss(one.id);
}

function forget(one: ShownToast) {
  const at = shown.indexOf(one);
  if (at >= 0) shown.splice(at, 1);
}

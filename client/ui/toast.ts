import type * as Toastify from 'react-toastify/unstyled';

import { createToastContent, type ToastAction } from './ToastContent.tsx';

type Kind = 'success' | 'warning' | 'error';

// The library comes with the first notice, or when the page is at rest: it costs the first paint
// nothing, and is there already should the network fail.
let container: Promise<typeof Toastify> | undefined;

/** Fetches the notices' script; asked again, it is the same. */
export function loadToasts() {
  container ??= import('react-toastify/unstyled');
  return container;
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
      (library) => offers.forEach((id) => library.toast.dismiss(id)),
      // Then none was shown.
      () => offers.clear(),
    );
  },
};

function show(kind: Kind, text: string, action?: ToastAction) {
  const options = action ? offerOptions() : { autoClose: 2000 };
  loadToasts().then(
    (library) => library.toast[kind](createToastContent(text, action), options),
    // Without network there may be no script yet: the notice is lost, the page is not.
    () => (container = undefined),
  );
}

function offerOptions(): Toastify.ToastOptions {
  offerCount += 1;
  const toastId = `offer-${offerCount}`;
  offers.add(toastId);
  return { toastId, autoClose: 5000, onClose: () => offers.delete(toastId) };
}

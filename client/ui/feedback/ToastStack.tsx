import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useEffect, useRef, type SyntheticEvent } from 'react';

import { fr } from '../../text/fr.ts';
import { keepClear } from './keepClear.ts';
import './ToastStack.css';

// The library's own slide, with a quicker end: a notice may have taken its place.
const slide = cssTransition({
  enter: 'Toastify--animate Toastify__slide-enter',
  exit: 'Toastify--animate Toastify__slide-exit',
  appendPosition: true,
  collapseDuration: 120,
});

/** The stack of notices, above all else: they wait under the pointer and the focus. */
export function ToastStack() {
  const stack = useRef<HTMLDivElement>(null);
  // Where the focus was before it came to a notice.
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    stack.current?.showPopover();
    return toast.onChange(({ status }) => {
      if (status === 'removed') return;
      // A modal dialog covers whatever was there before it: the stack steps before it again.
      if (document.querySelector('dialog:modal')) {
        stack.current?.hidePopover();
        stack.current?.showPopover();
      }
      // Once it has its place, and before it is painted.
      requestAnimationFrame(() => stack.current && keepClear(stack.current));
    });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') focusNewest(stack.current);
    };
    // A pressed notice leaves: the focus on it would fall to the top of the page.
    const onClick = () => origin.current?.focus({ preventScroll: true });
    const shown = stack.current;
    window.addEventListener('keydown', onKeyDown);
    shown?.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      shown?.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <div
      ref={stack}
      popover="manual"
      className="toast-stack"
      onFocus={({ relatedTarget, currentTarget }) => {
        toast.pause();
        if (currentTarget.contains(relatedTarget)) return;
        origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      onBlur={() => toast.play()}
      onAnimationEnd={holdWhileLookedAt}
      onMouseLeave={holdWhileLookedAt}
    >
      <ToastContainer
        position="bottom-right"
        autoClose={2000}
        pauseOnHover
        pauseOnFocusLoss
        newestOnTop={false}
        theme="auto"
        transition={slide}
        closeButton={false}
        closeOnClick
        // Hidden from the accessibility tree alone: its name is English, and it says nothing there.
        // ToastStack.css shows it.
        hideProgressBar
        draggable={false}
        // The keys lead further than the library's own would: to the button, not to its notice.
        hotKeys={() => false}
        aria-label={fr.app.notifications}
      />
    </div>
  );
}

/** The library lets a notice's time run whenever it has slid in or the pointer leaves it. */
function holdWhileLookedAt({ currentTarget: stack }: SyntheticEvent) {
  const isLookedAt = stack.contains(document.activeElement);
  if (isLookedAt || stack.querySelector('.Toastify__toast:hover')) toast.pause();
}

/** Leads to the button of the newest notice that has one, else to the newest notice. */
function focusNewest(stack: HTMLElement | null) {
  const notices = stack?.querySelectorAll<HTMLElement>('.Toastify__toast');
  const actions = stack?.querySelectorAll<HTMLElement>('[role="alert"] .toast-content__action');
  const target = (actions?.length ? actions : notices) ?? [];
  target[target.length - 1]?.focus();
}

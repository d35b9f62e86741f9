import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useEffect, useRef, type SyntheticEvent } from 'react';

import { languages } from '#shared/language.ts';
import { language } from '../../text/language.fr.ts';
import { uiTexts } from '../../text/ui.fr.ts';
import './ToastStack.css';

// The library's own slide, with a shorter exit: a newer toast may have taken its place.
const slide = cssTransition({
  enter: 'Toastify--animate Toastify__slide-enter',
  exit: 'Toastify--animate Toastify__slide-exit',
  appendPosition: true,
  collapseDuration: 120,
});

const isRightToLeft = languages[language].dir === 'rtl';

/** The stack of toasts; they wait under the pointer and the focus. */
export function ToastStack() {
  const stack = useRef<HTMLDivElement>(null);
  // Where the focus was before it came to a toast.
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    stack.current?.showPopover();
    return toast.onChange(({ status }) => {
      // A modal dialog covers what was in the top layer before it: the stack enters it again.
      if (status !== 'removed' && document.querySelector('dialog:modal')) {
        stack.current?.hidePopover();
        stack.current?.showPopover();
      }
    });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') focusNewest(stack.current);
    };
    // A pressed toast is removed: its focus would fall to the top of the page.
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
        position={isRightToLeft ? 'bottom-left' : 'bottom-right'}
        rtl={isRightToLeft}
        autoClose={2000}
        pauseOnHover
        pauseOnFocusLoss
        newestOnTop={false}
        transition={slide}
        closeButton={false}
        closeOnClick
        // Its name is English: hidden from the accessibility tree alone. ToastStack.css shows it.
        hideProgressBar
        draggable={false}
        // The library's own hotkey would focus the toast, not its button.
        hotKeys={() => false}
        // The list is the live region: an alert in it would be announced twice.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of each toast, which is the library's
        role="group"
        aria-label={uiTexts.notifications}
      />
    </div>
  );
}

/** The library restarts a toast's time whenever it has slid in or the pointer leaves it. */
function holdWhileLookedAt({ currentTarget: stack }: SyntheticEvent<HTMLElement>) {
  if (isLookedAt(stack)) toast.pause();
}

function isLookedAt(stack: HTMLElement) {
  return stack.querySelector('.Toastify__toast:is(:hover, :focus-within)') !== null;
}

/** Focuses the button of the newest toast that has one, else the newest toast. */
function focusNewest(stack: HTMLElement | null) {
  const notices = stack?.querySelectorAll<HTMLElement>('.Toastify__toast');
  const actions = stack?.querySelectorAll<HTMLElement>('[data-in="true"] .toast-content__action');
  const target = (actions?.length ? actions : notices) ?? [];
  target[target.length - 1]?.focus();
}

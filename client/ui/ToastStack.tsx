import { Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useEffect, useRef } from 'react';

import { fr } from '../text/fr.ts';
import './ToastStack.css';

/** The stack of notices, above all else: they wait under the pointer and the focus. */
export function ToastStack() {
  const stack = useRef<HTMLDivElement>(null);

  useEffect(() => {
    stack.current?.showPopover();
    // A modal dialog covers whatever was there before it: the stack steps before it again.
    return toast.onChange(({ status }) => {
      if (status !== 'added' || !document.querySelector('dialog:modal')) return;
      stack.current?.hidePopover();
      stack.current?.showPopover();
    });
  }, []);

  return (
    <div
      ref={stack}
      popover="manual"
      className="toast-stack"
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
    >
      <ToastContainer
        position="bottom-right"
        autoClose={2000}
        pauseOnHover
        pauseOnFocusLoss
        newestOnTop={false}
        limit={4}
        theme="auto"
        transition={Slide}
        closeButton={false}
        closeOnClick
        draggable={false}
        aria-label={fr.app.notifications}
      />
    </div>
  );
}

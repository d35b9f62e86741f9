import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { fr } from '../text/fr.ts';
import { cx } from './cx.ts';
import './Dialog.css';
import { IconButton } from './button/IconButton.tsx';

type Props = {
  /** Its heading and its name. */
  title: string;
  /** Asked for by the close button, Escape and a click beside it: stop rendering the dialog then. */
  onClose: () => void;
  /** `sheet` slides in from the left and takes the whole height. */
  shape?: 'card' | 'sheet';
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is rendered. The page behind it is inert and does not scroll;
 * focus goes to its first field and returns to where it was.
 */
export function Dialog({ title, onClose, shape = 'card', className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    // A page with a scrollbar keeps its room while it cannot scroll.
    const root = document.documentElement;
    root.classList.toggle('has-scrollbar', window.innerWidth > root.clientWidth);
    dialog?.showModal();
    // Closing it gives the focus back, but only as long as it is in the page: hence layout effect.
    return () => dialog?.close();
  }, []);

  return (
    // A click on the backdrop is a convenience; Escape and the close button do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={cx('dialog', `dialog--${shape}`, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // In development React runs the effect twice: this may tell of a close that was undone.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog__body">
        <h2 id={titleId} className="dialog__title">
          {title}
        </h2>
        {children}
        {/* Last in order, so that the first field has the focus at the start. */}
        <IconButton icon="close" label={fr.ui.close} className="dialog__close" onClick={onClose} />
      </div>
    </dialog>
  );
}

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { uiTexts } from '../../text/ui.fr.ts';
import { cx } from '../cx.ts';
import './Dialog.css';
import { IconButton } from '../button/IconButton.tsx';

type Props = {
  title: string;
  /** Called by the close button, Escape and a click beside it: stop rendering the dialog. */
  onClose: () => void;
  /** `sheet` slides in from the left and takes the whole height. */
  shape?: 'card' | 'sheet';
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is rendered. The focus goes to its first field and returns to
 * where it was.
 */
export function Dialog({ title, onClose, shape = 'card', className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    // Without the scrollbar the page would shift.
    const root = document.documentElement;
    root.classList.toggle('has-scrollbar', window.innerWidth > root.clientWidth);
    dialog?.showModal();
    // Closing restores the focus only while the dialog is in the page: hence a layout effect.
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
        // In development React runs the effect twice: this may be the event of the first run.
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
        {/* Last in order, so that the first field gets the focus. */}
        <IconButton
          icon="close"
          label={uiTexts.ui.close}
          className="dialog__close"
          onClick={onClose}
        />
      </div>
    </dialog>
  );
}

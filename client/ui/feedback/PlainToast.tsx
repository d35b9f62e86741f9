import { useEffect, useRef, type ReactNode } from 'react';

import { uiTexts } from '../../text/ui.fr.ts';
import { IconButton } from '../button/IconButton.tsx';
import './PlainToast.css';

/** A toast while the stack's script is missing, above dialogs too; it stays until it is closed. */
export function PlainToast({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.showPopover(), []);
  return (
    <div ref={ref} popover="manual" role="alert" className="plain-toast">
      {children}
      <IconButton icon="close" label={uiTexts.ui.close} onClick={onClose} />
    </div>
  );
}

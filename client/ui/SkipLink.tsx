import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import './SkipLink.css';

type Props = {
  /** The id of the target, which takes the focus (`tabIndex={-1}`). */
  to: string;
  className?: string;
  children: ReactNode;
};

export function SkipLink({ to, className, children }: Props) {
  return (
    <a
      href={`#${to}`}
      className={cx('skip-link', className)}
      onClick={(event) => {
        // The address does not change: a fragment would add an entry to the history.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}

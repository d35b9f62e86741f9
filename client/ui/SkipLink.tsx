import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import './SkipLink.css';

type Props = {
  /** The id of what it leads to, which takes the focus (`tabIndex={-1}`). */
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link past what comes next on the page; seen while it has the focus. */
export function SkipLink({ to, className, children }: Props) {
  return (
    <a
      href={`#${to}`}
      className={cx('skip-link', className)}
      onClick={(event) => {
        // The address stays as it is: a fragment would make an entry of its own in the history.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}

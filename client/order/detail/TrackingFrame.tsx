import type { ReactNode } from 'react';

import './TrackingFrame.css';

type Props = { children: ReactNode };

/** What stands around the pages of a tracking link. */
export function TrackingFrame({ children }: Props) {
  return <div className="page tracking-frame">{children}</div>;
}

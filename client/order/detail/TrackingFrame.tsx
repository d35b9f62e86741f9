import type { ReactNode } from 'react';

import './TrackingFrame.css';

type Props = { children: ReactNode };

export function TrackingFrame({ children }: Props) {
  return <div className="page tracking-frame">{children}</div>;
}

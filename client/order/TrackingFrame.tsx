import type { ReactNode } from 'react';

import './TrackingFrame.css';

type Props = { children: ReactNode };

/** What stands around the pages of a tracking link, which search engines are not to keep. */
export function TrackingFrame({ children }: Props) {
  return (
    <div className="page tracking-frame">
      <meta name="robots" content="noindex" />
      {children}
    </div>
  );
}

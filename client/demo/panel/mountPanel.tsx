import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import type { Connection } from '../page/connection.ts';
import { DemoRibbon } from './DemoRibbon.tsx';

/** Puts the ribbon above the page, in a React root of its own: it is there whatever the page does. */
export function mountPanel(connection: Connection): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <StrictMode>
      <DemoRibbon connection={connection} />
    </StrictMode>,
  );
}

import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

import type { Connection } from '../page/connection.ts';
import { demoTexts } from '../demo.fr.ts';
import { DemoPanel } from './DemoPanel.tsx';
import './DemoRibbon.css';
import { useMails } from './useMails.ts';

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

/** Says above every page that nothing is sent anywhere, and opens the panel. */
function DemoRibbon({ connection }: { connection: Connection }) {
  const [isOpen, setIsOpen] = useState(false);
  const mails = useMails(connection);
  const isLost = useSyncExternalStore(connection.followLoss, connection.isLostOnClose);
  const unread = isOpen ? 0 : mails.unread;
  const open = (next: boolean) => {
    mails.markSeen();
    setIsOpen(next);
  };
  return (
    <aside className="demo-ribbon" aria-label={demoTexts.title}>
      <p>{isLost ? demoTexts.lost : demoTexts.ribbon}</p>
      <button
        type="button"
        className="demo-ribbon__open"
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <span>{`${demoTexts.open} `}</span>
        {unread > 0 ? (
          <span className="demo-ribbon__unread">
            <span aria-hidden="true">{unread}</span>
            <span className="visually-hidden">{demoTexts.unread(unread)}</span>
          </span>
        ) : null}
      </button>
      {isOpen ? (
        <DemoPanel connection={connection} mails={mails} onClose={() => open(false)} />
      ) : null}
    </aside>
  );
}

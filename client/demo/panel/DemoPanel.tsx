import { useState } from 'react';

import { frDemo } from '../../text/demo.fr.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { base } from '../../page/base.ts';
import { paths } from '../../page/paths.ts';
import { adminPaths } from '../../admin/page/adminPaths.ts';
import { type Connection, demoOwner, type StoredMail } from '../page/connection.ts';
import { DelaySetting } from './DelaySetting.tsx';
import './DemoPanel.css';
import { MailList } from './MailList.tsx';
import { MailView } from './MailView.tsx';
import { Reset } from './Reset.tsx';
import type { Mails } from './useMails.ts';

type Props = { connection: Connection; mails: Mails; onClose: () => void };

export function DemoPanel({ connection, mails, onClose }: Props) {
  const [shown, setShown] = useState<StoredMail>();
  return (
    <Dialog title={frDemo.title} shape="sheet" className="demo-panel" onClose={onClose}>
      <div className="demo-panel__content">
        {shown ? (
          <MailView mail={shown} onBack={() => setShown(undefined)} />
        ) : (
          <>
            <p className="demo-panel__text">{frDemo.text}</p>
            <MailList mails={mails} onOpen={setShown} />
            <DelaySetting />
            <Places />
            <Reset connection={connection} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Plain links: the other pages are documents of their own. */
function Places() {
  const { label, shop, admin, mockman, sandbox } = frDemo.places;
  const places = [
    { name: shop, path: paths.home() },
    { name: admin, path: adminPaths.home() },
    { name: mockman, path: paths.mockman() },
    { name: sandbox, path: '/graphql' },
  ];
  return (
    <nav aria-label={label}>
      <h3 className="demo-panel__heading">{label}</h3>
      <ul className="demo-panel__places">
        {places.map(({ name, path }) => (
          <li key={path}>
            <a href={base + path.slice(1)}>{name}</a>
          </li>
        ))}
      </ul>
      <p className="demo-panel__text">{frDemo.owner(demoOwner.email, demoOwner.password)}</p>
    </nav>
  );
}

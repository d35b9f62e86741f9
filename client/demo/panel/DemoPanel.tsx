import { useState } from 'react';

import { demoTexts } from '../demo.fr.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { prefix } from '../../page/prefix.ts';
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
    <Dialog title={demoTexts.title} shape="sheet" className="demo-panel" onClose={onClose}>
      <div className="demo-panel__content">
        {shown ? (
          <MailView mail={shown} onBack={() => setShown(undefined)} />
        ) : (
          <>
            <p className="demo-panel__text">{demoTexts.text}</p>
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
  const { label, shop, admin, mockman, sandbox } = demoTexts.places;
  const places = [
    { name: shop, path: prefix + paths.home() },
    { name: admin, path: adminPaths.home() },
    { name: mockman, path: prefix + paths.mockman() },
    { name: sandbox, path: '/graphql' },
  ];
  return (
    <nav aria-label={label}>
      <h3 className="demo-panel__heading">{label}</h3>
      <ul className="demo-panel__places">
        {places.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <p className="demo-panel__text">
        {demoTexts.owner} <bdi className="unbroken">{demoOwner.email}</bdi> ·{' '}
        <bdi className="unbroken">{demoOwner.password}</bdi>
      </p>
    </nav>
  );
}

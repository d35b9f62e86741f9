import { useState, useId } from 'react';

import { demoTexts } from '../demo.fr.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { prefix } from '../../page/prefix.ts';
import { adminPaths } from '../../admin/page/adminPaths.ts';
import { type Connection, demoOwner, type StoredMail } from '../page/connection.ts';
import { MailList } from './MailList.tsx';
import { MailView } from './MailView.tsx';
import type { Mails } from './useMails.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { MAX_DELAY_MS, readDelay, writeDelay } from '../page/delay.ts';
import './DemoPanel.css';

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

function Reset({ connection }: { connection: Connection }) {
  const [state, setState] = useState<'IDLE' | 'CONFIRMING' | 'BUSY' | 'FAILED'>('IDLE');
  const { title, text, button, confirm, dismiss, failed } = demoTexts.reset;
  const reset = () => {
    setState('BUSY');
    // Every tab then loads its page again.
    connection.reset().catch(() => setState('FAILED'));
  };
  return (
    <section aria-label={title}>
      <Button variant="danger" isWide onClick={() => setState('CONFIRMING')}>
        {button}
      </Button>
      {state === 'FAILED' ? <p role="alert">{failed}</p> : null}
      {state === 'CONFIRMING' || state === 'BUSY' ? (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          dismiss={dismiss}
          isBusy={state === 'BUSY'}
          onConfirm={reset}
          onClose={() => setState('IDLE')}
        >
          <p>{text}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

const stepMs = 100;

function DelaySetting() {
  const [delay, setDelay] = useState(readDelay);
  const id = useId();
  const { title, label, hint, value } = demoTexts.delay;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="demo-panel__heading">
        {title}
      </h3>
      <label htmlFor={id} className="delay-setting__label">
        {label} <output htmlFor={id}>{value(delay)}</output>
      </label>
      <input
        id={id}
        type="range"
        className="delay-setting__input"
        min={0}
        max={MAX_DELAY_MS}
        step={stepMs}
        value={delay}
        aria-valuetext={value(delay)}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setDelay(target.valueAsNumber);
          writeDelay(target.valueAsNumber);
        }}
      />
      <p id={`${id}-hint`} className="delay-setting__hint">
        {hint}
      </p>
    </section>
  );
}

import { useState, useId, useEffect, useRef } from 'react';

import { demoTexts } from '../demo.fr.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { paths } from '#shared/paths.ts';
import { prefix } from '../../page/prefix.ts';
import { adminPaths } from '../../admin/page/adminPaths.ts';
import { demoOwner, type Connection, type StoredMail } from '../page/connection.ts';
import { formatAgo } from '../../ui/format/ago.ts';
import './MailList.css';
import './MailView.css';
import type { Mails } from './useMails.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import {
  isShopEmpty,
  MAX_DELAY_MS,
  readDelay,
  writeDelay,
  writeShopEmpty,
} from '../page/stored.ts';
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
            <Reset connection={connection} texts={demoTexts.reset} isEmpty={isShopEmpty()} />
            <Reset
              connection={connection}
              texts={isShopEmpty() ? demoTexts.openDemo : demoTexts.openEmpty}
              isEmpty={!isShopEmpty()}
            />
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

type ResetProps = {
  connection: Connection;
  texts: Record<'title' | 'text' | 'button' | 'confirm', string>;
  /** Whether the shop is opened without goods. */
  isEmpty: boolean;
};

/** Removes everything, and opens the demo's shop or an empty one. */
function Reset({ connection, texts, isEmpty }: ResetProps) {
  const [state, setState] = useState<'IDLE' | 'CONFIRMING' | 'BUSY' | 'FAILED'>('IDLE');
  const { title, text, button, confirm } = texts;
  const { dismiss, failed } = demoTexts.reset;
  const reset = () => {
    setState('BUSY');
    const wasEmpty = isShopEmpty();
    writeShopEmpty(isEmpty);
    // Every tab then loads its page again.
    connection.reset().catch(() => {
      writeShopEmpty(wasEmpty);
      setState('FAILED');
    });
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

function MailView({ mail, onBack }: { mail: StoredMail; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { subject, to, html } = mail;
  return (
    <article className="mail-view" aria-labelledby="demo-mail">
      <Button variant="quiet" onClick={onBack}>
        {demoTexts.mails.back}
      </Button>
      <h3 id="demo-mail" dir="auto" ref={heading} tabIndex={-1} className="mail-view__subject">
        {subject}
      </h3>
      <p className="mail-view__to">{demoTexts.mails.to(to)}</p>
      <iframe
        className="mail-view__content"
        title={subject}
        // Links open in a new tab, as in a mail program; scripts do not run.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html}
      />
    </article>
  );
}

type MailListProps = { mails: Mails; onOpen: (mail: StoredMail) => void };

function MailList({ mails: { list, hasFailed }, onOpen }: MailListProps) {
  const { title, none, failed, to } = demoTexts.mails;
  const now = new Date();
  return (
    <section aria-labelledby="demo-mails">
      <h3 id="demo-mails" className="demo-panel__heading">
        {title}
      </h3>
      {hasFailed ? <p role="alert">{failed}</p> : null}
      {list?.length === 0 ? <p className="mail-list__none">{none}</p> : null}
      <ul className="mail-list">
        {list?.map((mail) => (
          <li key={mail.id}>
            <button type="button" className="mail-list__mail" onClick={() => onOpen(mail)}>
              <span dir="auto" className="mail-list__subject">
                {mail.subject}
              </span>
              <span className="mail-list__about">
                {`${to(mail.to)} · ${formatAgo(mail.at, now)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

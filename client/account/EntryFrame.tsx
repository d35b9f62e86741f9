import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { DocumentHead } from '../page/DocumentHead.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import './EntryFrame.css';
import { EntrySkeleton } from './EntrySkeleton.tsx';

type Props = {
  title: string;
  text: string;
  /** Link to the other of the two pages; it passes on where the guest came from. */
  other: { prompt: string; to: string; name: string };
  /** For the skeleton. */
  fields: number;
  buttons: number;
  children: ReactNode;
};

/**
 * The frame of the log-in and sign-up forms. The form is rendered in the browser only: submitted
 * without the script, it would put the password into the address.
 */
export function EntryFrame({ title, text, other, fields, buttons, children }: Props) {
  const isHydrated = useHydrated();
  const { state }: { state: unknown } = useLocation();
  return (
    <div className="page entry-page">
      <DocumentHead title={title} />
      <div className="surface entry-page__card">
        <h1 className="entry-page__title">{title}</h1>
        <p className="entry-page__text">{text}</p>
        {isHydrated ? children : <EntrySkeleton fields={fields} buttons={buttons} />}
        <p className="entry-page__other">
          <span>{other.prompt}</span>{' '}
          <Link to={other.to} state={state}>
            {other.name}
          </Link>
        </p>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { DocumentHead } from '../page/DocumentHead.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import './EntryFrame.css';
import { EntrySkeleton } from './EntrySkeleton.tsx';

type Props = {
  title: string;
  text: string;
  /** The way to the other of the two pages, which keeps where the visitor came from. */
  other: { question: string; to: string; name: string };
  /** How many fields and buttons the form has. */
  fields: number;
  buttons: number;
  /** The form. */
  children: ReactNode;
};

/**
 * The frame of the log-in and sign-up forms. A form comes with the script: sent without it, it
 * would put the password into the address.
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
          <span>{other.question}</span>{' '}
          <Link to={other.to} state={state}>
            {other.name}
          </Link>
        </p>
      </div>
    </div>
  );
}

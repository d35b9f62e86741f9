import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { PageCard } from '../../page/PageCard.tsx';
import { useHydrated } from '../../apollo/hydration.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './EntryFrame.css';

type EntryLink = { prompt?: string; to: string; name: string };

type Props = EntrySkeletonProps & {
  title: string;
  text: ReactNode;
  /** Links to the other entry pages; they pass on where the guest came from. */
  others: readonly EntryLink[];
  children: ReactNode;
  /** Replaces text and form, once there is one. */
  outcome?: ReactNode;
};

/**
 * The frame of the forms that lead to a session. The form is rendered in the browser only:
 * submitted without the script, it would put the password into the address.
 */
export function EntryFrame({ title, text, others, children, outcome, ...skeleton }: Props) {
  const isHydrated = useHydrated();
  const { state }: { state: unknown } = useLocation();
  return (
    <PageCard title={title} className="entry-page">
      {isHydrated && outcome ? (
        <div className="entry-page__outcome">{outcome}</div>
      ) : (
        <>
          <p className="page-card__text">{text}</p>
          {isHydrated ? children : <EntrySkeleton {...skeleton} />}
        </>
      )}
      <div className="entry-page__others">
        {others.map(({ prompt, to, name }) => (
          <p key={to} className="entry-page__other">
            {prompt === undefined ? null : <span>{`${prompt} `}</span>}
            <Link to={to} state={state}>
              {name}
            </Link>
          </p>
        ))}
      </div>
    </PageCard>
  );
}

type EntrySkeletonProps = {
  fields: number;
  /** Hint below the last field but one: as long as it will be. */
  hint?: string;
  buttons: number;
  hasPasskey?: boolean;
};

function EntrySkeleton({ fields, hint, buttons, hasPasskey = false }: EntrySkeletonProps) {
  return (
    <div className="entry-page__form stack-4" aria-busy="true">
      <p className="visually-hidden">{shopTexts.app.loading}</p>
      {Array.from({ length: fields }, (_, place) => (
        <div key={place} className="field">
          <Skeleton className="entry-page__label" />
          <Skeleton shape="button" className="entry-page__field" />
          {place === fields - 2 && hint && <p className="note">{hint}</p>}
        </div>
      ))}
      <div className="entry-page__buttons stack-3">
        {Array.from({ length: buttons }, (_, place) => (
          <Skeleton key={place} shape="button" />
        ))}
        {hasPasskey && <Skeleton shape="button" className="entry-page__passkey" />}
      </div>
    </div>
  );
}

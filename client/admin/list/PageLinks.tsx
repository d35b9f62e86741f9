import { useLocation } from 'react-router-dom';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { afterParameter } from './listAddress.ts';

export type PageInfo = { hasNextPage: boolean; endCursor: string | null };

type Props = {
  pageInfo: PageInfo;
  parameters: URLSearchParams;
};

/** The addresses of the pages before this one, which cursors alone do not lead back to. */
type Trail = { trail?: readonly string[] };

const texts = frAdmin.pages;

/** Leads through a list by cursors, which stay right while orders come in. */
export function PageLinks({ pageInfo: { hasNextPage, endCursor }, parameters }: Props) {
  const { search, state }: { search: string; state: unknown } = useLocation();
  const trail = readTrail(state);
  const previous = trail.at(-1);
  const isFirst = !parameters.has(afterParameter);
  if (isFirst && !hasNextPage) return null;
  const withoutCursor = new URLSearchParams(parameters);
  withoutCursor.delete(afterParameter);
  return (
    <nav className="page-links" aria-label={texts.label}>
      {isFirst ? null : (
        <ButtonLink
          variant="secondary"
          to={{ search: previous ?? withoutCursor.toString() }}
          state={{ trail: trail.slice(0, -1) } satisfies Trail}
        >
          {previous === undefined ? texts.first : texts.previous}
        </ButtonLink>
      )}
      {hasNextPage && endCursor !== null ? (
        <ButtonLink
          variant="secondary"
          className="page-links__next"
          to={{ search: nextSearch(withoutCursor, endCursor) }}
          state={{ trail: [...trail, search] } satisfies Trail}
        >
          {texts.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

function nextSearch(parameters: URLSearchParams, cursor: string) {
  const next = new URLSearchParams(parameters);
  next.set(afterParameter, cursor);
  return next.toString();
}

/** History state survives reloads and may be anything. */
function readTrail(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) && trail.every((each) => typeof each === 'string') ? trail : [];
}

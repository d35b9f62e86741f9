import { startTransition, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { doneOrLate } from '../ui/later.ts';
import { useSteadyRouter } from './steadyRouter.tsx';

type PageLinkProps = { to: string; className?: string; children: ReactNode };

/**
 * A link to a page that takes time to render: as a transition, the old page stays until the next is
 * ready, for its script not longer than a press may be without a sign. React shows a loader for at
 * least 300 ms once it is there, also where the script comes within 30.
 */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { open, hrefOf, preload } = useSteadyRouter();
  const follow = async (event: MouseEvent) => {
    // Another tab, a window or a download is the browser's.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    await doneOrLate(preload(to));
    startTransition(() => open(to));
  };
  return (
    <a href={hrefOf(to)} className={className} onClick={(event) => void follow(event)}>
      {children}
    </a>
  );
}

/** The token of a mailed link, removed from the address and so from the history; null without. */
export function useLinkToken(parameter: string) {
  const navigate = useNavigate();
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } =
    useLocation();
  const [token] = useState(() => new URLSearchParams(search).get(parameter));
  useEffect(() => {
    if (search !== '' && token !== null) void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state, token]);
  return token;
}

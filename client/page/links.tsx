import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

import { doneOrLate } from '../ui/later.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Path and query, without the language's prefix. */
  to: string;
};

/** Loads the script of a path's page; the app provides it. */
export const PreloadPage = createContext<(path: string) => Promise<unknown>>(async () => {});

/** The last press on any link: a later one counts, whichever page is there first. */
let lastPress: MouseEvent | null = null;

/**
 * A link to a page that takes time to render: as a transition, the old page stays until the next is
 * ready, for its script not longer than a press may be without a sign. React shows a loader for at
 * least 300 ms once it is there, also where the script comes within 30.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const preload = use(PreloadPage);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const href = useHref(to);
  const follow = async (event: MouseEvent) => {
    // Another tab, a window or a download is the browser's.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    lastPress = event;
    await doneOrLate(preload(to));
    if (event !== lastPress) return;
    // As the browser does it: the page that is shown is not added to the history again.
    startTransition(() => void navigate(to, { replace: to === pathname + search }));
  };
  return (
    <a {...rest} href={href} onClick={(event) => void follow(event)}>
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

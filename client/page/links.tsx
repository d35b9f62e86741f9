import { startTransition, useEffect, useState } from 'react';
import {
  Link,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  type LinkProps,
} from 'react-router-dom';

/**
 * A link to a page that takes time to render: as a transition, the old page stays until the next is
 * ready.
 */
export function PageLink({
  to,
  ...rest
}: Pick<LinkProps, 'className' | 'children'> & { to: string }) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Link {...rest} to={to} onClick={(event) => startTransition(() => open(event))} />;
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

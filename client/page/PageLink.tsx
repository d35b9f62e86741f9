import { startTransition } from 'react';
import { Link, useLinkClickHandler, type LinkProps } from 'react-router-dom';

/**
 * A link to a page that takes some time to be shown: the press is answered before, and the page that
 * is left stays until the next one is there.
 */
export function PageLink({
  to,
  ...rest
}: Pick<LinkProps, 'className' | 'children'> & { to: string }) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Link {...rest} to={to} onClick={(event) => startTransition(() => open(event))} />;
}

import { startTransition } from 'react';
import { Link, useLinkClickHandler, type LinkProps } from 'react-router-dom';

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

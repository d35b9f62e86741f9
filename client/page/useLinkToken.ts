import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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

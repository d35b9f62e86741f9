import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useHref, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

type SteadyRouter = {
  open: (path: string, options?: NavigateOptions) => void;
  hrefOf: (path: string) => string;
  /** The path and the query of the page shown. */
  address: () => string;
};

const RouterContext = createContext<SteadyRouter | null>(null);

/** Around all that uses `useSteadyRouter`. */
export function SteadyRouterProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const root = useHref('/').replace(/\/$/, '');
  const latest = useRef({ navigate, address: pathname + search });
  useLayoutEffect(() => {
    latest.current = { navigate, address: pathname + search };
  });
  const router = useMemo(
    () => ({
      open: (path: string, options?: NavigateOptions) =>
        void latest.current.navigate(path, options),
      hrefOf: (path: string) => root + path,
      address: () => latest.current.address,
    }),
    [root],
  );
  return <RouterContext value={router}>{children}</RouterContext>;
}

/**
 * What uses the router's own hooks renders again at each change of the address. These functions stay
 * the same: for the links and buttons of lists of products, which filters change.
 */
export function useSteadyRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('No SteadyRouterProvider around this component');
  return router;
}

import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useHref, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

type SteadyRouter = {
  open: (path: string, options?: NavigateOptions) => void;
  hrefOf: (path: string) => string;
  /** Loads the script of a path's page. */
  preload: (path: string) => Promise<unknown>;
  /** The path and the query of the page shown. */
  address: () => string;
};

const RouterContext = createContext<SteadyRouter | null>(null);

type Props = Pick<SteadyRouter, 'preload'> & { children: ReactNode };

/** Around all that uses `useSteadyRouter`. */
export function SteadyRouterProvider({ preload, children }: Props) {
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
      preload,
      address: () => latest.current.address,
    }),
    [root, preload],
  );
  return <RouterContext value={router}>{children}</RouterContext>;
}

/**
 * Returns the router's functions, the same at each render: a component with the router's own hooks
 * renders again at each change of the address. For the links and buttons of lists of products,
 * which filters change.
 */
export function useSteadyRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('No SteadyRouterProvider around this component');
  return router;
}

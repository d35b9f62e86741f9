import { pages } from './pages.ts';

/** The table of pages as the server needs it, to register their routes; the build writes it as JSON. */
export const pageRoutes = Object.values(pages).map(({ path, access, prerender, takesCards }) => ({
  path,
  access,
  prerender,
  takesCards: takesCards ?? false,
}));

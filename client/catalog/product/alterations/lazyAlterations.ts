import { lazyPage } from '../../../apollo/lazyPage.ts';

/** Loads what few products offer: a script of its own. */
export const lazyAlterations = lazyPage(
  async () => (await import('./Alterations.tsx')).Alterations,
);

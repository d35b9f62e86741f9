import { lazyPage } from '../../../apollo/lazyPage.ts';

/** Loads what eyewear alone shows: a script of its own. */
export const lazyFrameMeasures = lazyPage(
  async () => (await import('./FrameMeasures.tsx')).FrameMeasures,
);

import { paths } from '../../page/paths.ts';
import { frFrames } from './frames.fr.ts';

/** The same whatever is measured. */
export const frameFinderHead = {
  title: frFrames.title,
  description: frFrames.description,
  path: paths.frameFinder(),
};

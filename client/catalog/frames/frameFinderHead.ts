import { paths } from '#shared/paths.ts';
import { frameTexts } from './frames.fr.ts';

/** The same whatever is measured. */
export const frameFinderHead = {
  title: frameTexts.title,
  description: frameTexts.description,
  path: paths.frameFinder(),
};

import type { PageHead } from '../page/head.ts';
import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';

export const homeHead: PageHead = {
  title: fr.home.documentTitle,
  description: fr.home.description,
  path: paths.home(),
};

import { base } from '../../page/prefix.ts';
import { documentOf } from './languageFolder.ts';
import { openPage } from './openPage.ts';

/** A static host sends this one document at every address without a file. */
const path = location.pathname.slice(base.length);
const translated = documentOf(location);
if (translated !== null) location.replace(translated);
// The sandbox has a look of its own, without the shop's styles.
else if (/^graphql(?:\/|$)/.test(path)) openPage(() => import('../../sandbox/main.tsx'), false);
else openPage(() => (/^admin(?:\/|$)/.test(path) ? import('./admin.tsx') : import('./shop.tsx')));

import { prefix } from '../../page/prefix.ts';
import { fileUrl } from './fileUrl.ts';
import { wantedOf } from './languageFolder.ts';
import { openPage } from './openPage.ts';

// Before the router reads it.
history.replaceState(null, '', wantedOf(location, fileUrl(prefix)));
openPage(() => import('./shop.tsx'));

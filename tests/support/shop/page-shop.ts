import { withShop } from '#shared/shop/page-shop.ts';
import type { Language } from '#shared/language.ts';
import { seedShop } from '../../../client/demo/site/seedShop.ts';

/** Returns the HTML of a page as that of the seed's shop. */
export const asSeedShop = (html: string, language?: Language) => withShop(html, seedShop(language));

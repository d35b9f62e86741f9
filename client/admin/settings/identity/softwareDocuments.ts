import type { Language } from '#shared/language.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { defaultServicesText } from '../../../home/defaultServices.ts';
import { defaultText } from '../../../information/defaultTexts.ts';

/** Texts of whole pages or blocks, which a shop replaces at once. */
export type DocumentKey = 'SERVICES' | 'FAQ' | 'DELIVERY';

/** Returns what the software says there, in the markup in which a shop writes its own. */
export const softwareDocument = (
  key: DocumentKey,
  language: Language,
  uses: readonly ShopFeature[],
): string =>
  key === 'SERVICES' ? defaultServicesText(language, uses) : defaultText(key, language, uses);

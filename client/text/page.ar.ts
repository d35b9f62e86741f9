import type { Translated } from '#shared/language.ts';
import type * as fr from './page.fr.ts';

export const pageTexts: Translated<typeof fr.pageTexts> = {
  noScript: 'بدون JavaScript يمكنك تصفّح المتجر؛ أما السلة والمفضلة والحساب فتحتاج إليه.',
};

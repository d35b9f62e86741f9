import type { Translated } from '#shared/language.ts';
import type * as fr from './preview.fr.ts';

export const previewTexts: Translated<typeof fr.previewTexts> = {
  title: 'معاينة',
  note: (time) => `معاينة: المتجر في ${time}.`,
  list: 'المتجر',
  count: (shown, total) => `${shown} من ${total}`,
};

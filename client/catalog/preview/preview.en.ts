import type { Translated } from '#shared/language.ts';
import type * as fr from './preview.fr.ts';

export const previewTexts: Translated<typeof fr.previewTexts> = {
  title: 'Preview',
  note: (time) => `Preview: the shop on ${time}.`,
  list: 'Shop',
  count: (shown, total) => `${shown} of ${total}`,
};

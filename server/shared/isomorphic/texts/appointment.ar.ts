import type { Translated } from '#shared/language.ts';
import type * as fr from './appointment.fr.ts';

export const appointmentKinds: Translated<typeof fr.appointmentKinds> = {
  ADVICE: 'استشارة في المتجر',
  FITTING: 'قياس وتعديل في المتجر',
  PHONE: 'استشارة عبر الهاتف',
};

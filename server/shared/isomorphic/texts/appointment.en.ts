import type { Translated } from '#shared/language.ts';
import type * as fr from './appointment.fr.ts';

export const appointmentKinds: Translated<typeof fr.appointmentKinds> = {
  ADVICE: 'Advice in the shop',
  FITTING: 'Fitting and alteration in the shop',
  PHONE: 'Advice by phone',
};

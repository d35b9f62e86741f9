import type { Translated } from '#shared/language.ts';
import type * as fr from './appointment.fr.ts';

export const appointmentProblems: Translated<typeof fr.appointmentProblems> = {
  INVALID: {
    SLOT: () => 'This time is not offered. Please choose another one.',
  },
  SLOT_TAKEN: () => 'This time has just been taken. Please choose another one.',
  UNKNOWN_APPOINTMENT: () => 'This appointment does not exist, or this link does not open it.',
  NOT_ALLOWED_NOW: {
    APPOINTMENT_BEGUN: () => 'This appointment has already begun: it can no longer be cancelled.',
  },
};

export const appointmentMails: Translated<typeof fr.appointmentMails> = {
  APPOINTMENT_BOOKED: {
    subject: (when) => `Your appointment: ${when}`,
    title: 'Your appointment is booked',
    inShop: 'We look forward to seeing you in the shop.',
    byPhone: (phone) => `We will call you on ${phone}.`,
    calendar: 'The attached file adds the appointment to your calendar.',
    cancel:
      'If you change your mind, please cancel with this link, so that someone else can have the time.',
    action: 'See or cancel my appointment',
  },
  APPOINTMENT_CANCELLED: {
    subject: (when) => `Appointment cancelled: ${when}`,
    title: 'Your appointment is cancelled',
    byShopper: 'You cancelled it.',
    byShop: (reason) => `The shop cancelled it: ${reason}`,
    again: 'You can choose another time.',
    action: 'Choose another time',
  },
};

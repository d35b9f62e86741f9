import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of appointments that shoppers can run into. */
export const appointmentProblems = {
  INVALID: {
    SLOT: () => 'Cette heure n’est pas proposée. Choisissez-en une autre.',
  },
  SLOT_TAKEN: () => 'Cette heure vient d’être prise. Choisissez-en une autre.',
  UNKNOWN_APPOINTMENT: () => 'Ce rendez-vous n’existe pas, ou ce lien ne l’ouvre pas.',
  NOT_ALLOWED_NOW: {
    APPOINTMENT_BEGUN: () => 'Ce rendez-vous a déjà commencé\u00a0: il ne peut plus être annulé.',
  },
} as const satisfies SomeSentences;

/** Problems of the back office. */
export const appointmentStaffProblems = {
  INVALID: {
    TIME: () => 'Ce doit être une heure de 00:00 à 24:00, par exemple 10:00.',
    TIME_ORDER: () => 'La fin doit venir après le début.',
    TIMES_OVERLAP: () => 'Ces heures en recouvrent d’autres du même jour.',
  },
  NOT_ALLOWED_NOW: {
    APPOINTMENT_CLOSED: () => 'Ce rendez-vous est déjà annulé ou passé.',
    APPOINTMENT_AHEAD: () => 'Ce rendez-vous est encore à venir.',
  },
  VERSION_CONFLICT: {
    OPENING_HOURS: () => 'Les horaires ont été modifiés entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;

/** The mail to the shop; `when` is as below. */
export const appointmentShopMail = {
  subject: (when: string) => `Nouveau rendez-vous\u00a0: ${when}`,
  title: 'Un rendez-vous est pris',
  action: 'Voir les rendez-vous',
} as const;

/** Mails about appointments; `when` is such as « mardi 1er décembre 2026 à 10:00 ». */
export const appointmentMails = {
  APPOINTMENT_BOOKED: {
    subject: (when: string) => `Votre rendez-vous\u00a0: ${when}`,
    title: 'Votre rendez-vous est pris',
    inShop: 'Nous vous attendons à la boutique.',
    byPhone: (phone: string) => `Nous vous appellerons au ${phone}.`,
    calendar: 'Le fichier joint ajoute le rendez-vous à votre agenda.',
    cancel:
      'Si vous changez d’avis, annulez-le par ce lien\u00a0: l’heure servira à quelqu’un d’autre.',
    action: 'Voir ou annuler mon rendez-vous',
  },
  APPOINTMENT_CANCELLED: {
    subject: (when: string) => `Rendez-vous annulé\u00a0: ${when}`,
    title: 'Votre rendez-vous est annulé',
    byShopper: 'Vous l’avez annulé.',
    byShop: (reason: string) => `La boutique l’a annulé\u00a0: ${reason}`,
    again: 'Vous pouvez choisir une autre heure.',
    action: 'Choisir une autre heure',
  },
} as const;

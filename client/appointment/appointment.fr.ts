import { appointmentKinds } from '#shared/texts/appointment.fr.ts';

export const appointmentTexts = {
  kinds: appointmentKinds,
  /** From Sunday. */
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  day: (weekday: string, date: string) => `${weekday} ${date}`,
  /** Writes « mardi 1er décembre à 10:00 ». */
  at: (day: string, time: string) => `${day} à ${time}`,
  advice: {
    title: 'Conseil personnalisé',
    describe: (shopName: string) =>
      `Prenez rendez-vous avec une styliste de ${shopName}\u00a0: à la boutique, pour un essayage et ses retouches, ou par téléphone.`,
    /** In a shop that does not sell clothes. */
    describePlainly: (shopName: string) =>
      `Prenez rendez-vous avec une personne de ${shopName}\u00a0: à la boutique ou par téléphone, gratuitement et sans engagement.`,
    lead: 'Une heure rien que pour vous, gratuite et sans engagement\u00a0: à la boutique ou par téléphone.',
    kind: 'Quel rendez-vous\u00a0?',
    notes: {
      ADVICE: 'Une styliste vous guide, de la coupe à la monture.',
      FITTING: 'Vous essayez, nous ajustons\u00a0: ourlets, manches, tailles.',
      PHONE: 'Nous vous appelons à l’heure choisie.',
    },
    /** In a shop without glasses, and in one without clothes. */
    plainNotes: {
      ADVICE: 'Une personne de la boutique vous guide, sans engagement.',
      FITTING: 'Vous essayez à la boutique, sans engagement.',
    },
    day: 'Jour',
    show: 'Voir les heures',
    time: 'Heure',
    taken: (time: string) => `${time}, déjà pris`,
    noTime: 'Aucune heure n’est libre ce jour-là. Choisissez un autre jour.',
    noDay: 'Aucun rendez-vous de ce genre n’est proposé en ce moment.',
    person: 'Vos coordonnées',
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail (optionnel)',
    emailHint: 'Pour recevoir la confirmation et le lien d’annulation.',
    note: 'Ce que nous devrions savoir (optionnel)',
    noteHint: 'Une occasion, une taille, une pièce que vous avez vue…',
    /** In a shop that does not sell clothes. */
    plainNoteHint: 'Un article que vous avez vu, ce que vous cherchez…',
    privacy: (days: number) =>
      `Ces coordonnées servent à ce rendez-vous et sont effacées ${days} jours après.`,
    submit: 'Prendre rendez-vous',
    submitting: 'Un instant…',
    linkNote: 'Le nom et la note ne peuvent contenir ni lien ni adresse e-mail.',
    emailNote: 'Adresse email invalide',
  },
  page: {
    title: 'Votre rendez-vous',
    statuses: {
      BOOKED: 'Votre rendez-vous est pris.',
      CANCELLED: 'Ce rendez-vous est annulé.',
      CAME: 'Merci d’avoir été au rendez-vous.',
      DID_NOT_COME: 'Ce rendez-vous est passé.',
    },
    kind: 'Pour',
    when: 'Quand',
    name: 'Nom',
    phone: 'Téléphone',
    note: 'Note',
    reason: 'Raison',
    calendar: 'Ajouter à mon agenda',
    linkNote: 'Gardez ce lien\u00a0: il ouvre votre rendez-vous et permet de l’annuler.',
    cancel: 'Annuler le rendez-vous',
    cancelling: 'Un instant…',
    again: 'Choisir une autre heure',
    unknown: 'Ce rendez-vous n’existe pas, ou ce lien ne l’ouvre pas.',
  },
} as const;

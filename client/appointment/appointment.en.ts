import type { Translated } from '#shared/language.ts';
import { appointmentKinds } from '#shared/texts/appointment.en.ts';
import type * as fr from './appointment.fr.ts';

export const appointmentTexts: Translated<typeof fr.appointmentTexts> = {
  kinds: appointmentKinds,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  day: (weekday, date) => `${weekday} ${date}`,
  at: (day, time) => `${day} at ${time}`,
  advice: {
    title: 'Personal advice',
    describe: (shopName) =>
      `Book an appointment with a stylist of ${shopName}: in the shop, for a fitting and its alterations, or by phone.`,
    describePlainly: (shopName) =>
      `Book an appointment with someone of ${shopName}: in the shop or by phone, free and without obligation.`,
    lead: 'An hour for you alone, free and without obligation: in the shop or by phone.',
    kind: 'Which appointment?',
    notes: {
      ADVICE: 'A stylist guides you, from the cut to the frame.',
      FITTING: 'You try on, we adjust: hems, sleeves, waists.',
      PHONE: 'We call you at the time that you choose.',
    },
    plainNotes: {
      ADVICE: 'Someone from the shop guides you, without obligation.',
      FITTING: 'You try things on in the shop, without obligation.',
    },
    day: 'Day',
    show: 'Show times',
    time: 'Time',
    taken: (time) => `${time}, already taken`,
    noTime: 'No time is free on that day. Please choose another day.',
    noDay: 'No appointment of this kind is offered at the moment.',
    person: 'Your details',
    name: 'Name',
    phone: 'Phone',
    email: 'Email (optional)',
    emailHint: 'For the confirmation and the link that cancels.',
    note: 'What we should know (optional)',
    noteHint: 'An occasion, a size, an item that you have seen…',
    plainNoteHint: 'An item that you have seen, what you are looking for…',
    privacy: (days) =>
      `These details serve this appointment and are deleted ${days} days after it.`,
    submit: 'Book the appointment',
    submitting: 'One moment…',
    linkNote: 'Name and note cannot contain a link or an email address.',
    emailNote: 'This email address is not valid.',
  },
  page: {
    title: 'Your appointment',
    statuses: {
      BOOKED: 'Your appointment is booked.',
      CANCELLED: 'This appointment is cancelled.',
      CAME: 'Thank you for coming.',
      DID_NOT_COME: 'This appointment is past.',
    },
    kind: 'For',
    when: 'When',
    name: 'Name',
    phone: 'Phone',
    note: 'Note',
    reason: 'Reason',
    calendar: 'Add to my calendar',
    linkNote: 'Keep this link: it opens your appointment and lets you cancel it.',
    cancel: 'Cancel the appointment',
    cancelling: 'One moment…',
    again: 'Choose another time',
    unknown: 'This appointment does not exist, or this link does not open it.',
  },
};

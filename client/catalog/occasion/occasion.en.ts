import type { Translated } from '#shared/language.ts';
import type * as fr from './occasion.fr.ts';

export const occasionTexts: Translated<typeof fr.occasionTexts> = {
  breadcrumb: 'Occasions',
  title: 'What is the occasion?',
  text: 'A wedding, a dinner, a week by the sea: choose the day and see what we suggest.',
  none: 'No occasions for now: the whole shop is waiting for you.',
  others: 'Other occasions',
  refine: 'Refine in the shop',
  empty: 'Every piece for this occasion is gone. More are coming soon.',
  toShop: 'Go to the shop',
  sizes: (sizes) => `In stock: ${sizes.join(', ')}`,
  date: {
    label: 'Your date',
    hint: 'We will tell you whether your pieces arrive in time, unless your city has delivery times of its own.',
    check: 'Check',
    inTime: (day) => `Arrives before ${day}`,
    tooLate: (day) => `Too close to ${day}`,
    allInTime: (day) => `If you order today, these pieces arrive before ${day}.`,
    allTooLate: (day) => `If you order today, these pieces may arrive too late for ${day}.`,
    problems: {
      PAST: 'This date has passed. Choose a day to come.',
      UNREADABLE: 'This date does not exist. Choose a day from the calendar.',
    },
  },
  pages: {
    WEDDING: {
      title: 'For a wedding',
      text: 'Something to honour the couple, for guests and family alike.',
    },
    ENGAGEMENT: {
      title: 'For an engagement',
      text: 'Tea is served and two families meet: enough to shine, and still let the ring be seen first.',
    },
    HENNA: {
      title: 'For the henna night',
      text: 'Sitting on the floor, singing: everything here moves with you.',
    },
    EID: {
      title: 'For Eid',
      text: 'New things for the feast, worn again all month.',
    },
    EVENING: {
      title: 'For an evening out',
      text: 'What needs no jewellery and still looks good by candlelight.',
    },
    OFFICE: {
      title: 'For the office',
      text: 'Neat from the first meeting to the last tram.',
    },
    BEACH: {
      title: 'For the beach',
      text: 'A light bag for the sea, or for the first terrace on the way.',
    },
  },
};

import type { Translated } from '#shared/language.ts';
import type * as fr from './occasion.fr.ts';

export const occasionTexts: Translated<typeof fr.occasionTexts> = {
  breadcrumb: 'Occasions',
  title: 'What is the occasion?',
  text: 'A wedding in the Kasbah, a dinner, a week in Oualidia: choose the day and see what we suggest.',
  description:
    'Wedding, engagement, henna, Eid, evening, office or beach: Belle Vue by occasion, with the sizes in stock.',
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
      text: 'Embroidered takchitas, velvet caftans, dresses to dance in till late: something to honour the couple, for guests and family alike.',
      description:
        'Wedding outfits at Belle Vue, in Rabat: takchitas, caftans and formal dresses, with sizes in stock and delivery before your date.',
    },
    ENGAGEMENT: {
      title: 'For an engagement',
      text: 'Tea is served, the two families meet. An outfit that shines just enough for the ring to be seen first.',
      description:
        'Engagement outfits at Belle Vue, in Rabat: caftans, takchitas and dresses, with sizes in stock and delivery before your date.',
    },
    HENNA: {
      title: 'For the henna night',
      text: 'Green, garnet, gold, and sleeves that show the hands. You sit on the floor, you sing: everything here moves with you.',
      description:
        'Outfits for the henna night at Belle Vue, in Rabat: caftans, takchitas and gandouras, with sizes in stock.',
    },
    EID: {
      title: 'For Eid',
      text: 'A djellaba for the morning, a jabador for the uncles, a caftan for the visits: new clothes for the feast, worn again all month.',
      description:
        'Outfits for Eid and Ramadan at Belle Vue, in Rabat: djellabas, gandouras, caftans and jabadors, with sizes in stock.',
    },
    EVENING: {
      title: 'For an evening out',
      text: 'Satin, jacquard, a little black dress: pieces that need no jewels and are beautiful by candlelight.',
      description:
        'Evening wear at Belle Vue, in Rabat: dresses, satin and embroidered jackets, with sizes in stock and delivery before your date.',
    },
    OFFICE: {
      title: 'For the office',
      text: 'Clean cuts that hold from the first meeting to the last tram, and frames that are comfortable in front of a screen.',
      description:
        'Office wear at Belle Vue, in Rabat: shirts, trousers, skirts and glasses, with sizes in stock.',
    },
    BEACH: {
      title: 'For the beach',
      text: 'Linen, cotton, sailor stripes and dark lenses: a light suitcase for Oualidia, Asilah or the first terrace you find.',
      description:
        'Beachwear at Belle Vue, in Rabat: light dresses, linen, sailor tops and sunglasses, with sizes in stock.',
    },
  },
};

import type { Translated } from '#shared/language.ts';
import type * as fr from './home.fr.ts';

export const homeTexts: Translated<typeof fr.homeTexts> = {
  documentTitle: 'Belle Vue · Fashion and eyewear in Rabat',
  description:
    'Belle Vue, the house of fashion and eyewear in Rabat since 2005: caftans, dresses, everyday essentials and designer eyewear.',
  hero: {
    eyebrow: 'Rabat, since 2005',
    title: 'The light of Rabat, to wear.',
    text: 'Caftans, dresses, everyday essentials and designer eyewear, chosen to last.',
    action: 'Shop now',
    soon: 'The shop opens soon: the first pieces are on their way.',
  },
  brands: { title: 'Our brands' },
  about: {
    title: 'A fashion house in Rabat',
    text: [
      'Since 2005, Belle Vue has dressed the women of Rabat and beyond. We work with workshops that know the sfifa, the hand-knotted aakad and the right length of a sleeve.',
      'Alongside our clothes, eyewear by the great fashion houses: a whole look, under one light.',
    ],
  },
  services: {
    title: 'Our services',
    cards: [
      {
        title: 'Personal advice',
        text: 'A stylist guides you, from the cut to the frame.',
      },
      {
        title: 'Tailored alterations',
        text: 'Hems, sleeves, waists: fitted to you.',
      },
      {
        title: 'Quality guaranteed',
        text: 'Chosen fabrics, finishes checked piece by piece.',
      },
      {
        title: 'Express delivery',
        text: 'Anywhere in Morocco, shipped within 24–48 hours.',
      },
    ],
  },
  featured: { title: 'Featured pieces', all: 'See the whole shop' },
  eyewear: { title: 'Our eyewear', all: 'See all eyewear' },
  occasions: { title: 'What is the occasion?', all: 'All occasions' },
  campaigns: { all: 'See the whole selection' },
  categories: { title: 'Our categories' },
  preview: {
    note: 'Preview: this home page is not online yet.',
    unknown: 'This link is no longer valid.',
    toHome: 'See the home page',
  },
};

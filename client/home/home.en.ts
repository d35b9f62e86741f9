import type { Translated } from '#shared/language.ts';
import type * as fr from './home.fr.ts';

export const homeTexts: Translated<typeof fr.homeTexts> = {
  hero: {
    eyebrow: (city, since) => {
      if (since === null) return city;
      return city === null ? `Since ${since}` : `${city}, since ${since}`;
    },
    action: 'Shop now',
    soon: 'The shop opens soon: the first items are on their way.',
  },
  brands: { title: 'Our brands' },
  services: {
    title: 'Our services',
    cards: [
      {
        title: 'Personal advice',
        text: 'Someone from the shop guides you before you order.',
        withFrames: 'A stylist guides you, from the cut to the frame.',
      },
      {
        title: 'Tailored alterations',
        text: 'Hems, sleeves, waists: fitted to you.',
      },
      {
        title: 'Quality guaranteed',
        text: 'Every item is checked before it is sent.',
        withClothes: 'Chosen fabrics, finishes checked piece by piece.',
      },
      {
        title: 'Express delivery',
        text: 'Anywhere in Morocco, shipped within 24–48 hours.',
      },
    ],
  },
  featured: { title: 'Featured pieces', plainTitle: 'Featured', all: 'See the whole shop' },
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

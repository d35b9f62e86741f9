import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './text.fr.ts';

export const texts: Translated<typeof fr.texts> = {
  home: 'Home',
  contents: 'Contents',
  inForceSince: (date) => `In force since ${date}`,
  noGuides: 'The sizes of each item are on its page.',
  guideTitle: 'Size guide',
  widths: 'In the shop, you can filter frames by width:',
  help: {
    title: 'Any questions?',
    text: 'We reply on working days.',
    link: 'Contact us',
  },
};

export const merchantLabels: typeof fr.merchantLabels = {
  legalName: 'Company name',
  address: 'Registered office',
  ice: 'Company identifier (ICE)',
  rc: 'Trade register (RC)',
  taxId: 'Tax number (IF)',
  cndp: 'CNDP receipt',
  phone: 'Phone',
  email: 'Email',
};

export const units: Translated<typeof fr.units> = {
  days: (count) => plural('EN', count, { one: '# day', other: '# days' }),
  hours: (count) => plural('EN', count, { one: '# hour', other: '# hours' }),
  daysOfWork: (count) => `${count} working days`,
  workingDays: (min, max) => `${min} to ${max} working days`,
  hoursBetween: (min, max) => `${min} to ${max} hours`,
  clock: (hour) => `${hour}:00`,
};

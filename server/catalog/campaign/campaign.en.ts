import type { Translated } from '#shared/language.ts';
import type * as fr from './campaign.fr.ts';

export const campaignTexts: Translated<typeof fr.campaignTexts> = {
  labels: { SALE: 'Sale', PROMOTION: 'Promotion' },
  sale: (span, goods) => `Sale ${span} on ${goods}`,
  promotion: (end) => `Promotion until ${end}`,
  collection: (end) => `Until ${end}`,
  span: (start, end) => `from ${start} to ${end}`,
  oneDay: (day) => `on ${day}`,
  dayOfMonth: (day) => String(day),
  at: (day, time) => `${day} at ${time}`,
  selection: 'a selection of items',
  categories: (_, list) => `everything in ${list}`,
  brands: (names, list) => (names.length === 1 ? `the brand ${list}` : `the brands ${list}`),
  products: (n) => (n === 1 ? '1\u00a0item' : `${n}\u00a0items`),
};

import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './sizes.fr.ts';

export const sizeTexts: Translated<typeof fr.sizeTexts> = {
  title: 'My size',
  yours: (size) => `Your size: ${size}`,
  choose: (size) => `Choose size ${size}`,
  warnings: (n) =>
    plural('EN', n, { one: '# remark on this size', other: '# remarks on this size' }),
  text: 'The tape flat, not tight. One measurement is enough, several are better.',
  privacy: 'Your measurements stay on this device: they are not sent to us.',
  fields: {
    chest: { label: 'Chest', hint: 'At its fullest, the tape level.' },
    waist: { label: 'Waist', hint: 'At its narrowest, a little above the navel.' },
    hips: { label: 'Hips', hint: 'At their fullest, feet together.' },
    height: { label: 'Height', hint: 'Back to the wall, no shoes.' },
  },
  unit: 'cm',
  number: String,
  submit: 'See my size',
  forget: 'Delete my measurements',
  forgotten: 'Your measurements are deleted.',
  problems: {
    none: 'Give at least one measurement.',
    unreadable: (min, max) => `A number of centimetres, from ${min} to ${max}.`,
  },
};

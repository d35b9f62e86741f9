import { freeAlteration } from '#shared/texts/order.fr.ts';

const number = (value: number) => String(value).replace('.', ',');

/** Texts of « Retouches », loaded with them. */
export const alterationTexts = {
  title: 'Retouches',
  number,
  free: freeAlteration,
  days: (days: number) => (days === 1 ? '1 jour ouvré de plus' : `${days} jours ouvrés de plus`),
  bounds: (min: number, max: number, step: number) =>
    `De ${number(min)} à ${number(max)}, par pas de ${number(step)}.`,
} as const;

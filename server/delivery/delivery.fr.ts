import { formatMoney } from '#shared/money.format.ts';
import type { SomeSentences } from '../shared/problem-codes.ts';

/** Names of the ways in which an order reaches the shopper. */
export const deliveryTitles = {
  COURIER: () => 'Livraison à domicile',
  PICKUP: (place: string) => `Retrait\u00a0: ${place}`,
} as const;

/** Problems of deliveries that shoppers can run into. */
export const deliveryProblems = {
  INVALID: {
    CITY: () => 'Choisissez une ville de la liste.',
    UNSERVED_CITY: ({ titles }) => `${titles.FR}\u00a0: nous n’y livrons pas pour l’instant.`,
    DELIVERY_OPTION: () =>
      'Ce mode de livraison n’est pas proposé pour cette ville. Choisissez-en un autre.',
  },
} as const satisfies SomeSentences;

/** Problems of the back office and of what only a program can send. */
export const deliveryStaffProblems = {
  INVALID: {
    ZONE_PLACE: ({ text }) => `«\u00a0${text}\u00a0» n’est ni une ville ni une région de la liste.`,
    ZONE_TAKEN: ({ text, name }) =>
      `«\u00a0${text}\u00a0» fait déjà partie de la zone «\u00a0${name}\u00a0».`,
    FEE: ({ max }) => `Le montant doit être compris entre 0 et ${formatMoney(max)}.`,
    DATE: () => 'Indiquez un jour qui existe, tel que 2026-11-30, depuis l’an 2000.',
  },
  UNKNOWN_ZONE: () => 'Cette zone n’existe pas, ou n’existe plus.',
  UNKNOWN_PICKUP_POINT: () => 'Ce point de retrait n’existe pas, ou n’existe plus.',
  LIMIT_REACHED: {
    ZONES: ({ max }) => `Une boutique ne peut pas avoir plus de ${max} zones.`,
    PICKUP_POINTS: ({ max }) => `Une boutique ne peut pas avoir plus de ${max} points de retrait.`,
  },
  VERSION_CONFLICT: {
    ZONE: () => 'Cette zone a été modifiée entre-temps. Rien n’a été enregistré.',
    PICKUP_POINT: () => 'Ce point de retrait a été modifié entre-temps. Rien n’a été enregistré.',
  },
  BAD_USER_INPUT: {
    CITY: () => 'cityId doit être l’une des villes de cities.',
    DELIVERY_OPTION: () => 'deliveryOptionId doit être l’une des deliveryOptions de la ville.',
  },
} as const satisfies SomeSentences;

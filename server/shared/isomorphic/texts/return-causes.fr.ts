/** Why goods go back, by a return or an exchange. */
export const returnCauses = {
  TOO_SMALL: 'Trop petit',
  TOO_LARGE: 'Trop grand',
  DEFECT: 'Un défaut',
  NOT_AS_EXPECTED: 'Différent de ce que j’attendais',
  CHANGED_MIND: 'J’ai changé d’avis',
  OTHER: 'Autre chose',
} as const;

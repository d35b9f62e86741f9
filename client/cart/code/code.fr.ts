/** Texts of a discount code on a cart, and of its row among sums. */
export const codeTexts = {
  open: 'J’ai un code',
  other: 'Un autre code',
  label: 'Code de réduction',
  apply: 'Appliquer',
  blank: 'Écrivez votre code.',
  row: (code: string) => `Code ${code}`,
  freeDelivery: 'Livraison offerte',
  remove: 'Retirer',
  removeOf: (code: string) => `Retirer le code ${code}`,
  removed: (code: string) => `Le code ${code} est retiré.`,
  isApplied: (code: string) => `Code ${code} appliqué`,
  applied: (code: string, gain: string) => `Le code ${code} est appliqué\u00a0: ${gain}.`,
  /** Says what it takes off the goods. */
  less: (saving: string) => `${saving} de moins`,
  /** Says of a link's code that there is nothing in the cart yet. */
  remembered: (code: string) => `Le code ${code} vous attend dans le panier.`,
} as const;

/** Texts of the shop as it will be at an instant. */
export const previewTexts = {
  title: 'Aperçu',
  note: (time: string) => `Aperçu\u00a0: la boutique le ${time}.`,
  list: 'Boutique',
  count: (shown: number, total: number) => `${shown} sur ${total}`,
} as const;

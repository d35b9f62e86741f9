/** Names of the kinds of appointments. */
export const appointmentKinds = {
  ADVICE: 'Conseil à la boutique',
  FITTING: 'Essayage et retouche à la boutique',
  PHONE: 'Conseil par téléphone',
} as const;

/** Texts of « Ma taille », loaded with it. */
export const sizeTexts = {
  title: 'Ma taille',
  yours: (size: string) => `Votre taille\u00a0: ${size}`,
  choose: (size: string) => `Choisir la taille ${size}`,
  warnings: (n: number) =>
    n === 1 ? 'Une remarque sur cette taille' : `${n} remarques sur cette taille`,
  text: 'Le ruban à plat, sans serrer. Une mesure suffit, plusieurs valent mieux.',
  privacy: 'Vos mesures restent sur cet appareil\u00a0: elles ne nous sont pas envoyées.',
  fields: {
    chest: { label: 'Tour de poitrine', hint: 'À l’endroit le plus fort, le ruban horizontal.' },
    waist: { label: 'Tour de taille', hint: 'Au creux, un peu au-dessus du nombril.' },
    hips: { label: 'Tour de hanches', hint: 'À l’endroit le plus fort, pieds joints.' },
    height: { label: 'Stature', hint: 'Dos au mur, sans chaussures.' },
  },
  unit: 'cm',
  /** Writes a number as it is typed. */
  number: (centimetres: number) => String(centimetres).replace('.', ','),
  submit: 'Voir ma taille',
  forget: 'Effacer mes mesures',
  forgotten: 'Vos mesures sont effacées.',
  problems: {
    none: 'Indiquez au moins une mesure.',
    unreadable: (min: number, max: number) => `Un nombre de centimètres, de ${min} à ${max}.`,
  },
} as const;

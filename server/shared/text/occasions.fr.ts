/** By code of the API, in the shop's order: what stands in addresses, and the name in French. */
export const frOccasions = {
  WEDDING: { slug: 'mariage', name: 'Mariage' },
  ENGAGEMENT: { slug: 'fiancailles', name: 'Fiançailles' },
  HENNA: { slug: 'henne', name: 'Soirée du henné' },
  EID: { slug: 'aid', name: 'Aïd' },
  EVENING: { slug: 'soiree', name: 'Soirée' },
  OFFICE: { slug: 'bureau', name: 'Bureau' },
  BEACH: { slug: 'plage', name: 'Plage' },
  EVERYDAY: { slug: 'quotidien', name: 'Tous les jours' },
} as const;

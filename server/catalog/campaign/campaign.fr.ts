/** Words of campaigns for shoppers. */
export const campaignTexts = {
  /** Law 31-08 wants the word « soldes ». */
  labels: { SALE: 'Soldes', PROMOTION: 'Promotion' },
  sale: (span: string, goods: string) => `Soldes ${span} sur ${goods}`,
  promotion: (end: string) => `Promotion jusqu’au ${end}`,
  collection: (end: string) => `Jusqu’au ${end}`,
  span: (start: string, end: string) => `du ${start} au ${end}`,
  oneDay: (day: string) => `le ${day}`,
  dayOfMonth: (day: number) => (day === 1 ? '1er' : String(day)),
  at: (day: string, time: string) => `${day} à ${time}`,
  selection: 'une sélection d’articles',
  categories: (names: readonly string[], list: string) =>
    names.length === 1 ? `tout le rayon ${list}` : `les rayons ${list}`,
  brands: (names: readonly string[], list: string) =>
    names.length === 1 ? `la marque ${list}` : `les marques ${list}`,
  products: (n: number) => (n === 1 ? '1\u00a0article' : `${n}\u00a0articles`),
} as const;

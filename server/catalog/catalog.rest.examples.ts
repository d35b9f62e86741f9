/** Examples of the catalogue that every demo shop has. */
export const caftan = {
  _id: 'caftan-celeste',
  title: 'Caftan Céleste',
  brand: 'Belle Vue',
  description:
    'Brocart bleu ciel tissé ton sur ton, sfifa et aakad noués à la main du col jusqu’à l’ourlet. Une frise de rinceaux dorés borde la jupe, un plastron brodé éclaire le buste. La mdamma à cabochon bleu se détache pour un soir plus simple.',
  outOfStock: false,
  image: '/images/products/caftan-celeste.svg',
  price: '3490',
  originalPrice: '4200',
  categoryName: 'Traditionnels',
  ratings: { value: '4.9', count: '945' },
};

export const caftan42 = {
  ...caftan,
  _id: 'caftan-celeste.42',
  productId: 'caftan-celeste',
  selectedOptions: [{ name: 'Taille', value: '42' }],
};

export const shirt = {
  _id: 'chemisier-plastron-blanc',
  title: 'Chemisier à plastron plissé',
  brand: 'Belle Vue',
  description:
    'Popeline de coton serrée, plastron à huit plis nervurés et boutons de nacre. Le col reste net ouvert comme fermé, les poignets se retournent d’un geste. À glisser dans une jupe taille haute ou à laisser flotter sur un jean.',
  outOfStock: false,
  image: '/images/products/chemisier-plastron-blanc.svg',
  price: '549',
  originalPrice: '689',
  categoryName: 'Hauts',
  ratings: { value: '4.6', count: '1.2k' },
};

export const hauts = {
  _id: 'hauts',
  categoryName: 'Hauts',
  description:
    'Chemisiers, blouses, mailles et vestes courtes : ce que l’on voit d’abord, taillé pour durer.',
  image: '/images/categories/hauts.svg',
};

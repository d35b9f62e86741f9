/** Examples from the catalogue of the demonstration. */
export const sunglasses = {
  _id: 'lunettes-aviateur-dorees',
  title: 'Lunettes aviateur dorées',
  brand: 'Ray-Ban',
  description:
    'Monture fine en métal doré, double pont et verres verts qui s’éclaircissent vers le bas. Les branches gainées tiennent derrière l’oreille sans marquer. Protection UV 400.',
  outOfStock: false,
  image: '/images/products/lunettes-aviateur-dorees.svg',
  price: '1690',
  originalPrice: '1990',
  categoryName: 'Lunettes',
  ratings: { value: '4.8', count: '2.3k' },
};

export const sunglasses62 = {
  ...sunglasses,
  _id: 'lunettes-aviateur-dorees.62',
  productId: 'lunettes-aviateur-dorees',
  selectedOptions: [{ name: 'Calibre', value: '62' }],
};

export const hauts = {
  _id: 'hauts',
  categoryName: 'Hauts',
  description:
    'Chemisiers, blouses, mailles et vestes courtes : ce que l’on voit d’abord, taillé pour durer.',
  image: '/images/categories/hauts.svg',
};

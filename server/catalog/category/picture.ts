export const CATEGORY_PICTURE = {
  image: '/images/categories/sans-image.svg',
  imageAlt: 'Cintres vides sur une tringle, devant une arche',
} as const;

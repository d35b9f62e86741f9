/** The drawing of a category without a picture of its own; its text is content, stored with it. */
export const CATEGORY_PICTURE = {
  image: '/images/categories/sans-image.svg',
  imageAlt: 'Cintres vides sur une tringle, devant une arche',
} as const;

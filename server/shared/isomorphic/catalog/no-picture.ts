/** The picture of a category without one, which its products without one have, too: pages write words in its place. */
export const NO_PICTURE = '/images/categories/sans-image.svg';

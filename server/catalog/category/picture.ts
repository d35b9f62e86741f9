import { NO_PICTURE } from '#shared/catalog/no-picture.ts';

export const CATEGORY_PICTURE = { image: NO_PICTURE, imageAlt: 'Photo à venir' } as const;

import type { Page } from '@playwright/test';
import { product } from '../catalog.steps.ts';

export const SHIRT_ID = 'chemisier-plastron-blanc';
export const SHIRT = 'Chemisier à plastron plissé';
export const BLUE = `${SHIRT_ID}.40-bleu-ciel`;

const option = (group: string) => (page: Page, name: string) =>
  product(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

export const size = option('Taille');
export const colour = option('Couleur');
export const calibre = option('Calibre');

import type { Direction } from './direction.fr.ts';

export const direction: Direction = 1;

import type { Direction } from './writing.fr.ts';

export const direction: Direction = 1;

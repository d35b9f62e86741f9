import { everyday } from './designs.everyday.ts';
import { couture } from './designs.couture.ts';
import type { Design } from './designs.types.ts';

export const designs: Readonly<Record<string, Design>> = { ...everyday, ...couture };

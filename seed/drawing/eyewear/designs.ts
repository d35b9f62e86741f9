import type { TintName } from '../scene.ts';
import type { Frame } from './frames.ts';

/** Backdrop, colour of the light on the ground, frame. */
export type Design = readonly [tint: TintName, glow: string, frame: Frame];

/** By product id. */
export type Designs = Readonly<Record<string, Design>>;

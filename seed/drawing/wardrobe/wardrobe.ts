import { bottoms } from './bottoms.ts';
import { dresses } from './dresses.ts';
import type { Wardrobe } from './outfit.ts';
import { tops } from './tops.ts';
import { traditional } from './traditional.ts';

/** All garments that are sold, by product id. */
export const wardrobe: Wardrobe = { ...tops, ...bottoms, ...dresses, ...traditional };

/** A garment as it is sold, without its room. */
export function sold(id: string, colour?: string): string {
  const outfit = wardrobe[id];
  if (!outfit) throw new Error(`No garment is drawn for « ${id} »`);
  return outfit.garment(colour);
}

import type { Parts } from '../../shared/parts.ts';
import type { Value } from './database.ts';

/** Whether the folded texts of the column `searched` have these parts. */
export function partsConditions(parts: Parts, given: (value: Value) => string): readonly string[] {
  // Folded texts contain no wildcard of LIKE.
  return parts.map((some) => {
    const each = some.map((part) => `searched LIKE ${given(`%${part}%`)}`);
    return each.length > 0 ? `(${each.join(' OR ')})` : 'false';
  });
}

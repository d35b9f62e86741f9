import { RANKS } from '../catalog.search.words.ts';

export interface RelevancePage {
  readonly ordinals: readonly number[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * A page of the products that pass, by rank and then in the order of `ordinals`. Ranks are costly:
 * they are read no further than the page needs.
 */
export function pageByRelevance(
  ordinals: readonly number[],
  first: number,
  {
    total,
    passes,
    rankOf,
    isBehind,
  }: {
    readonly total: number;
    readonly passes: (ordinal: number) => boolean;
    readonly rankOf: (ordinal: number) => number;
    readonly isBehind: (ordinal: number) => boolean;
  },
): RelevancePage {
  const passing = ordinals.filter(passes);
  const ranks = new Map<number, number>();
  const page: number[] = [];
  let [seen, isFirst] = [0, true];
  for (const rank of RANKS) {
    for (const ordinal of passing) {
      if (seen === total || page.length > first) break;
      let known = ranks.get(ordinal);
      if (known === undefined) ranks.set(ordinal, (known = rankOf(ordinal)));
      if (known !== rank) continue;
      seen += 1;
      if (isBehind(ordinal)) page.push(ordinal);
      else isFirst = false;
    }
  }
  return { ordinals: page.slice(0, first), isFirst, isLast: page.length <= first };
}

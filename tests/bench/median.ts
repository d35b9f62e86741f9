/** The middle value; of an even number of values the higher of the two. 0 when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * The median of `ours[n] / theirs[n]`: what was measured at the same time is compared with each
 * other, so that a machine that is slow for a while is slow for both. Rounds that one side lacks do
 * not count, nor do those where theirs is 0.
 */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  return median(
    ours.flatMap((value, round) => {
      const other = theirs[round] ?? 0;
      return other > 0 ? [value / other] : [];
    }),
  );
}

/** The order of `sides` in a round: the first one of a round goes last in the next. */
export function turnsOf<T>(sides: readonly T[], round: number): readonly T[] {
  return round % 2 === 0 ? sides : sides.toReversed();
}

/** What a figure must be. */
export type Goal =
  { readonly atLeast: number } | { readonly atMost: number } | { readonly below: number };

export function reaches(value: number, goal: Goal): boolean {
  if ('atLeast' in goal) return value >= goal.atLeast;
  if ('atMost' in goal) return value <= goal.atMost;
  return value < goal.below;
}

/** A goal in words. */
export function goalText(goal: Goal): string {
  if ('atLeast' in goal) return `at least ${goal.atLeast}`;
  if ('atMost' in goal) return `at most ${goal.atMost}`;
  return `below ${goal.below}`;
}

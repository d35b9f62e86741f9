/** Direction of reading, for sums with physical lengths: 1 to the right, -1 to the left. */
export type Direction = 1 | -1;

export const direction: Direction = 1;

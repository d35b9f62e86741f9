/** `4,5`: always one decimal, so that columns line up. */
export function formatMark(value: number) {
  return value.toFixed(1).replace('.', ',');
}

/** Short from a thousand on: `860`, `2,3 k`. */
export function formatCount(count: number) {
  if (count < 1000) return String(count);
  const thousands = (Math.floor(count / 100) / 10).toFixed(1).replace('.0', '').replace('.', ',');
  return `${thousands}\u00a0k`;
}

export const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

/** Writes the day in a date that names it, such as `1er décembre`. */
export const dayOfMonth = (day: string) => (day === '1' ? '1er' : day);

/** Says less than a minute ago. */
export const justNow = 'à l’instant';

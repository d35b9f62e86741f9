/** In their order. */
export const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

/** In a date that names its day, such as `1er décembre`. */
export const dayOfMonth = (day: string) => (day === '1' ? '1er' : day);

/** Below a minute ago. */
export const justNow = 'à l’instant';

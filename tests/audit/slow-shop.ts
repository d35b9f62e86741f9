/** Slow enough to show what stands there before the data has come. */
export const SLOW_SHOP = { API_DELAY_MS: '120' } as const;

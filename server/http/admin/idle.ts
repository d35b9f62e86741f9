/** Of a request that the page made by itself: it does not count as use of the session. */
export const IDLE_HEADER = 'x-belle-vue-idle';

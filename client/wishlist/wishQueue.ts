import { createSerialQueue } from '../apollo/serialQueue.ts';

const restMs = 400;
let lastPress = -Infinity;

export const wishQueue = {
  /** Each mutation returns the whole wishlist: in series, the last one is the newest. */
  run: createSerialQueue(),
  /** True within 400 ms of the last accepted press, whichever the heart. */
  isTooSoon() {
    const now = performance.now();
    if (now - lastPress < restMs) return true;
    lastPress = now;
    return false;
  },
};

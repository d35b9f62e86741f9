import { describe } from 'vitest';
import { measure, problemsOf } from '../../../audit/measure.ts';
import { SLOW_SHOP } from '../../../audit/slow-shop.ts';
import { states } from '../../../audit/states.ts';
import { testWithOrders } from '../../../support/shop/past-orders.ts';

// `npm run audit:web` measures every state, in both colour schemes.
const AT_375 = ['/', '/products, filter sheet', '/guest-checkout, refused'];
const AT_1280 = ['/products/:id'];

const test = testWithOrders(SLOW_SHOP);

describe.each([
  { width: 375, drawnTo: [320, 375], schemes: ['light'], names: AT_375 },
  { width: 1280, drawnTo: [768, 1280, 1920], schemes: ['dark'], names: AT_1280 },
] as const)('at $width', ({ width, drawnTo, schemes, names }) => {
  test.override({ width });

  test.for(states.filter(({ name }) => names.includes(name)))(
    '$name is accessible, does not shift and fits the screen',
    async (state, { page, expectFault, expect }) => {
      if (state.fault) expectFault(state.fault);
      const measured = await measure(page, state, { schemes, drawnTo });
      expect(problemsOf(measured)).toEqual([]);
    },
  );
});

import { measure, problemsOf } from '../../audit/measure.ts';
import { SLOW_SHOP } from '../../audit/slow-shop.ts';
import { states } from '../../audit/states.ts';
import { testWithOrders } from '../../support/shop/past-orders.ts';

// The core of `npm run audit:web`: every state on a phone, in the light scheme.
const test = testWithOrders(SLOW_SHOP).extend({ width: 375 });

test.for(states)(
  '$name is accessible, does not shift and fits a phone',
  async (state, { page, expectFault, expect }) => {
    if (state.fault) expectFault(state.fault);
    const measured = await measure(page, state, { schemes: ['light'], drawnTo: [320, 375] });
    expect(problemsOf(measured)).toEqual([]);
  },
);

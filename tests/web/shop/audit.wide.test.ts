import { measure, problemsOf } from '../../audit/measure.ts';
import { SLOW_SHOP } from '../../audit/slow-shop.ts';
import { states } from '../../audit/states.ts';
import { testWithOrders } from '../../support/shop/past-orders.ts';

const test = testWithOrders(SLOW_SHOP);

/** The states that are laid out otherwise where there is room; in the dark, which phones leave out. */
const wide = states.filter(({ isOtherwiseWide }) => isOtherwiseWide);

test.for(wide)(
  '$name is accessible in the dark, does not shift and fits wider screens',
  async (state, { page, expect }) => {
    const measured = await measure(page, state, { schemes: ['dark'], drawnTo: [768, 1280, 1920] });
    expect(problemsOf(measured)).toEqual([]);
  },
);

import { describe } from 'vitest';
import { pages } from '#shared/pages.ts';
import { languages, TRANSLATIONS, type Language } from '#shared/language.ts';
import { measure, problemsOf } from '../../../audit/measure.ts';
import type { State } from '../../../audit/states.ts';
import { openAsDemo, openAsGuest } from '../../../support/shop/earlier-visit.ts';
import { testWithOrders, trackPath } from '../../../support/shop/past-orders.ts';

const SHIRT = 'chemisier-plastron-blanc';

/** Paths of the pages whose paths have parts that vary; an order of one's own is opened from the list. */
const PATHS: Readonly<Record<string, string>> = {
  '/products/:productId': '/products/lunettes-aviateur-dorees',
  '/occasions/:slug': '/occasions/mariage',
  '/track/:orderId/:trackingKey': trackPath('delivered'),
  '/track/:orderId/:trackingKey/invoice': `${trackPath('delivered')}/invoice`,
};

/**
 * Reached from another page, or by a link that staff send, alone; what needs a campaign or an appointment is audited by
 * their own tests.
 */
const SKIPPED = new Set([
  '/order-summary',
  '/orders/:orderId',
  '/orders/:orderId/invoice',
  '/selections/:slug',
  '/rendez-vous/:appointmentId/:appointmentKey',
  '/apercu',
  '/apercu/:productId',
]);

function statesOf(language: Language): readonly State[] {
  const { prefix } = languages[language];
  return Object.values(pages)
    .filter(({ path }) => !SKIPPED.has(path))
    .map(({ path, access }) => {
      const address = prefix + (PATHS[path] ?? path);
      const reach: State['reach'] =
        access === 'CUSTOMER'
          ? (page) => openAsDemo(page, address, [SHIRT])
          : (page) => openAsGuest(page, address, [SHIRT]);
      return { name: address, reach, fault: null, isOnlyNarrow: false };
    });
}

const test = testWithOrders();

describe.each(TRANSLATIONS)('in %s', (language) => {
  describe.each([
    { width: 360, drawnTo: [320, 360], schemes: ['light'] },
    { width: 1280, drawnTo: [768, 1280], schemes: ['dark'] },
  ] as const)('at $width', ({ width, drawnTo, schemes }) => {
    test.override({ width });

    test.for(statesOf(language))(
      '$name is accessible, does not shift and fits the screen',
      async (state, { page, expect }) => {
        const measured = await measure(page, state, { schemes, drawnTo });
        expect(problemsOf(measured)).toEqual([]);
      },
    );
  });
});

import { testInBackOffice } from '../../../support/shop/back-office.ts';

export const QUEUE_PATH = '/admin/orders?etat=a-appeler';

/** Number of an order to a phone that the shop does not know. */
export const SECOND = 'BV-9900001';

/** Works like the web tests' `test`, in a shop with two orders to call, whose staff call at any hour. */
export const testWithCalls = testInBackOffice({}, (store) =>
  store.transaction(async ({ orders, settings }) => {
    const before = await settings.load();
    await settings.save({ ...before, quietFrom: 0, quietTo: 0, version: before.version + 1 });
    const waiting = await orders.order('waiting');
    if (!waiting) throw new Error('The shop has no order that waits');
    const shippingInfo = { ...waiting.shippingInfo, phone: '0698765432' };
    await orders.save({ ...waiting, id: 'second', number: SECOND, shippingInfo });
  }),
);

import type { Shop } from '../../context.ts';
import { queueMail } from '../order.outbox.ts';
import { endExchange, isExpiredExchange } from './exchange.rules.ts';
import { moveStock } from './exchange.service.ts';

/**
 * Ends exchanges for which nothing came in time, and frees their replacements. Safe to repeat, and on several instances at
 * once: each one reads the order anew in its transaction.
 */
export async function expireExchanges({
  store,
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  for (const id of await store.read.orders.withExpiredExchanges(clock())) {
    await store.transaction(async (ports) => {
      await ports.catalog.lockStock();
      const now = clock();
      let order = await ports.orders.order(id);
      for (const exchange of order?.exchanges ?? []) {
        if (!order || !isExpiredExchange(exchange, now)) continue;
        const before = order;
        order = endExchange(before, exchange, { as: 'EXPIRED', by: null, now });
        await ports.orders.save(order);
        await moveStock(ports, before, order, { exchangeId: exchange.id, now });
        await queueMail(ports, 'EXCHANGE_EXPIRED', order, now, exchange.id);
      }
    });
  }
}

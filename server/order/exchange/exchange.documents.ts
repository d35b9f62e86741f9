import type { Ports } from '../../context.ts';
import { documentNumber, seriesOf, type DocumentKind } from '../order.invoice.rules.ts';
import { issueDocument } from '../order.invoicing.ts';
import type { OrderRecord } from '../order.store.ts';
import type { ExchangeDocumentRecord } from './exchange.store.ts';
import { exchangeOf } from './exchange.rules.ts';
import { differenceOf } from './goods.rules.ts';

const LETTERS = {
  EXCHANGE_NOTE: 'E',
  CREDIT_NOTE: 'A',
  INVOICE: 'F',
} as const satisfies Record<ExchangeDocumentRecord['kind'], DocumentKind>;

/**
 * Issues the documents of a completed exchange in its transaction: at equal amounts an exchange note, else a credit note
 * of what was paid and an invoice of the replacement.
 */
export async function issueExchangeDocuments(
  ports: Pick<Ports, 'orders'>,
  completed: OrderRecord,
  exchangeId: string,
  now: Date,
): Promise<OrderRecord> {
  const order = await issueDocument(ports, completed, now);
  const exchange = exchangeOf(order, exchangeId);
  if (!exchange) return order;
  const paid = exchange.lines.reduce((sum, line) => sum + line.paid * line.quantity, 0);
  const difference = differenceOf(exchange);
  const issue = async (
    kind: ExchangeDocumentRecord['kind'],
    amount: number,
  ): Promise<ExchangeDocumentRecord> => {
    const letter = LETTERS[kind];
    const count = await ports.orders.nextDocumentNumber(seriesOf(letter, now));
    const number = documentNumber(letter, now, count);
    return { kind, number, issuedAt: now.toISOString(), amount };
  };
  const documents =
    difference === 0
      ? [await issue('EXCHANGE_NOTE', 0)]
      : [await issue('CREDIT_NOTE', -paid), await issue('INVOICE', paid + difference)];
  const exchanges = order.exchanges.map((each) =>
    each.id === exchangeId ? { ...each, documents } : each,
  );
  return { ...order, exchanges };
}

import { fr } from '../../text/fr.ts';
import { Price } from '../../ui/format/Price.tsx';
import type { OrderedLine } from './lastOrderTracking.ts';

type Props = { lines: readonly OrderedLine[] };

export function SummaryLines({ lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <section className="order-summary__lines" aria-labelledby="summary-lines">
      <h2 id="summary-lines">{fr.order.summary.lines}</h2>
      <ul>
        {lines.map(({ variantId, title, quantity, total }) => (
          <li key={variantId} className="order-summary__line">
            <span className="order-summary__article">
              {title}{' '}
              <span className="order-summary__quantity">{fr.order.list.quantity(quantity)}</span>
            </span>
            <Price amount={total} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { orderTexts } from '../order.fr.ts';
import { OrderLine } from '../lines/OrderLine.tsx';
import type { OrderedLine } from './lastOrderTracking.ts';

type Props = { lines: readonly OrderedLine[] };

export function SummaryLines({ lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <section className="order-summary__lines" aria-labelledby="summary-lines">
      <h2 id="summary-lines">{orderTexts.summary.lines}</h2>
      <ul className="order-lines">
        {lines.map(({ variantId, variantTitle, image, title, quantity, total }) => (
          <OrderLine
            key={variantId}
            image={image}
            title={title}
            facts={variantTitle === null ? [] : [variantTitle]}
            quantity={quantity}
            total={total}
          />
        ))}
      </ul>
    </section>
  );
}

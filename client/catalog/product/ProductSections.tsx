import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formatMoney } from '../../ui/format/money.ts';
import { RETURN_DAYS } from '../../../server/shared/isomorphic/policies.ts';
import {
  FREE_DELIVERY_FROM,
  GUEST_DELIVERY_FEE,
} from '../../../server/shared/isomorphic/pricing.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import type { writtenIn } from '../../page/writtenIn.ts';
import { productTexts } from './product.fr.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FrameMeasures } from './measures/FrameMeasures.tsx';
import type { Frame } from './measures/frameShape.ts';
import './ProductSections.css';

type Props = {
  details: readonly { label: string; value: string }[];
  /** Of an untranslated text. */
  detailsAttributes: ReturnType<typeof writtenIn>;
  /** Of eyewear. */
  frame: Frame | null;
  /** Under its measures. */
  compare: ReactNode;
  /** Of what a drawn figure can wear. */
  wearers: ReactNode;
};

const deliveryLines = productTexts.sections.delivery.lines(
  formatMoney(GUEST_DELIVERY_FEE),
  formatMoney(FREE_DELIVERY_FROM),
  RETURN_DAYS,
);

/** What is worth knowing before buying, each part behind its title. */
export function ProductSections({ details, detailsAttributes, frame, compare, wearers }: Props) {
  const { delivery, measures, ...titles } = productTexts.sections;
  const care = details.filter(({ label }) => label === titles.care);
  const others = details.filter(({ label }) => label !== titles.care);
  return (
    <div className="product-sections">
      {frame === null ? null : (
        <Section title={measures.title} isOpen>
          <FrameMeasures frame={frame} />
          {compare}
        </Section>
      )}
      {others.length > 0 ? (
        <Section title={titles.details} isOpen>
          <dl className="product-sections__list" {...detailsAttributes}>
            {others.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      {wearers ? (
        <Section title={titles.wearers.title} isOpen>
          {wearers}
        </Section>
      ) : null}
      {care.map(({ value }) => (
        <Section key={value} title={titles.care}>
          <p {...detailsAttributes}>{value}</p>
        </Section>
      ))}
      <Section title={delivery.title}>
        <ul className="product-sections__list">
          {deliveryLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Link to={paths.delivery()} className="product-sections__more">
          {delivery.more}
        </Link>
      </Section>
    </div>
  );
}

type SectionProps = { title: string; isOpen?: boolean; children: ReactNode };

function Section({ title, isOpen = false, children }: SectionProps) {
  return (
    <details className="product-sections__section" open={isOpen}>
      <summary className="product-sections__title">
        {title}
        <Icon name="chevron" size={20} />
      </summary>
      <div className="product-sections__text">{children}</div>
    </details>
  );
}

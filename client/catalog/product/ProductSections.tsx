import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formatMoney } from '../../ui/format/money.ts';
import { RETURN_DAYS } from '#shared/policies.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '#shared/pricing.ts';
import { paths } from '#shared/paths.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { ProductSections_ProductFragment } from '../../generated/shop/graphql.ts';
import { writtenIn } from '../../page/writtenIn.ts';
import { productTexts } from './product.fr.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CompareFrame } from './measures/CompareFrame.tsx';
import type { Frame } from './measures/frameShape.ts';
import { lazyFrameMeasures } from './measures/lazyFrameMeasures.ts';
import { Wearers } from './measures/Wearers.tsx';
import './ProductSections.css';

graphql(`
  fragment ProductSections_product on Product {
    id
    languages {
      details
    }
    details {
      label
      value
    }
    variants {
      id
      wearers {
        stature
        alt
        note
        pictures {
          url
        }
      }
    }
  }
`);

type Props = {
  product: ProductSections_ProductFragment;
  /** That is chosen; only eyewear has a frame. */
  variant: { id: string; frame: Frame | null };
};

const deliveryLines = productTexts.sections.delivery.lines(
  formatMoney(GUEST_DELIVERY_FEE),
  formatMoney(FREE_DELIVERY_FROM),
  RETURN_DAYS,
);

export function ProductSections({ product, variant }: Props) {
  const { delivery, measures, ...titles } = productTexts.sections;
  const { id, languages, details, variants } = product;
  const { frame } = variant;
  const wearers = variants.find((each) => each.id === variant.id)?.wearers ?? [];
  const detailsAttributes = writtenIn(languages.details);
  const care = details.filter(({ label }) => label === titles.care);
  const others = details.filter(({ label }) => label !== titles.care);
  return (
    <div className="product-sections">
      {frame === null ? null : (
        <Section title={measures.title} isOpen>
          <Suspense fallback={<div className="product-sections__frame" />}>
            <lazyFrameMeasures.Page frame={frame} />
          </Suspense>
          <CompareFrame productId={id} variantId={variant.id} frame={frame} />
        </Section>
      )}
      {others.length > 0 ? (
        <Section title={titles.details} isOpen>
          <dl className="product-sections__list stack-2" {...detailsAttributes}>
            {others.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      {wearers.length > 0 ? (
        <Section title={titles.wearers.title} isOpen>
          <Wearers wearers={wearers} />
        </Section>
      ) : null}
      {care.map(({ value }) => (
        <Section key={value} title={titles.care}>
          <p {...detailsAttributes}>{value}</p>
        </Section>
      ))}
      <Section title={delivery.title}>
        <ul className="product-sections__list stack-2">
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

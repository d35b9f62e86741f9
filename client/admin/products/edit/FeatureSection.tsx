import { useState, type ComponentProps } from 'react';

import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { pageShop } from '../../../page/shop.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Section } from '../../page/Section.tsx';
import './ProductEditor.css';

type Props = Pick<ComponentProps<typeof Section>, 'title' | 'titleRef' | 'children'> & {
  feature: ShopFeature;
  /** Whether the product has what the fields are about. */
  isFilled: boolean;
};

/** Has fields of what not every shop sells: folded until a product of the shop has some. */
export function FeatureSection({ feature, isFilled, title, titleRef, children }: Props) {
  // It stays as it was when the page was opened: what is typed must not be folded.
  const [isUsed] = useState(isFilled || pageShop().uses.includes(feature));
  const className = 'surface editor-section';
  if (isUsed) {
    return (
      <Section title={title} titleRef={titleRef} className={className}>
        {children}
      </Section>
    );
  }
  return (
    <details className="surface">
      <summary className="feature-section__title">{frProducts.edit.addFeature(title)}</summary>
      <Section title={title} titleRef={titleRef} className="editor-section">
        {children}
      </Section>
    </details>
  );
}

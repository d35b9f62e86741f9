import type { ReactNode } from 'react';

import { fr } from '../../text/fr.ts';
import { Icon } from '../../ui/Icon.tsx';
import './ProductSections.css';

/** What is worth knowing before buying, each part behind its title. */
export function ProductSections() {
  const { delivery } = fr.product.sections;
  return (
    <div className="product-sections">
      <Section title={delivery.title}>
        <ul className="product-sections__list">
          {delivery.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="product-sections__section">
      <summary className="product-sections__title">
        {title}
        <Icon name="chevron" size={20} />
      </summary>
      <div className="product-sections__text">{children}</div>
    </details>
  );
}

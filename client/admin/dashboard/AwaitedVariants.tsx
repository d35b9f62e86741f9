import { Link } from 'react-router-dom';

import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import type { AwaitedVariants_AwaitedFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';

graphql(`
  fragment AwaitedVariants_awaited on AwaitedVariant {
    waiting
    product {
      id
      title
    }
    variant {
      id
      title
    }
  }
`);

type Props = { awaited: readonly AwaitedVariants_AwaitedFragment[] };

const texts = frDashboard.awaited;

/** Sold-out variants that shoppers await, the most awaited first. */
export function AwaitedVariants({ awaited }: Props) {
  if (awaited.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ul>
        {awaited.map(({ waiting, product, variant }) => (
          <li key={variant.id} className="awaited__variant">
            <Link to={adminPaths.product(product.id)} className="awaited__link">
              {product.title}
              {variant.title === product.title ? '' : `, ${variant.title}`}
            </Link>
            <span className="awaited__count">{texts.waiting(waiting)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={adminPaths.stock()} className="awaited__link">
          {texts.toStock}
        </Link>
      </p>
    </Section>
  );
}

import { Link } from 'react-router-dom';

import type { LineAlterations_LineFragment } from '../../generated/shop/graphql.ts';
import { alterationsHash } from '#shared/paths.ts';
import { describeAlteration } from '../../ui/format/alteration.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import './CartLine.css';

type Props = { id: string; line: LineAlterations_LineFragment; path: string };

/** Says what is altered, and leads to the product's page, where it can be chosen anew. */
export function CartLineAlterations({ id, line, path }: Props) {
  return (
    <div className="cart-line__alterations">
      <ul id={id}>
        {line.alterations.map((alteration) => (
          <li key={alteration.id}>{describeAlteration(alteration)}</li>
        ))}
      </ul>
      <Link to={path + alterationsHash} aria-describedby={id}>
        {cartPageTexts.chooseAnew}
      </Link>
    </div>
  );
}

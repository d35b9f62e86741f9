import { useState } from 'react';

import { useOnDemand } from '../../catalog/useOnDemand.ts';
import { Button } from '../../ui/button/Button.tsx';
import { describeAlteration } from '../../ui/format/alteration.ts';
import type { CartData } from '../useCart.ts';
import './CartLine.css';
import { lineAlterationTexts as texts } from './lineAlterations.fr.ts';

type Props = {
  line: CartData['lines'][number];
  /** The list of alterations has it, where there are any. */
  id: string;
  /** Describes the button. */
  nameId: string;
  isDisabled: boolean;
};

const loadDialog = () => import('./AlterationsDialog.tsx');

/** Says what is altered, and where the product offers alterations opens their dialog. */
export function CartLineAlterations({ line, id, nameId, isDisabled }: Props) {
  const { loaded, isLoading, load } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const { alterations, product } = line;
  const isAltered = alterations.length > 0;
  if (!isAltered && product.alterations.length === 0) return null;
  return (
    <div className="cart-line__alterations">
      {isAltered ? (
        <ul id={id}>
          {alterations.map((alteration) => (
            <li key={alteration.id}>{describeAlteration(alteration)}</li>
          ))}
        </ul>
      ) : null}
      <Button
        variant="ghost"
        aria-describedby={nameId}
        aria-busy={isLoading}
        disabled={isDisabled}
        onClick={async () => setIsOpen(await load())}
      >
        {isAltered ? texts.change : texts.add}
      </Button>
      {isOpen && loaded ? (
        <loaded.AlterationsDialog line={line} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  );
}

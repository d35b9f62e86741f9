import { useState } from 'react';

import { Alterations } from '../../catalog/product/alterations/Alterations.tsx';
import '../../catalog/product/alterations/Alterations.css';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { CartData } from '../useCart.ts';
import { useCartActions } from '../useCartActions.ts';
import { lineAlterationTexts as texts } from './lineAlterations.fr.ts';

type Props = { line: CartData['lines'][number]; onClose: () => void };

/** The form of the product's page, with what the line has. */
export function AlterationsDialog({ line, onClose }: Props) {
  const { product, variant } = line;
  const { changeAlterations, isChanging } = useCartActions();
  const [values, setValues] = useState<Record<string, number | null>>(() =>
    Object.fromEntries(line.alterations.map(({ id, value }) => [id, value])),
  );
  const [refusals, setRefusals] = useState(0);

  const submit = async () => {
    if (product.alterations.some(({ id, measure }) => measure && values[id] === null)) {
      setRefusals(refusals + 1);
      return;
    }
    const ref = { productId: product.id, variantId: variant.id, lineId: line.id };
    const chosen = Object.entries(values).map(([id, value]) => ({ id, value }));
    if (!(await changeAlterations(ref, chosen))) return;
    announce(texts.saved);
    onClose();
  };

  return (
    <Dialog title={product.title} onClose={onClose}>
      <Form ref={null} className="stack-4" isBusy={isChanging} onSubmit={submit}>
        <Alterations
          alterations={product.alterations}
          state={{ refusals, values, write: setValues }}
        />
        <Button type="submit" disabled={isChanging}>
          {texts.save}
        </Button>
      </Form>
    </Dialog>
  );
}

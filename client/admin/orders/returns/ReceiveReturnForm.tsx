import { formatMoney } from '#shared/money.format.ts';
import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import { ReceivedLine } from './ReceivedLine.tsx';
import { nameOf, type Return, type ReturnedOrder } from './returnedOrder.ts';
import { useReceiveReturn, type ReturnForm } from './useReceiveReturn.ts';

const texts = frOrderChanges.returns;

type Props = {
  order: ReturnedOrder;
  /** The shopper's request; undefined for goods without one. */
  request: Return | undefined;
  onClose: () => void;
};

/** Ticks what came back; what will be refunded is shown before it is saved. */
export function ReceiveReturnForm({ order, request, onClose }: Props) {
  const form = useReceiveReturn(order, request, onClose);
  const { ref, lines, methods, method, preview } = form;
  return (
    <Form ref={ref} className="receive-return" isBusy={form.isBusy} onSubmit={form.save}>
      {lines.map(({ variantId, ...line }) => (
        <ReceivedLine
          key={variantId}
          {...line}
          name={nameOf(order, variantId)}
          onTake={(taken) => form.take(variantId, taken)}
          onRestock={(isRestocked) => form.setIsRestocked(variantId, isRestocked)}
        />
      ))}
      <fieldset className="receive-return__methods">
        <legend>{texts.method}</legend>
        {methods.map((each) => (
          <Radio
            key={each}
            name="refund-method"
            label={texts.methods[each]}
            checked={each === method}
            onChange={() => form.setMethod(each)}
          />
        ))}
      </fieldset>
      {method === 'NONE' ? null : (
        <Field
          {...form.amountField}
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          hint={preview === null ? undefined : texts.amountHint(formatMoney(preview.most))}
        />
      )}
      <Refunded form={form} />
      <FormProblem text={form.problem} />
      <div className="order-returns__buttons row-2">
        <Button type="submit" disabled={form.isBusy}>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={form.close}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}

function Refunded({ form: { method, preview, typed } }: { form: ReturnForm }) {
  const amount = typed ?? preview?.most;
  if (amount === undefined) return null;
  return (
    <output>{method === 'NONE' ? texts.noRefund : texts.willRefund(formatMoney(amount))}</output>
  );
}

import { useEffect, useRef, useState, type Ref } from 'react';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { frShipments } from '../../../text/admin/orders/shipments.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { FormErrors } from '../../../ui/form/useForm.ts';
import { Loaded } from '../../page/Loaded.tsx';
import type { MovableOrder } from '../moves/useMoveOrders.ts';
import './ShipDialog.css';
import { ShipTable, type NumberField } from './ShipTable.tsx';
import { ShippedActions } from './ShippedActions.tsx';
import {
  usualCarrier,
  useShipOrders,
  type Outcomes,
  type ShippingCarrier,
} from './useShipOrders.ts';

type Props = {
  orders: readonly MovableOrder[];
  carriers: readonly ShippingCarrier[];
  formRef: Ref<HTMLFormElement>;
  /** A parcel number by order: it outlasts the dialog. */
  fieldOf: (id: string) => NumberField;
  onRefused: (problems: FormErrors<string>) => void;
  onClose: () => void;
  onShipped: () => void;
};

const { ship: texts } = frShipments;

/** Gives several orders to a carrier, and says what came of each. */
export function ShipDialog({
  orders,
  carriers,
  formRef,
  fieldOf,
  onRefused,
  onClose,
  onShipped,
}: Props) {
  // The selection changes with the orders' states: the dialog is about those that it was opened for.
  const [ids] = useState(() => orders.map(({ id }) => id));
  const [chosenId, setChosenId] = useState<string>();
  // The carriers may come after the dialog was opened.
  const carrierId = chosenId ?? usualCarrier(carriers)?.id;
  const carrier = carriers.find(({ id }) => id === carrierId);
  const { preview, ship, isBusy, outcomes, problem, refresh } = useShipOrders(ids, carrierId);
  const isTyped = carrier?.kind === 'FILE';
  const rows = preview.data?.previewShipments ?? [];
  const ready = rows.filter(({ problems }) => problems.length === 0).map(({ order }) => order.id);
  const isDone = [...outcomes.values()].some(({ parcel }) => parcel);

  const submit = async () => {
    const parcels = isTyped ? ready.map((id) => ({ id, number: fieldOf(id).value })) : [];
    const wrong = await ship(ready, parcels);
    if (wrong) onRefused(wrong);
  };
  const close = () => {
    if (!isDone) {
      onClose();
      return;
    }
    void refresh();
    onShipped();
  };

  return (
    <Dialog title={texts.title(ids.length)} className="ship-dialog" onClose={close}>
      <Form ref={formRef} className="admin-form" isBusy={isBusy || isDone} onSubmit={submit}>
        {carriers.length > 1 && !isDone ? (
          <SelectField
            label={texts.carrier}
            value={carrierId}
            disabled={isBusy}
            onChange={({ target }) => setChosenId(target.value)}
          >
            {carriers.map(({ id, name, isComplete }) => (
              <option key={id} value={id} disabled={!isComplete}>
                {isComplete ? name : texts.incomplete(name)}
              </option>
            ))}
          </SelectField>
        ) : null}
        {isTyped && !isDone ? <p className="note">{texts.hint}</p> : null}
        <Loaded result={{ ...preview, data: preview.data ?? preview.previousData }}>
          {({ previewShipments }) => (
            <ShipTable
              rows={previewShipments}
              isStale={preview.data === undefined}
              isTyped={isTyped}
              outcomes={outcomes}
              fieldOf={fieldOf}
            />
          )}
        </Loaded>
        <FormProblem text={problem} />
        {isDone && carrier ? (
          <Result outcomes={outcomes} carrier={carrier} onClose={close} />
        ) : (
          <>
            {ready.length < rows.length ? (
              <p>{ready.length === 0 ? texts.none : texts.blocked(rows.length - ready.length)}</p>
            ) : null}
            <div className="order-moves row-2">
              <Button type="submit" disabled={isBusy || ready.length === 0}>
                {isBusy ? texts.submitting : texts.submit}
              </Button>
              <Button variant="quiet" onClick={close}>
                {frAdmin.dismiss}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

type ResultProps = { outcomes: Outcomes; carrier: ShippingCarrier; onClose: () => void };

/** Has the focus, whose button is gone. */
function Result({ outcomes, carrier, onClose }: ResultProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const all = [...outcomes.values()];
  const parcels = all.flatMap(({ parcel }) => parcel ?? []);
  const refused = all.length - parcels.length;
  return (
    <>
      <p ref={ref} tabIndex={-1} className="ship-dialog__result">
        {[
          texts.done(parcels.length, carrier.name),
          ...(refused > 0 ? [`${texts.refused(refused)}.`] : []),
        ].join(' ')}
      </p>
      <ShippedActions parcels={parcels} carrier={carrier} onClose={onClose} />
    </>
  );
}

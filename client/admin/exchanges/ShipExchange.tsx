import { useState } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frExchanges } from '../../text/admin/orders/exchanges.fr.ts';
import { frShipments } from '../../text/admin/orders/shipments.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useSentForm } from '../../ui/form/useSentForm.ts';
import { ParcelField } from '../orders/moves/ParcelField.tsx';
import { useShippingCarriers, usualCarrier } from '../orders/ship/useShipOrders.ts';
import type { Exchange } from './exchange.ts';
import { useExchangeMutation } from './useExchangeMutation.ts';

const shipExchangeMutation = graphql(`
  mutation AdminShipExchange($id: ID!, $version: Int!, $parcelNumber: String, $carrierId: ID) {
    payload: shipExchange(
      id: $id
      expectedVersion: $version
      parcelNumber: $parcelNumber
      carrierId: $carrierId
    ) {
      ...ExchangeChange_payload
    }
  }
`);

const texts = frExchanges.ship;

type Props = { exchange: Exchange; onMoved: () => void };

/** Opens a dialog for the carrier, or the number of a courier's parcel. */
export function ShipExchange({ exchange, onMoved }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { number, status } = exchange;
  const label = status === 'SHIPPED' ? texts.again : texts.open;
  return (
    <>
      <Button aria-label={frExchanges.named(label, number)} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Dialog title={texts.title(number)} onClose={() => setIsOpen(false)}>
          <ShipForm
            exchange={exchange}
            onDone={() => {
              setIsOpen(false);
              onMoved();
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

function ShipForm({ exchange, onDone }: { exchange: Exchange; onDone: () => void }) {
  const { id, number, version, method, toCollect } = exchange;
  const carriers = useShippingCarriers();
  const { send } = useExchangeMutation(shipExchangeMutation);
  const { ref, values, field, problem, isSending, ...form } = useSentForm(
    { parcelNumber: '', carrierId: '' },
    () => ({}),
  );
  const carrierId = values.carrierId || usualCarrier(carriers)?.id;
  const carrier = carriers.find((each) => each.id === carrierId);
  const isTyped = carrier === undefined || carrier.kind === 'FILE';

  const ship = async () => {
    const parcelNumber = values.parcelNumber.trim();
    const reply = await form.send(() =>
      send(
        isTyped
          ? { id, version, parcelNumber: parcelNumber || null }
          : { id, version, carrierId: carrier.id },
      ),
    );
    if (!reply) return;
    if (reply.exchange?.status === 'SHIPPED') toast.success(texts.done(number));
    else toast.warning(texts.uncertain);
    onDone();
  };

  return (
    <Form ref={ref} className="admin-form" isBusy={isSending} onSubmit={ship}>
      <p>
        {[
          toCollect.amount > 0
            ? texts.collects(formatMoney(toCollect.amount))
            : texts.collectsNothing,
          ...(method === 'AT_THE_DOOR' ? [texts.takesBack] : []),
        ].join(' ')}
      </p>
      {carriers.length > 1 ? (
        <SelectField {...field('carrierId')} label={texts.carrier} value={carrierId}>
          {carriers.map((each) => (
            <option key={each.id} value={each.id} disabled={!each.isComplete}>
              {each.isComplete ? each.name : frShipments.ship.incomplete(each.name)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {isTyped ? <ParcelField {...field('parcelNumber')} label={texts.parcelNumber} /> : null}
      <FormProblem text={problem} />
      <div>
        <Button type="submit" disabled={isSending}>
          {isSending ? frShipments.ship.submitting : texts.submit}
        </Button>
      </div>
    </Form>
  );
}

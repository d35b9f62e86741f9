import { useState, type ReactNode } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import type { Reply } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frExchanges as texts } from '../../text/admin/orders/exchanges.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { useFocusOnState } from '../orders/OrderStatusChip.tsx';
import { AdminIcon } from '../page/AdminIcon.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { parcelOf, type Exchange } from './exchange.ts';
import './Exchanges.css';
import { ReceiveExchange } from './ReceiveExchange.tsx';
import { ShipExchange } from './ShipExchange.tsx';
import { useExchangeMutation } from './useExchangeMutation.ts';

const approveExchangeMutation = graphql(`
  mutation AdminApproveExchange($id: ID!, $version: Int!) {
    payload: approveExchange(id: $id, expectedVersion: $version) {
      ...ExchangeChange_payload
    }
  }
`);

const refuseExchangeMutation = graphql(`
  mutation AdminRefuseExchange($id: ID!, $version: Int!, $reason: String!) {
    payload: refuseExchange(id: $id, expectedVersion: $version, reason: $reason) {
      ...ExchangeChange_payload
    }
  }
`);

const completeExchangeMutation = graphql(`
  mutation AdminCompleteExchange($id: ID!, $version: Int!, $collected: Centimes!) {
    payload: completeExchange(id: $id, expectedVersion: $version, collected: $collected) {
      ...ExchangeChange_payload
    }
  }
`);

const failExchangeMutation = graphql(`
  mutation AdminFailExchange($id: ID!, $version: Int!, $reason: String!, $restock: Boolean!) {
    payload: failExchange(id: $id, expectedVersion: $version, reason: $reason, restock: $restock) {
      ...ExchangeChange_payload
    }
  }
`);

/** Lists, counts and the order follow from the move. */
const following = { refetchQueries: 'active' } as const;

/** The buttons for what may be done with an exchange now, and its slip. */
export function ExchangeActions({ exchange }: { exchange: Exchange }) {
  const { number, moves, canReceive, status, shipments } = exchange;
  const { ref, onMoved } = useFocusOnState();
  const about = { exchange, onMoved };
  // An exchange that cannot be refused any more can fail.
  const fails = moves.includes('FAILED') && !moves.includes('REFUSED');
  const hasLostParcel = status === 'SHIPPED' && shipments.length > 0 && !parcelOf(exchange);
  return (
    <div className="exchange-actions row-2">
      <span ref={ref} tabIndex={-1} className="visually-hidden">
        {texts.statuses[status]}
      </span>
      {moves.includes('APPROVED') ? <Approve {...about} /> : null}
      {canReceive ? <ReceiveExchange {...about} /> : null}
      {moves.includes('SHIPPED') || hasLostParcel ? <ShipExchange {...about} /> : null}
      {moves.includes('COMPLETED') ? <Complete {...about} /> : null}
      {moves.includes('REFUSED') ? <Refuse {...about} /> : null}
      {fails ? <Fail {...about} /> : null}
      {moves.length === 0 ? null : (
        <ButtonLink
          variant="quiet"
          aria-label={texts.named(texts.slip.open, number)}
          to={adminPaths.exchangeSlip(exchange.order.id, number)}
        >
          <AdminIcon name="print" size={20} />
          {texts.slip.open}
        </ButtonLink>
      )}
    </div>
  );
}

type Props = { exchange: Exchange; onMoved: () => void };

function Approve({ exchange: { id, number, version }, onMoved }: Props) {
  const { run, isBusy } = useAdminMutation(approveExchangeMutation, {
    ...following,
    done: texts.approved(number),
  });
  const approve = async () => {
    if (await run({ id, version })) onMoved();
  };
  return (
    <Button
      aria-label={texts.named(texts.approve, number)}
      disabled={isBusy}
      onClick={() => void approve()}
    >
      {texts.approve}
    </Button>
  );
}

function Refuse({ exchange, onMoved }: Props) {
  const { id, number, version } = exchange;
  const { send } = useExchangeMutation(refuseExchangeMutation);
  const { open, title, done } = texts.refuse;
  return (
    <WithReason
      exchange={exchange}
      open={open}
      title={title(number)}
      send={(reason) => send({ id, version, reason })}
      onDone={() => {
        toast.success(done(number));
        onMoved();
      }}
    />
  );
}

function Fail({ exchange, onMoved }: Props) {
  const { id, number, version, status } = exchange;
  const { send } = useExchangeMutation(failExchangeMutation);
  const [restock, setRestock] = useState(true);
  const { open, title, text, restock: label, done } = texts.fail;
  return (
    <WithReason
      exchange={exchange}
      open={open}
      title={title(number)}
      text={text}
      send={(reason) => send({ id, version, reason, restock })}
      onDone={() => {
        toast.success(done(number));
        onMoved();
      }}
    >
      {status === 'SHIPPED' ? (
        <Checkbox
          label={label}
          checked={restock}
          onChange={({ target }) => setRestock(target.checked)}
        />
      ) : null}
    </WithReason>
  );
}

type ReasonProps = {
  exchange: Exchange;
  open: string;
  title: string;
  text?: string;
  send: (reason: string) => Promise<Reply | undefined>;
  onDone: () => void;
  children?: ReactNode;
};

/** Opens a dialog for a reason, which the shopper reads. */
function WithReason({ exchange, open, title, text, send, onDone, children }: ReasonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { number, order } = exchange;
  const { email } = order.shippingInfo;
  return (
    <>
      <Button
        variant="danger"
        aria-label={texts.named(open, number)}
        onClick={() => setIsOpen(true)}
      >
        {open}
      </Button>
      {isOpen ? (
        <Dialog title={title} onClose={() => setIsOpen(false)}>
          {text === undefined ? null : <p>{text}</p>}
          <AdminForm
            fields={{ reason: '' }}
            submit={open}
            variant="danger"
            send={({ reason }) => send(reason)}
            onDone={() => {
              setIsOpen(false);
              onDone();
            }}
          >
            {(field) => (
              <>
                <Field
                  {...field('reason')}
                  dir="auto"
                  label={texts.reason}
                  hint={email ? texts.mailed : texts.notMailed}
                  maxLength={200}
                  autoComplete="off"
                />
                {children}
              </>
            )}
          </AdminForm>
        </Dialog>
      ) : null}
    </>
  );
}

function Complete({ exchange, onMoved }: Props) {
  const { id, number, version, difference, toCollect } = exchange;
  const { run } = useAdminMutation(completeExchangeMutation, {
    ...following,
    done: texts.complete.done(number),
  });
  const { amount: collected } = toCollect;
  const sum = formatMoney(Math.abs(collected || difference.amount));
  const { open, title, confirm, confirmCollected, ...says } = texts.complete;
  const text =
    collected > 0 ? says.toCollect(sum) : difference.amount < 0 ? says.toRefund(sum) : says.nothing;
  return (
    <ConfirmButton
      variant="primary"
      label={open}
      aria-label={texts.named(open, number)}
      title={title(number)}
      confirm={collected > 0 ? confirmCollected(sum) : confirm}
      action={async () => {
        if (await run({ id, version, collected })) onMoved();
      }}
    >
      <p>{text}</p>
    </ConfirmButton>
  );
}

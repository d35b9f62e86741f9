import { formatMoney } from '#shared/money.format.ts';
import { useState } from 'react';

import type { SettleByHand_ParcelFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { AdminForm } from '../form/AdminForm.tsx';

graphql(`
  fragment SettleByHand_parcel on OutstandingParcel {
    id
    order {
      id
      number
    }
    exchange {
      id
      number
    }
    amount {
      amount
    }
  }
`);

export const settleParcelsMutation = graphql(`
  mutation AdminSettleParcels($parcels: [SettledParcelInput!]!, $note: String!) {
    payload: settleParcels(parcels: $parcels, note: $note) {
      orders {
        id
        settledAt
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { byHand: texts } = frMoney;

type Props = { rows: readonly SettleByHand_ParcelFragment[]; onDone: () => void };

/** Settles the chosen parcels without a statement, with a reason. */
export function SettleByHand({ rows, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useAdminMutation(settleParcelsMutation, { refetchQueries: 'active' });
  const amount = rows.reduce((sum, each) => sum + each.amount.amount, 0);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      {isOpen ? (
        <Dialog title={texts.title(rows.length)} onClose={() => setIsOpen(false)}>
          <p className="money-by-hand">{texts.text(formatMoney(amount))}</p>
          <AdminForm
            fields={{ note: '' }}
            submit={texts.open}
            send={({ note }) => send({ parcels: rows.map(({ id }) => ({ id })), note })}
            onDone={() => {
              toast.success(texts.done(rows.length));
              setIsOpen(false);
              onDone();
            }}
          >
            {(field) => (
              <Field
                {...field('note')}
                dir="auto"
                label={texts.note}
                hint={texts.noteHint}
                maxLength={200}
                autoComplete="off"
              />
            )}
          </AdminForm>
        </Dialog>
      ) : null}
    </>
  );
}

import { useState } from 'react';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import type { RecipientHold_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { instantOf } from '../../form/moroccoTime.ts';
import './OrderContacts.css';

graphql(`
  fragment RecipientHold_order on Order {
    id
    shippingInfo {
      phone
    }
    recipientHold {
      reason
      until
      by
    }
  }
`);

const holdMutation = graphql(`
  mutation AdminHoldRecipient($phone: String!, $reason: String!, $until: DateTime!) {
    payload: holdRecipient(phone: $phone, reason: $reason, until: $until) {
      hold {
        until
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const releaseMutation = graphql(`
  mutation AdminReleaseRecipient($phone: String!) {
    payload: releaseRecipient(phone: $phone) {
      hold {
        until
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frOrders.hold;

/** Every order of the phone shows it. */
const following = { refetchQueries: 'active' } as const;

/** Says until when the recipient of an order has to confirm, pay by card or fetch, and changes that. */
export function RecipientHold({ order }: { order: RecipientHold_OrderFragment }) {
  const { shippingInfo, recipientHold: hold } = order;
  const { phone } = shippingInfo;
  if (!phone) return null;
  if (!hold) return <Hold phone={phone} />;
  return (
    <div className="order-contacts__hold">
      <p>
        <strong>{`${texts.held(formatDate(hold.until))} `}</strong>
        <bdi>{hold.reason}</bdi>
        <span>{` · ${hold.by}`}</span>
      </p>
      <Release phone={phone} />
    </div>
  );
}

function Hold({ phone }: { phone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useAdminMutation(holdMutation, following);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <Dialog title={texts.title} onClose={() => setIsOpen(false)}>
          <p>{texts.text}</p>
          <AdminForm
            fields={{ reason: '', until: '' }}
            submit={texts.submit}
            send={({ reason, until }) =>
              // To the end of that day in Morocco, wherever the browser stands.
              send({ phone, reason, until: instantOf(`${until}T23:59`) ?? until })
            }
            onDone={() => {
              setIsOpen(false);
              toast.success(texts.done);
            }}
          >
            {(field) => (
              <>
                <Field
                  {...field('reason')}
                  dir="auto"
                  label={texts.reason}
                  hint={texts.reasonHint}
                  maxLength={200}
                  autoComplete="off"
                />
                <Field
                  {...field('until')}
                  label={texts.until}
                  type="date"
                  // Else browsers take years of six digits, which are no dates of the API.
                  max="9999-12-31"
                  required
                />
              </>
            )}
          </AdminForm>
        </Dialog>
      ) : null}
    </>
  );
}

function Release({ phone }: { phone: string }) {
  const { run, isBusy } = useAdminMutation(releaseMutation, { ...following, done: texts.released });
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void run({ phone })}>
      {texts.release}
    </Button>
  );
}

import { useState } from 'react';

import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { AdminForm } from '../../form/AdminForm.tsx';

const refuseReturnMutation = graphql(`
  mutation AdminRefuseReturn($orderId: ID!, $reason: String!) {
    payload: refuseReturn(orderId: $orderId, reason: $reason) {
      order {
        id
        returns {
          id
          refusedAt
          refusal
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frOrderChanges.returns;

export function RefuseReturn({ order: { id, number } }: { order: { id: string; number: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useAdminMutation(refuseReturnMutation, { refetchQueries: 'active' });
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {texts.refuse}
      </Button>
      {isOpen ? (
        <Dialog title={texts.refuseTitle} onClose={() => setIsOpen(false)}>
          <AdminForm
            fields={{ reason: '' }}
            submit={texts.refuse}
            variant="danger"
            send={({ reason }) => send({ orderId: id, reason })}
            onDone={() => {
              setIsOpen(false);
              toast.success(texts.refused(number));
            }}
          >
            {(field) => (
              <Field
                {...field('reason')}
                dir="auto"
                label={texts.reason}
                hint={texts.refuseText}
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

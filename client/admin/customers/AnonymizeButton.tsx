import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { frAdmin } from '../../text/fr.admin.ts';
import { frPeople } from '../../text/fr.admin.people.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { CustomerOrders_OrderFragment } from '../generated/graphql.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { useAnonymizeCustomer } from './useAnonymizeCustomer.ts';

type Order = Pick<CustomerOrders_OrderFragment, 'number' | 'status' | 'moves'>;
type Props = { id: string; orders: readonly Order[] };

const texts = frPeople.customers;
const numbersOf = (orders: readonly Order[]) => orders.map(({ number }) => number).join(', ');

export function AnonymizeButton({ id, orders }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { anonymize, isBusy } = useAnonymizeCustomer();
  const navigate = useNavigate();
  const cancelled = orders.filter(({ moves }) => moves.includes('CANCELLED'));
  const shipped = orders.filter(({ status }) => status === 'SHIPPED');
  const confirm = async () => {
    const isGone = await anonymize({ id, cancelOrders: cancelled.length + shipped.length > 0 });
    setIsOpen(false);
    if (isGone) await navigate(adminPaths.customers(), { replace: true });
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {texts.anonymize}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={texts.anonymizeTitle}
          confirm={cancelled.length > 0 ? texts.anonymizeAndCancel : texts.anonymizeConfirm}
          dismiss={frAdmin.dismiss}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setIsOpen(false)}
        >
          <p>{texts.anonymizeText}</p>
          {cancelled.length > 0 ? <p>{texts.anonymizeCancels(numbersOf(cancelled))}</p> : null}
          {shipped.length > 0 ? <p>{texts.anonymizeShipped(numbersOf(shipped))}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

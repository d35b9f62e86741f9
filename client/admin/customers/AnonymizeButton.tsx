import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { frAdmin } from '../../text/fr.admin.ts';
import { frPeople } from '../../text/fr.admin.people.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { useAnonymizeCustomer } from './useAnonymizeCustomer.ts';

const texts = frPeople.customers;

export function AnonymizeButton({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { anonymize, isBusy } = useAnonymizeCustomer();
  const navigate = useNavigate();
  const confirm = async () => {
    const isGone = await anonymize(id);
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
          confirm={texts.anonymizeConfirm}
          dismiss={frAdmin.dismiss}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setIsOpen(false)}
        >
          <p>{texts.anonymizeText}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

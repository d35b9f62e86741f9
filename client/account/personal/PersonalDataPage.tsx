import { useState } from 'react';

import { useSession } from '../../apollo/session.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { isDemoAccount } from '../entry/openedSession.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import './PersonalDataPage.css';
import { useDataExport } from './useDataExport.ts';
import { accountTexts } from '../account.fr.ts';

const { title, law, export: exportTexts, deletion } = accountTexts.data;

export function PersonalDataPage() {
  const isDemo = isDemoAccount(useSession());
  const { exportData, isExporting } = useDataExport();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <div className="personal-data">
      <DocumentHead title={title} />
      <p>{law}</p>
      <section className="surface" aria-labelledby="export-title">
        <h2 id="export-title">{exportTexts.title}</h2>
        <p className="account-text">{exportTexts.text}</p>
        <Button variant="secondary" disabled={isExporting} onClick={() => void exportData()}>
          {isExporting ? exportTexts.preparing : exportTexts.submit}
        </Button>
      </section>
      <section className="surface" aria-labelledby="deletion-title">
        <h2 id="deletion-title">{deletion.title}</h2>
        <p className="account-text">{isDemo ? accountTexts.security.demo : deletion.text}</p>
        {isDemo ? null : (
          <Button variant="danger" onClick={() => setIsDialogOpen(true)}>
            {deletion.open}
          </Button>
        )}
      </section>
      {isDialogOpen ? <DeleteAccountDialog onClose={() => setIsDialogOpen(false)} /> : null}
    </div>
  );
}

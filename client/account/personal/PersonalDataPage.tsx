import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { useSession } from '../../apollo/session.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { isDemoAccount } from '../entry/openedSession.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import './PersonalDataPage.css';
import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { dayInMorocco } from '../../page/today.ts';
import { download } from '../../ui/download.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { accountTexts } from '../account.fr.ts';

const { title, law, export: exportTexts, deletion } = accountTexts.data;

export function PersonalDataPage() {
  const isDemo = isDemoAccount(useSession());
  const { exportData, isExporting } = useDataExport();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <div className="personal-data stack-6">
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

const dataExportQuery = graphql(`
  query DataExport {
    me {
      id
      dataExport
    }
  }
`);

const texts = accountTexts.data.export;

/** Downloads what the shop stores about the customer, as a file of JSON. */
function useDataExport() {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);

  const exportData = async () => {
    setIsExporting(true);
    try {
      const { data } = await client.query({ query: dataExportQuery, fetchPolicy: 'no-cache' });
      if (!data?.me) return;
      download(data.me.dataExport, 'application/json', texts.fileName(dayInMorocco(new Date())));
      toast.success(texts.done);
    } catch (error) {
      toast.error(describeError(error));
    } finally {
      setIsExporting(false);
    }
  };
  return { exportData, isExporting };
}

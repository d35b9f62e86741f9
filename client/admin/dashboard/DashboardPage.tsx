import { useQuery } from '@apollo/client/react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { Loaded, liveQuery } from '../page/Loaded.tsx';
import { AwaitedVariants } from './AwaitedVariants.tsx';
import './Dashboard.css';
import { FailedMails } from './FailedMails.tsx';
import { MissingSettings } from './MissingSettings.tsx';
import { Sales } from './Sales.tsx';
import { WaitingTiles } from './WaitingTiles.tsx';

const dashboardPageQuery = graphql(`
  query AdminDashboardPage {
    dashboard(days: 30) {
      ...WaitingTiles_dashboard
      ...Sales_dashboard
      missingSettings
    }
    failedMails(first: 20) {
      ...FailedMails_mail
    }
    stockAlerts(first: 10) {
      ...AwaitedVariants_awaited
    }
  }
`);

export function DashboardPage() {
  const result = useQuery(dashboardPageQuery, liveQuery);
  return (
    <PageFrame
      title={frDashboard.title}
      isHome
      actions={<ButtonLink to={adminPaths.newOrder()}>{frAdmin.newOrder}</ButtonLink>}
    >
      <Loaded result={result}>
        {({ dashboard, failedMails, stockAlerts }) => (
          <div className="admin-columns">
            <WaitingTiles dashboard={dashboard} />
            <FailedMails mails={failedMails} />
            <MissingSettings names={dashboard.missingSettings} />
            <AwaitedVariants awaited={stockAlerts} />
            <Sales dashboard={dashboard} />
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
}

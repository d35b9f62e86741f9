import { useQuery } from '@apollo/client/react';

import { frDashboard } from '../../text/fr.admin.dashboard.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { describeProblem } from '../apollo/problems.ts';
import { graphql } from '../generated/index.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { liveQuery } from '../page/liveQuery.ts';
import { AwaitedVariants } from './AwaitedVariants.tsx';
import './Dashboard.css';
import { FailedMails } from './FailedMails.tsx';
import { MissingSettings } from './MissingSettings.tsx';
import { Sales } from './Sales.tsx';
import { WaitingTiles } from './WaitingTiles.tsx';

const dashboardPageQuery = graphql(`
  query AdminDashboardPage {
    dashboard(days: 30) {
      ...WaitingTiles_dashboard @unmask
      ...Sales_dashboard @unmask
      missingSettings
    }
    failedMails(first: 20) {
      ...FailedMails_mail @unmask
    }
    stockAlerts(first: 10) {
      ...AwaitedVariants_awaited @unmask
    }
  }
`);

export function DashboardPage() {
  const { data, error, refetch } = useQuery(dashboardPageQuery, liveQuery);
  return (
    <PageFrame title={frDashboard.title} isHome>
      {data ? (
        <div className="admin-columns">
          <WaitingTiles dashboard={data.dashboard} />
          <FailedMails mails={data.failedMails} />
          <MissingSettings names={data.dashboard.missingSettings} />
          <AwaitedVariants awaited={data.stockAlerts} />
          <Sales dashboard={data.dashboard} />
        </div>
      ) : error ? (
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <Loader />
      )}
    </PageFrame>
  );
}

import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { Loaded, liveQuery } from '../page/Loaded.tsx';
import './Dashboard.css';
import { labelOf } from '../../text/admin/labels.fr.ts';
import { Section } from '../page/Section.tsx';
import { useStaff } from '../staff/me.ts';
import { Sales } from './Sales.tsx';
import { cx } from '../../ui/cx.ts';
import type { AdminDashboardPageQuery } from '../../generated/admin/graphql.ts';

const dashboardPageQuery = graphql(`
  query AdminDashboardPage {
    dashboard(days: 30) {
      toConfirm
      toPrepare
      openReturns
      openExchanges
      openSewingJobs
      latePayouts
      lowStock
      appointmentsToday
      deliveryTasks
      ...Sales_dashboard
      missingSettings
    }
    firstSteps {
      ...FirstSteps_step
    }
    failedMails(first: 20) {
      ...FailedMails_mail
    }
    deliveryTasks(first: 20) {
      totalCount
      nodes {
        ...DeliveryTasks_task
      }
    }
    stockAlerts(first: 10) {
      waiting
      product {
        id
        title
      }
      variant {
        id
        title
      }
    }
  }
`);

// Most shops have none of it.
const FirstSteps = lazy(async () => ({
  default: (await import('./first-steps/FirstSteps.tsx')).FirstSteps,
}));

const Alerts = lazy(async () => ({ default: (await import('./Alerts.tsx')).Alerts }));

export function DashboardPage() {
  const result = useQuery(dashboardPageQuery, liveQuery);
  return (
    <PageFrame
      title={frDashboard.title}
      isHome
      actions={<ButtonLink to={adminPaths.newOrder()}>{frAdmin.newOrder}</ButtonLink>}
    >
      <Loaded result={result}>
        {({ dashboard, firstSteps, failedMails, deliveryTasks, stockAlerts }) => (
          <div className="admin-columns">
            {firstSteps.length > 0 ? <FirstSteps steps={firstSteps} /> : null}
            <WaitingTiles dashboard={dashboard} isOpened={firstSteps.length === 0} />
            {deliveryTasks.totalCount + failedMails.length + stockAlerts.length > 0 ? (
              <Suspense>
                <Alerts {...{ deliveryTasks, failedMails, stockAlerts }} />
              </Suspense>
            ) : null}
            {firstSteps.length > 0 ? null : <MissingSettings names={dashboard.missingSettings} />}
            <Sales dashboard={dashboard} />
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
}

const texts = frDashboard;

type TilesProps = Pick<AdminDashboardPageQuery, 'dashboard'> & {
  /** Before that, calm would say that nothing is left to do. */
  isOpened: boolean;
};

/** Counts what awaits staff; each count leads to its list. */
function WaitingTiles({ dashboard, isOpened }: TilesProps) {
  const {
    toConfirm,
    toPrepare,
    openReturns,
    openExchanges,
    openSewingJobs,
    latePayouts,
    lowStock,
    appointmentsToday,
  } = dashboard;
  const tiles = [
    { label: texts.toConfirm, count: toConfirm, to: adminPaths.orders('etat=a-confirmer') },
    { label: texts.toPrepare, count: toPrepare, to: adminPaths.orders('etat=a-preparer') },
    { label: texts.openReturns, count: openReturns, to: adminPaths.orders('etat=retours') },
    { label: texts.openExchanges, count: openExchanges, to: adminPaths.exchanges() },
    { label: texts.openSewingJobs, count: openSewingJobs, to: adminPaths.sewing() },
    { label: texts.latePayouts, count: latePayouts, to: adminPaths.money('vue=retard') },
    { label: texts.lowStock, count: lowStock, to: adminPaths.stock('vue=stock-bas') },
    { label: texts.appointmentsToday, count: appointmentsToday, to: adminPaths.appointments() },
  ];
  const isCalm =
    isOpened && dashboard.deliveryTasks === 0 && tiles.every(({ count }) => count === 0);
  return (
    <section aria-label={texts.waiting}>
      {isCalm ? <p className="waiting-tiles__calm">{texts.calm}</p> : null}
      <ul className="waiting-tiles">
        {tiles.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to} className={cx('waiting-tile', count === 0 && 'waiting-tile--done')}>
              <span className="waiting-tile__count">{count}</span>{' '}
              <span className="waiting-tile__label">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fields of « Réglages », by the variables of the environment that are their defaults. */
const fields: Readonly<Record<string, string>> = {
  SHOP_LEGAL_NAME: 'legalName',
  SHOP_LEGAL_ADDRESS: 'legalAddress',
  SHOP_ICE: 'ice',
  SHOP_RC: 'rc',
  SHOP_IF: 'taxId',
  SHOP_CNDP: 'cndp',
  SHOP_PHONE: 'phone',
  SHOP_EMAIL: 'email',
};

/** Names what shoppers do not see because its setting is missing. */
function MissingSettings({ names }: { names: readonly string[] }) {
  const { title, text, complete } = frDashboard.missingSettings;
  const { role } = useStaff();
  if (names.length === 0) return null;
  return (
    <Section title={title}>
      <p>{text}</p>
      <ul className="missing-settings">
        {names.map((name) => (
          <li key={name}>{labelOf('field', fields[name] ?? name)}</li>
        ))}
      </ul>
      {role === 'OWNER' ? (
        <ButtonLink variant="secondary" to={adminPaths.settings()}>
          {complete}
        </ButtonLink>
      ) : null}
    </Section>
  );
}

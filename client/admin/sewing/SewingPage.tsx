import { lineTitle } from '#shared/texts/order.fr.ts';
import { Link } from 'react-router-dom';

import type { AdminSewingPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { useToday } from '../../page/today.ts';
import { frSewing as texts } from '../../text/admin/orders/sewing.fr.ts';
import { formatDay } from '../../ui/format/day.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ItemSection } from '../form/ItemSection.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { liveQuery } from '../page/Loaded.tsx';
import './Sewing.css';
import { SewingMoves } from './SewingMoves.tsx';

const sewingPageQuery = graphql(`
  query AdminSewingPage($status: SewingStatus!, $after: String) {
    sewingJobs(status: $status, first: 20, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...MovableSewing_job
        dueOn
        line {
          image
        }
        order {
          id
          shippingInfo {
            name
          }
        }
      }
    }
    TODO: sewingJobs(status: TODO, first: 1) {
      totalCount
    }
    IN_PROGRESS: sewingJobs(status: IN_PROGRESS, first: 1) {
      totalCount
    }
    DONE: sewingJobs(status: DONE, first: 1) {
      totalCount
    }
  }
`);

type Job = AdminSewingPageQuery['sewingJobs']['nodes'][number];

const parameter = 'etat';

const tabs = [
  { name: '', label: texts.tabs.TODO, status: 'TODO' },
  { name: 'en-cours', label: texts.tabs.IN_PROGRESS, status: 'IN_PROGRESS' },
  { name: 'terminees', label: texts.tabs.DONE, status: 'DONE' },
] as const;

const statusOf = (name: string) => tabs.find((tab) => tab.name === name)?.status ?? 'TODO';

/** Lists what is to be sewn, the first that is due first; it is used with one hand, on a phone. */
export function SewingPage() {
  return (
    <ListPage
      title={texts.title}
      query={sewingPageQuery}
      request={({ read, after }) => ({
        variables: { status: statusOf(read(parameter)), after },
        ...liveQuery,
      })}
      list={({ sewingJobs }) => sewingJobs}
      tabs={{
        label: texts.tabs.label,
        parameter,
        tabs,
        countOf: (data, name) => data[statusOf(name)].totalCount,
      }}
      empty={texts.empty}
    >
      {(jobs, parameters) => (
        <SewingJobs title={texts.lists[statusOf(parameters.get(parameter) ?? '')]} jobs={jobs} />
      )}
    </ListPage>
  );
}

function SewingJobs({ title, jobs }: { title: string; jobs: readonly Job[] }) {
  const today = useToday();
  return (
    <div className="sewing-jobs">
      <ItemSection title={title} rows={jobs} item={(job) => itemOf(job, today)} />
    </div>
  );
}

function itemOf(job: Job, today: string) {
  const { id, status, dueOn, line, order } = job;
  const { title, variantTitle, quantity } = line;
  return {
    id,
    title: <strong>{texts.article(quantity, lineTitle(title, variantTitle))}</strong>,
    mark: status !== 'DONE' && dueOn < today ? texts.late : undefined,
    facts: [texts.due(formatDay(dueOn))],
    details: <SewingFacts line={line} order={order} />,
    children: <SewingMoves job={job} />,
  };
}

/** Says what is to be sewn, large enough for a phone that lies beside the work, and for whom. */
function SewingFacts({ line, order }: Pick<Job, 'line' | 'order'>) {
  const { name } = order.shippingInfo;
  return (
    <div className="sewing-job">
      <Picture src={line.image} alt="" className="sewing-job__picture" />
      <div>
        {line.alterations.map(({ id, title, measureName, value }) => (
          <p key={id} className="sewing-job__alteration">
            {texts.alteration(title, measureName, value)}
          </p>
        ))}
        <p className="row-3">
          <Link to={adminPaths.order(order.id)}>{order.number}</Link>
          {name ? <bdi>{name}</bdi> : null}
        </p>
      </div>
    </div>
  );
}

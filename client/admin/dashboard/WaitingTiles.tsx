import { Link } from 'react-router-dom';

import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import { cx } from '../../ui/cx.ts';
import type { WaitingTiles_DashboardFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';

graphql(`
  fragment WaitingTiles_dashboard on Dashboard {
    toConfirm
    toPrepare
    openReturns
    lowStock
  }
`);

type Props = { dashboard: WaitingTiles_DashboardFragment };

const texts = frDashboard;

/** What awaits staff; each leads to the list of it. */
export function WaitingTiles({ dashboard }: Props) {
  const { toConfirm, toPrepare, openReturns, lowStock } = dashboard;
  const tiles = [
    { label: texts.toConfirm, count: toConfirm, to: adminPaths.orders('etat=a-confirmer') },
    { label: texts.toPrepare, count: toPrepare, to: adminPaths.orders('etat=a-preparer') },
    { label: texts.openReturns, count: openReturns, to: adminPaths.orders('etat=retours') },
    { label: texts.lowStock, count: lowStock, to: adminPaths.stock('vue=stock-bas') },
  ];
  const isCalm = tiles.every(({ count }) => count === 0);
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

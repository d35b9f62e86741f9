import { Link } from 'react-router-dom';

import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import type { AdminDashboardPageQuery } from '../../generated/admin/graphql.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';
import { DeliveryTasks } from './DeliveryTasks.tsx';
import { FailedMails } from './FailedMails.tsx';

type Props = Pick<AdminDashboardPageQuery, 'deliveryTasks' | 'failedMails' | 'stockAlerts'>;

/** Shows what most days have none of. */
export function Alerts({ deliveryTasks, failedMails, stockAlerts }: Props) {
  return (
    <>
      <DeliveryTasks tasks={deliveryTasks.nodes} count={deliveryTasks.totalCount} />
      <FailedMails mails={failedMails} />
      <AwaitedVariants stockAlerts={stockAlerts} />
    </>
  );
}

const texts = frDashboard.awaited;

/** Sold-out variants that shoppers await, the most awaited first. */
function AwaitedVariants({ stockAlerts }: Pick<Props, 'stockAlerts'>) {
  if (stockAlerts.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ul>
        {stockAlerts.map(({ waiting, product, variant }) => (
          <li key={variant.id} className="awaited__variant">
            <Link to={adminPaths.product(product.id)} className="awaited__link">
              {variant.title === product.title
                ? product.title
                : `${product.title}, ${variant.title}`}
            </Link>
            <span className="awaited__count">{texts.waiting(waiting)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={adminPaths.stock()} className="awaited__link">
          {texts.toStock}
        </Link>
      </p>
    </Section>
  );
}

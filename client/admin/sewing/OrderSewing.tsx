import { lineTitle } from '#shared/texts/order.fr.ts';
import { Link } from 'react-router-dom';

import type { OrderSewing_OrderFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { frSewing } from '../../text/admin/orders/sewing.fr.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';

graphql(`
  fragment OrderSewing_order on Order {
    sewingJobs {
      id
      status
      line {
        id
        title
        variantTitle
        alterations {
          id
          title
          value
        }
      }
    }
  }
`);

const { unfinished: texts } = frSewing;

/** Says what is to be sewn before the order can leave the shop. */
export function OrderSewing({ order }: { order: OrderSewing_OrderFragment }) {
  const jobs = order.sewingJobs.filter(({ status }) => status !== 'DONE');
  if (jobs.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ul>
        {jobs.map(({ id, status, line: { title, variantTitle, alterations } }) => (
          <li key={id}>
            {texts.job(lineTitle(title, variantTitle, alterations), labels.sewingStatus[status])}
          </li>
        ))}
      </ul>
      <p className="note">{texts.text}</p>
      <Link to={adminPaths.sewing()}>{texts.open}</Link>
    </Section>
  );
}

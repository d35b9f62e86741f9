import { frOrders } from '../../../text/admin/orders.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import './PrintLinks.css';

/** To the papers of these orders, in a tab of their own: the list keeps what is selected. */
export function PrintLinks({ ids }: { ids: readonly string[] }) {
  const links = [
    { to: adminPaths.packingSlips(ids), label: frOrders.print.printSlips },
    { to: adminPaths.courierSheet(ids), label: frOrders.sheet.title },
  ];
  return (
    <div className="print-links row-2">
      {links.map(({ to, label }) => (
        <ButtonLink key={to} variant="quiet" to={to} target="_blank">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

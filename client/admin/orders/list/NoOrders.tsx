import { frOrders } from '../../../text/fr.admin.orders.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { adminPaths } from '../../page/adminPaths.ts';

export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <p className="admin-empty">{frOrders.none}</p>;
  return (
    <div className="admin-empty orders__none">
      <p>{frOrders.noneFound}</p>
      <ButtonLink variant="secondary" to={adminPaths.orders()}>
        {frOrders.showAll}
      </ButtonLink>
    </div>
  );
}

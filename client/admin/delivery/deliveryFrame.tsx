import { frDelivery } from '../../text/admin/settings/delivery.fr.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import './Delivery.css';

const { title, parts, zones, days, points, carriers } = frDelivery;

const tabs = [
  { label: zones.title, to: adminPaths.deliveryZones() },
  { label: days.title, to: adminPaths.deliveryDays() },
  { label: points.title, to: adminPaths.pickupPoints() },
  { label: carriers.title, to: adminPaths.carriers() },
];

/** Surrounds the parts of « Livraison »; `address` is that of the shown one. */
export const deliveryFrame = (address: string) => ({
  title,
  header: (
    <div className="delivery__parts">
      <TabLinks
        label={parts}
        tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === address }))}
      />
    </div>
  ),
});

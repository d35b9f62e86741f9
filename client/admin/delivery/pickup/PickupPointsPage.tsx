import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { ListLink } from '../../list/ListLink.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { liveQuery } from '../../page/Loaded.tsx';
import { deliveryFrame } from '../deliveryFrame.tsx';
import { pickupPointsQuery, type PickupPoint } from './pickupPoint.ts';

const { points: texts } = frDelivery;
const { columns: titles } = texts;

const columns: readonly Column<PickupPoint>[] = [
  {
    title: titles.name,
    shape: 'title',
    cell: ({ id, name }) => <ListLink to={adminPaths.pickupPoint(id)}>{name}</ListLink>,
  },
  { title: titles.place, cell: ({ street, city }) => `${street}, ${city}` },
  { title: titles.hours, cell: ({ openingHours }) => openingHours },
  {
    title: titles.state,
    isUnbroken: true,
    cell: ({ isOpen }) => (
      <StatusChip tone={isOpen ? 'done' : 'ended'} text={isOpen ? texts.open : texts.closed} />
    ),
  },
];

export function PickupPointsPage() {
  return (
    <ListPage
      {...deliveryFrame(adminPaths.pickupPoints())}
      actions={<ButtonLink to={adminPaths.newPickupPoint()}>{texts.add}</ButtonLink>}
      query={pickupPointsQuery}
      request={() => liveQuery}
      list={({ pickupPoints }) => ({ nodes: pickupPoints, totalCount: pickupPoints.length })}
      count={texts.count}
      empty={{ none: texts.none }}
      columns={columns}
    />
  );
}

import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { ListLink } from '../../list/ListLink.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { useStaff } from '../../staff/me.ts';
import { deliveryFrame } from '../deliveryFrame.tsx';
import { carriersQuery, type Carrier } from './carrier.ts';

const { carriers: texts, kinds } = frDelivery;
const { columns: titles } = texts;

/** Owners open the carrier, others what they may change of it. */
const columnsFor = (isOwner: boolean): readonly Column<Carrier>[] => [
  {
    title: titles.name,
    shape: 'title',
    cell: ({ id, name, needsCities }) => {
      if (isOwner) return <ListLink to={adminPaths.carrier(id)}>{name}</ListLink>;
      return needsCities ? <ListLink to={adminPaths.carrierCities(id)}>{name}</ListLink> : name;
    },
  },
  { title: titles.kind, cell: ({ kind }) => kinds[kind] },
  {
    title: titles.cities,
    cell: ({ needsCities, unmappedCities }) => {
      if (!needsCities) return texts.noCities;
      return unmappedCities === 0 ? texts.mapped : texts.unmapped(unmappedCities);
    },
  },
  {
    title: titles.state,
    isUnbroken: true,
    cell: ({ isActive, isComplete }) => {
      if (!isActive) return <StatusChip tone="ended" text={texts.off} />;
      return isComplete ? (
        <StatusChip tone="done" text={texts.on} />
      ) : (
        <StatusChip tone="waiting" text={texts.incomplete} />
      );
    },
  },
];

export function CarriersPage() {
  const { role } = useStaff();
  const isOwner = role === 'OWNER';
  return (
    <ListPage
      {...deliveryFrame(adminPaths.carriers())}
      actions={
        isOwner ? <ButtonLink to={adminPaths.newCarrier()}>{texts.add}</ButtonLink> : undefined
      }
      query={carriersQuery}
      request={() => ({})}
      list={({ carriers }) => ({ nodes: carriers, totalCount: carriers.length })}
      count={texts.count}
      columns={columnsFor(isOwner)}
    />
  );
}

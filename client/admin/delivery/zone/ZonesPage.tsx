import { formatMoney } from '#shared/money.format.ts';
import { COUNTRY_TARIFF } from '#shared/pricing.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { ListLink } from '../../list/ListLink.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { liveQuery } from '../../page/Loaded.tsx';
import { deliveryFrame } from '../deliveryFrame.tsx';
import { zonesQuery, type Zone } from './zone.ts';

const { zones: texts, days, fee } = frDelivery;
const { columns: titles } = texts;

const columns: readonly Column<Zone>[] = [
  {
    title: titles.name,
    shape: 'title',
    cell: ({ id, name }) => <ListLink to={adminPaths.deliveryZone(id)}>{name}</ListLink>,
  },
  {
    title: titles.places,
    cell: ({ cityIds, regions }) =>
      [
        ...(cityIds.length > 0 ? [texts.cityCount(cityIds.length)] : []),
        ...(regions.length > 0 ? [texts.regionCount(regions.length)] : []),
      ].join(', ') || texts.noPlace,
  },
  {
    title: titles.time,
    cell: ({ isServed, minDays, maxDays, allowsTrying }) =>
      isServed
        ? [days.span(minDays, maxDays), ...(allowsTrying ? [texts.tries] : [])].join(', ')
        : texts.unserved,
  },
  { title: titles.guestFee, shape: 'end', cell: ({ guestFee }) => fee(guestFee.amount) },
  { title: titles.customerFee, shape: 'end', cell: ({ customerFee }) => fee(customerFee.amount) },
  {
    title: titles.freeFrom,
    shape: 'end',
    cell: ({ freeFrom }) => (freeFrom ? formatMoney(freeFrom.amount) : texts.never),
  },
];

export function ZonesPage() {
  return (
    <ListPage
      {...deliveryFrame(adminPaths.deliveryZones())}
      actions={<ButtonLink to={adminPaths.newDeliveryZone()}>{texts.add}</ButtonLink>}
      query={zonesQuery}
      request={() => liveQuery}
      list={({ deliveryZones }) => ({ nodes: deliveryZones, totalCount: deliveryZones.length })}
      count={texts.count}
      empty={{ none: texts.none }}
      columns={columns}
      footer={<p className="delivery__note">{texts.elsewhere(COUNTRY_TARIFF)}</p>}
    />
  );
}

import type { AdminNewOrderPointsQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { COURIER } from './newOrder.ts';
import type { NewOrderForm } from './useNewOrder.ts';

export const pickupPointsQuery = graphql(`
  query AdminNewOrderPoints {
    pickupPoints {
      id
      name
      city
      isOpen
    }
  }
`);

export type PickupPoint = AdminNewOrderPointsQuery['pickupPoints'][number];

type Props = { form: NewOrderForm; points: readonly PickupPoint[] };

/** How the order reaches its customer; nothing to choose where it cannot be fetched. */
export function WayField({ form: { order, field }, points }: Props) {
  const ways = points
    .map(({ id, name, city, isOpen }) => ({ id: `pickup:${id}`, name, city, isOpen }))
    // One that has closed since it was chosen stays in sight until another is.
    .filter(({ id, isOpen }) => isOpen || id === order.way);
  if (ways.length === 0 && order.way === COURIER) return null;
  return (
    <SelectField {...field('way')} label={texts.way}>
      <option value={COURIER}>{texts.courier}</option>
      {ways.map(({ id, name, city }) => (
        <option key={id} value={id}>
          {texts.fetchedAt(name, city)}
        </option>
      ))}
    </SelectField>
  );
}

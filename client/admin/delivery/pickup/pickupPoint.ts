import type { EditedPickupPointFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';

graphql(`
  fragment EditedPickupPoint on DeliveryPickupPoint {
    id
    version
    name
    street
    city
    openingHours
    isOpen
  }
`);

export const pickupPointsQuery = graphql(`
  query AdminPickupPoints {
    pickupPoints {
      ...EditedPickupPoint
    }
  }
`);

export type PickupPoint = EditedPickupPointFragment;

export const newPickupPoint: PickupPoint = {
  id: '',
  version: 0,
  name: '',
  street: '',
  city: '',
  openingHours: '',
  isOpen: true,
};

/** A pickup point as it is typed. */
export const valuesOf = ({ name, street, city, openingHours, isOpen }: PickupPoint) => ({
  name,
  street,
  city,
  openingHours,
  isOpen,
});

export type PickupPointValues = ReturnType<typeof valuesOf>;

import { deliveryTexts } from './delivery.fr.ts';

export type Place = { name: string; street: string; city: string; openingHours: string };

type Props = { place: Place; className?: string };

/** Shows where an order is fetched, and when. */
export function PickupPlace({ place: { name, street, city, openingHours }, className }: Props) {
  return (
    <address className={className}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <bdi>{[street, city].join(deliveryTexts.and)}</bdi>
      <br />
      <bdi>{openingHours}</bdi>
    </address>
  );
}

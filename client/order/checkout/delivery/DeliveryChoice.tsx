import { useId } from 'react';

import { deliveryTexts } from '../../../delivery/delivery.fr.ts';
import { daysOf, feeText, type Option } from '../../../delivery/promise.ts';
import { useToday } from '../../../page/today.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';

type Props = {
  options: readonly Option[];
  chosen: Option | undefined;
  onChoose: (id: string) => void;
};

/** Chooses how an order reaches the shopper, where there is more than one way. */
export function DeliveryChoice({ options, chosen, onChoose }: Props) {
  const id = useId();
  const today = useToday();
  if (options.length < 2) return null;
  return (
    <section className="surface" aria-labelledby={id}>
      <h2 id={id}>{deliveryTexts.title}</h2>
      <div role="radiogroup" aria-labelledby={id} className="stack-3">
        {options.map((option) => (
          <ChoiceCard
            key={option.id}
            name="delivery-option"
            value={option.id}
            label={option.title}
            checked={option === chosen}
            onChange={() => onChoose(option.id)}
          >
            {option.unavailable ?? <OptionFacts option={option} today={today} />}
          </ChoiceCard>
        ))}
      </div>
    </section>
  );
}

function OptionFacts({ option, today }: { option: Option; today: string }) {
  const { pickupPoint, allowsTrying } = option;
  const days = daysOf(option, today);
  const facts = [
    feeText(option),
    days === null ? null : deliveryTexts.promisedAnywhere(days),
    allowsTrying ? deliveryTexts.trying : null,
  ];
  return (
    <>
      <span>{facts.filter(Boolean).join(deliveryTexts.and)}</span>
      {pickupPoint ? (
        <>
          <br />
          <bdi>{[pickupPoint.street, pickupPoint.city].join(deliveryTexts.and)}</bdi>
          <br />
          <bdi>{pickupPoint.openingHours}</bdi>
        </>
      ) : null}
    </>
  );
}

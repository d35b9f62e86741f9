import { useState } from 'react';

import type { OrderCity_OrderFragment } from '../../../generated/admin/graphql.ts';
import { frShipments } from '../../../text/admin/orders/shipments.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import { useUpdateOrder } from '../change/updateOrder.ts';
import { findCity, searchCities } from '../new/cities.ts';

const { delivery: texts } = frShipments;

type Props = { order: OrderCity_OrderFragment };

export function CityForm({ order: { id, version, shippingInfo } }: Props) {
  const { update, isBusy } = useUpdateOrder(id);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const found = searchCities(text);
  const save = async () => {
    const city = findCity(text);
    setError(city ? undefined : texts.unknown);
    if (!city) return;
    const { name, phone, email, street, city: typed, region, postalCode } = shippingInfo;
    const place = { street, city: typed, region, postalCode, cityId: city.id };
    const reply = await update(version, { shippingInfo: { name, phone, email, ...place } });
    for (const { message } of reply?.userErrors ?? []) toast.error(message);
  };
  return (
    <form
      className="order-detail__city admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <Combobox
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        label={texts.city}
        error={error}
        value={text}
        listLabel={texts.cities}
        options={found.map(({ id: of, name, region: note }) => ({ id: of, label: name, note }))}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onType={setText}
        onChoose={(place) => setText(found[place]?.name ?? text)}
        isFirstTaken
      />
      <div>
        <Button type="submit" disabled={isBusy}>
          {texts.choose}
        </Button>
      </div>
    </form>
  );
}
